import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eventually } from './eventually'
import { killProcess } from './kill-process'
import type { RedisServer } from './redis-server'

export interface MessageProcess {
  url: string
  process: ChildProcess
  kill: () => Promise<void>
}

interface ProcessSettings {
  DATABASE_URL: string
  REDIS_URL?: string
  PORT?: string
  /** `1` makes the process ignore the database's notifications. */
  IGNORES_NOTIFY?: string
}

/** Starts another process that serves the messages sockets of a database. */
export async function startMessageProcess(env: ProcessSettings): Promise<MessageProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'message-process.ts')],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...env } },
  )
  const [url] = (await once(child, 'message')) as [string]
  return { url, process: child, kill: () => killProcess(child) }
}

/** Waits until `count` processes read the stream of events of a Redis server. */
export const waitForReaders = (redis: RedisServer, count: number): Promise<void> =>
  eventually(async () => {
    const readers = (await redis.sendCommand(['CLIENT', 'LIST'])).match(/cmd=xread/g)?.length ?? 0
    if (readers < count) throw new Error(`${readers} of ${count} processes read the stream`)
  })

/** Assigns a thread to a process that does not exist, for a minute, so that no process emits the thread's events. */
export const giveThreadToNobody = (redis: RedisServer, threadId: number): Promise<string> =>
  redis.sendCommand(['SET', `estate-agency-sockets:thread:${threadId}`, 'nobody', 'PX', '60000'])
