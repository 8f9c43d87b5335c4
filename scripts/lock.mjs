// A lock between processes, which ends with the process that holds it. Plain JavaScript, because it is needed before
// packages are installed.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Writing the lock's text takes milliseconds, so an empty file of this age was left by a killed process. */
const INCOMPLETE_LOCK_MS = 5_000
const POLL_INTERVAL_MS = 40
/** Longer than the slowest work under a lock, a production build, takes. */
const DEFAULT_TIMEOUT_MS = 600_000

/** Returns the start time of a process on Linux, else ''. Two processes that had the same pid differ in it. */
function readStartTime(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The start time is the 22nd field (proc(5)). The second one, in brackets, may contain spaces, so the fields are
    // split after it.
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

const getOwnLockText = () => `${process.pid} ${readStartTime(process.pid)}`

/** True when the process that wrote the lock is gone, or left it incomplete for 5 seconds. */
function isAbandoned(file) {
  let text, writtenAt
  try {
    text = fs.readFileSync(file, 'utf8')
    writtenAt = fs.statSync(file).mtimeMs
  } catch {
    return false // released in the meantime
  }
  const [pid, start] = text.split(' ')
  // On a system without start times, a complete text is a pid and a space.
  const isIncomplete = !start && !/^\d+ $/.test(text)
  if (isIncomplete) return Date.now() - writtenAt > INCOMPLETE_LOCK_MS
  const isPidReused = start !== '' && readStartTime(Number(pid)) !== start
  return !isAlive(Number(pid)) || isPidReused
}

function tryTake(file) {
  try {
    fs.writeFileSync(file, getOwnLockText(), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes an abandoned lock. A second lock, the guard, lets only one process at a time do so. */
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
 * Runs work while this process holds a lock.
 * @param {string} file the file that is the lock; its folder is created
 * @param {() => Promise<T>} work
 * @param {{ timeoutMs?: number, onWait?: () => void }} [options] `onWait` is called once if the lock is taken
 * @returns {Promise<T>}
 * @template T
 */
export async function withLock(file, work, { timeoutMs = DEFAULT_TIMEOUT_MS, onWait } = {}) {
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
    await delay(POLL_INTERVAL_MS)
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}
