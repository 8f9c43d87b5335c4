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
  return { url, process: child, kill: () => killProcess(child) }
}

/** Waits until as many processes read the stream of a Redis. */
export const waitForReaders = (redis: RedisServer, count: number): Promise<void> =>
  eventually(async () => {
    const readers = (await redis.ask(['CLIENT', 'LIST'])).match(/cmd=xread/g)?.length ?? 0
    if (readers < count) throw new Error(`${readers} of ${count} processes read the stream`)
  })

/** Makes a process that does not exist the one that emits what happens in a thread. */
export const giveThreadToNobody = (redis: RedisServer, threadId: number): Promise<string> =>
  redis.ask(['SET', `estate-agency-sockets:thread:${threadId}`, 'nobody', 'PX', '60000'])
