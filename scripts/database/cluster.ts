import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Account } from './account'

/** A PostgreSQL data folder with what it takes to run it. */
export interface Cluster {
  native: string
  data: string
  log: string
  account: Account | undefined
}

const program = (cluster: Cluster, name: string) =>
  path.join(cluster.native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** Makes the data folder: whole or not at all, so a kill in the middle leaves nothing to trip over. */
export function initialise(cluster: Cluster, superPassword: string): void {
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
    const made = spawnSync(
      program(cluster, 'initdb'),
      [
        '-D',
        unfinished,
        '-U',
        'postgres',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...cluster.account, cwd: os.tmpdir(), encoding: 'utf8', env: plainEnvironment() },
    )
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr.trim()}`)
    fs.renameSync(unfinished, cluster.data)
  } finally {
    fs.rmSync(path.dirname(passwordFile), { recursive: true, force: true })
  }
}

/** PG* variables of the caller's shell would reach the server otherwise. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('PG')),
  ) as NodeJS.ProcessEnv
}

interface Postmaster {
  pid: number
  ready: boolean
}

/** The postmaster of this data folder by its own pid file, or undefined when none lives. */
export function runningPostmaster({ data }: Pick<Cluster, 'data'>): Postmaster | undefined {
  let lines: string[]
  try {
    lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  return pid && isPostgresOf(pid, data) ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined
}

/** After a reboot another process may have the pid: on Linux its working folder tells. */
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

/**
 * Starts the postmaster in a session of its own, so that neither Ctrl-C in a terminal nor the end
 * of this process takes it along: several processes share it.
 */
export async function startPostmaster(cluster: Cluster, port: number): Promise<void> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: 120,
    timezone: 'UTC',
    jit: 'off',
    log_min_messages: 'warning',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const deadline = Date.now() + 60_000
  // After a kill -9 the old backends need a moment to notice and let go of their shared memory.
  for (;;) {
    if (!runningPostmaster(cluster)) fs.rmSync(path.join(cluster.data, 'postmaster.pid'), { force: true })
    const log = fs.openSync(cluster.log, 'a', 0o600)
    const child = spawn(program(cluster, 'postgres'), ['-D', cluster.data, ...options], {
      ...cluster.account,
      cwd: os.tmpdir(),
      env: plainEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
    })
    fs.closeSync(log)
    let ended: string | undefined
    child.once('error', (error) => (ended = error.message))
    child.once('exit', (code, signal) => (ended ??= `postgres ended with ${signal ?? code}`))
    while (!ended) {
      if (runningPostmaster(cluster)?.ready) return child.unref()
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not become ready; see ${cluster.log}`)
      await delay(15)
    }
    if (Date.now() > deadline - 30_000)
      throw new Error(`${ended}: ${lastWords(cluster.log)} (${cluster.log})`)
    await delay(250)
  }
}

function lastWords(log: string): string {
  return fs.readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? ''
}

/** Stops the postmaster and waits until it is gone; connections are ended, nothing committed is lost. */
export async function stopPostmaster(cluster: Pick<Cluster, 'data'>): Promise<void> {
  const running = runningPostmaster(cluster)
  if (!running) return
  process.kill(running.pid, 'SIGINT') // PostgreSQL's "fast shutdown"
  while (runningPostmaster(cluster)) await delay(20)
}
