// A lock between processes that a dead holder cannot keep. Plain JavaScript and no dependency, as
// `npm start` needs it before anything is installed.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** When a process began, as far as the system tells: a pid that was given again is told apart. */
function startOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const mine = () => `${process.pid} ${startOf(process.pid)}`

/** True when the process that wrote this lock is gone. A half-written lock counts after 5 seconds. */
function isAbandoned(file) {
  let text, written
  try {
    text = fs.readFileSync(file, 'utf8')
    written = fs.statSync(file).mtimeMs
  } catch {
    return false // released meanwhile
  }
  const [pid, start] = text.split(' ')
  if (!start && !/^\d+ $/.test(text)) return Date.now() - written > 5_000
  return !isAlive(Number(pid)) || (start !== '' && startOf(Number(pid)) !== start)
}

function take(file) {
  try {
    fs.writeFileSync(file, mine(), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes an abandoned lock; a second file lets only one process decide that at a time. */
function clearAbandoned(file) {
  const guard = `${file}.clearing`
  if (!take(guard)) {
    if (isAbandoned(guard)) fs.rmSync(guard, { force: true })
    return
  }
  try {
    if (isAbandoned(file)) fs.rmSync(file, { force: true })
  } finally {
    fs.rmSync(guard, { force: true })
  }
}

/**
 * Runs `work` while no other process holds the lock.
 * @param {string} file where the lock stands; its folder is made if need be
 * @param {() => Promise<T>} work
 * @param {{ timeoutMs?: number, onWait?: () => void }} [options] `onWait` is called once when another holds it
 * @returns {Promise<T>}
 * @template T
 */
export async function withLock(file, work, { timeoutMs = 600_000, onWait } = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const deadline = Date.now() + timeoutMs
  let told = false
  while (!take(file)) {
    if (isAbandoned(file)) {
      clearAbandoned(file)
      continue
    }
    if (!told) onWait?.()
    told = true
    if (Date.now() > deadline)
      throw new Error(
        `Another process (${fs.readFileSync(file, 'utf8').split(' ')[0]}) holds ${file} for too long.`,
      )
    await delay(40)
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}
