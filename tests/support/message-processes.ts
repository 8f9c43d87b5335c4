import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createClient } from 'redis'
import { findFreePort } from '../../scripts/database/ports'
import { eventually } from './eventually'

export interface MessageProcess {
  url: string
  process: ChildProcess
  kill: () => Promise<void>
}

const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Starts a process of its own that serves the messages sockets of a database. */
export async function startMessageProcess(env: {
  DATABASE_URL: string
  REDIS_URL?: string
  PORT?: string
}): Promise<MessageProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'message-process.ts')],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...env } },
  )
  const [url] = (await once(child, 'message')) as [string]
  return { url, process: child, kill: () => killed(child) }
}

export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0

export interface RedisServer {
  url: string
  stop: () => Promise<void>
  /** Starts it again on the same port, empty. */
  start: () => Promise<void>
}

/** Starts a Redis of the test's own, which stores nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await findFreePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn('redis-server', args, { stdio: 'ignore' })
    await eventually(async () => {
      const client = createClient({ url, socket: { reconnectStrategy: false } }).on('error', () => {})
      await client.connect()
      client.destroy()
    })
  }
  await start()
  return { url, start, stop: () => killed(child) }
}
