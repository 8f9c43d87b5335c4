import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Account } from './account'

/** A PostgreSQL server with its data, which PostgreSQL calls a cluster. */
export interface Cluster {
  /** Folder of the binaries. */
  native: string
  data: string // folder
  log: string // file
  account: Account | undefined
}

const START_TIMEOUT_MS = 60_000
/** A failed start is retried only if this much of START_TIMEOUT_MS is left. */
const MIN_ATTEMPT_MS = 30_000
const RETRY_DELAY_MS = 250
/** Short, because the check reads one small file and a start waits for it. */
const POLL_INTERVAL_MS = 15

const getProgramPath = (cluster: Cluster, name: string) =>
  path.join(cluster.native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** Creates the data under another name and renames the finished folder, so that a kill leaves no incomplete cluster. */
export function initialiseCluster(cluster: Cluster, superPassword: string): void {
  const unfinished = `${cluster.data}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const passwordFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'agency-')), 'password')
  fs.writeFileSync(passwordFile, superPassword, { mode: 0o600 })
  if (cluster.account) {
    for (const file of [unfinished, path.dirname(passwordFile), passwordFile])
      fs.chownSync(file, cluster.account.uid, cluster.account.gid)
  }
  try {
    const initdb = spawnSync(
      getProgramPath(cluster, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        // PostgreSQL's built-in locale, so that texts sort alike on every machine.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...cluster.account, cwd: os.tmpdir(), encoding: 'utf8', env: createEnvironmentWithoutPostgres() },
    )
    if (initdb.status !== 0)
      throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr.trim()}`)
    fs.renameSync(unfinished, cluster.data)
  } finally {
    fs.rmSync(path.dirname(passwordFile), { recursive: true, force: true })
  }
}

/** Returns the environment without PG* variables, which would change the server's settings. */
function createEnvironmentWithoutPostgres(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('PG')),
  ) as NodeJS.ProcessEnv
}

/** The index of the line of postmaster.pid with the server's status (PostgreSQL's LOCK_FILE_LINE_PM_STATUS). */
const STATUS_LINE = 7

interface Postmaster {
  pid: number
  isReady: boolean
}

/** Reads the pid file of the postmaster, PostgreSQL's main process; undefined when it is not running. */
export function findRunningPostmaster({ data }: Pick<Cluster, 'data'>): Postmaster | undefined {
  let lines: string[]
  try {
    lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  const isReady = lines[STATUS_LINE]?.trim() === 'ready'
  return pid && isPostgresOf(pid, data) ? { pid, isReady } : undefined
}

/** Whether a process is this PostgreSQL. After a reboot another process may have the pid, but not the working folder. */
function isPostgresOf(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EPERM') return false
  }
  if (process.platform !== 'linux') return true
  try {
    return fs.realpathSync(`/proc/${pid}/cwd`) === fs.realpathSync(data)
  } catch {
    return false
  }
}

interface StartOptions {
  port: number
  /** Whether a commit survives a power cut. */
  isDurable: boolean
}

/** Starts PostgreSQL and waits until it is ready: detached, because several processes share it and it outlives them. */
export async function startPostmaster(cluster: Cluster, { port, isDurable }: StartOptions): Promise<void> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: 'on',
    full_page_writes: isDurable ? 'on' : 'off',
    // Enough for the connection pools of a site, an agency and tests at once; `npm test` runs suites side by side.
    max_connections: isDurable ? 120 : 300,
    timezone: 'UTC',
    jit: 'off', // compiling takes longer than our short queries
    log_min_messages: 'warning',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const deadline = Date.now() + START_TIMEOUT_MS
  // After a kill -9 the old backends need a moment to release their shared memory, so the start is retried.
  for (;;) {
    if (!findRunningPostmaster(cluster)) fs.rmSync(path.join(cluster.data, 'postmaster.pid'), { force: true })
    const log = fs.openSync(cluster.log, 'a', 0o600)
    const child = spawn(getProgramPath(cluster, 'postgres'), ['-D', cluster.data, ...options], {
      ...cluster.account,
      cwd: os.tmpdir(),
      env: createEnvironmentWithoutPostgres(),
      detached: true,
      stdio: ['ignore', log, log],
    })
    fs.closeSync(log)
    let failure: string | undefined
    child.once('error', (error) => (failure = error.message))
    child.once('exit', (code, signal) => (failure ??= `postgres ended with ${signal ?? code}`))
    while (!failure) {
      if (findRunningPostmaster(cluster)?.isReady) return child.unref()
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not become ready; see ${cluster.log}`)
      await delay(POLL_INTERVAL_MS)
    }
    if (Date.now() > deadline - MIN_ATTEMPT_MS)
      throw new Error(`${failure}: ${readLastLine(cluster.log)} (${cluster.log})`)
    await delay(RETRY_DELAY_MS)
  }
}

function readLastLine(log: string): string {
  return fs.readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? ''
}

/** Stops PostgreSQL and ends all its connections. No committed data is lost. */
export async function stopPostmaster(cluster: Pick<Cluster, 'data'>): Promise<void> {
  const running = findRunningPostmaster(cluster)
  if (!running) return
  process.kill(running.pid, 'SIGINT') // PostgreSQL's "fast shutdown"
  while (findRunningPostmaster(cluster)) await delay(POLL_INTERVAL_MS)
}
