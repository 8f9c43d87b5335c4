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

interface ProcessSettings {
  DATABASE_URL: string
  REDIS_URL?: string
  PORT?: string
  /** `1`: hears nothing by NOTIFY. */
  IS_DEAF?: string
}

/** Starts a process of its own that serves the messages sockets of a database. */
export async function startMessageProcess(env: ProcessSettings): Promise<MessageProcess> {
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
  /** Holds it up without closing its connections, as a failing disk does. @returns a function that lets it go on */
  freeze: () => () => void
  /** Waits until as many processes read the stream. */
  waitForReaders: (count: number) => Promise<void>
  /** Makes a process that does not exist the one that emits what happens in a thread. */
  giveThreadToNobody: (threadId: number) => Promise<void>
}

/** Starts a Redis of the test's own, which stores nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await findFreePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess
  const ask = async (command: string[]): Promise<string> => {
    const client = createClient({ url, socket: { reconnectStrategy: false } }).on('error', () => {})
    await client.connect()
    const answer = String(await client.sendCommand(command))
    client.destroy()
    return answer
  }
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn('redis-server', args, { stdio: 'ignore' })
    await eventually(() => ask(['PING']))
  }
  await start()
  return {
    url,
    start,
    stop: () => killed(child),
    freeze: () => {
      child.kill('SIGSTOP')
      return () => void child.kill('SIGCONT')
    },
    waitForReaders: (count) =>
      eventually(async () => {
        const readers = (await ask(['CLIENT', 'LIST'])).match(/cmd=xread/g)?.length ?? 0
        if (readers < count) throw new Error(`${readers} of ${count} processes read the stream`)
      }),
    giveThreadToNobody: async (threadId) =>
      void (await ask(['SET', `estate-agency-sockets:thread:${threadId}`, 'nobody', 'PX', '60000'])),
  }
}
