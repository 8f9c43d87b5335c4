// A lock between processes, which a process that died does not keep. Plain JavaScript without dependencies,
// because `npm start` needs it before anything is installed.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** A process's start time on Linux, else ''; it tells two processes with the same reused pid apart. */
function readStartTime(pid) {
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

const ownLockText = () => `${process.pid} ${readStartTime(process.pid)}`

/** True when the process that wrote the lock is gone; an incomplete lock is abandoned after 5 seconds. */
function isAbandoned(file) {
  let text, writtenAt
  try {
    text = fs.readFileSync(file, 'utf8')
    writtenAt = fs.statSync(file).mtimeMs
  } catch {
    return false // released in the meantime
  }
  const [pid, start] = text.split(' ')
  if (!start && !/^\d+ $/.test(text)) return Date.now() - writtenAt > 5_000
  return !isAlive(Number(pid)) || (start !== '' && readStartTime(Number(pid)) !== start)
}

function tryTake(file) {
  try {
    fs.writeFileSync(file, ownLockText(), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes an abandoned lock; a second file lets only one process decide that at a time. */
function clearAbandoned(file) {
  const guard = `${file}.clearing`
  if (!tryTake(guard)) {
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
 * @param {string} file the lock's path; its folder is created
 * @param {() => Promise<T>} work
 * @param {{ timeoutMs?: number, onWait?: () => void }} [options] `onWait` is called once when another process holds the lock
 * @returns {Promise<T>}
 * @template T
 */
export async function withLock(file, work, { timeoutMs = 600_000, onWait } = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const deadline = Date.now() + timeoutMs
  let hasReported = false
  while (!tryTake(file)) {
    if (isAbandoned(file)) {
      clearAbandoned(file)
      continue
    }
    if (!hasReported) onWait?.()
    hasReported = true
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
