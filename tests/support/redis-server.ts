import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createClient } from 'redis'
import { findFreePort } from '../../scripts/database/ports'
import { killProcess } from './kill-process'

const RETRY_MS = 50

export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0

/** @param what the tests that do not run for that reason */
export const warnWithoutRedis = (what: string): void => {
  if (!hasRedisServer)
    process.stderr.write(`\nNOT TESTED: ${what}, because redis-server is not installed\n\n`)
}

export interface RedisServer {
  url: string
  stop: () => Promise<void>
  /** Starts it again on the same port, empty. */
  start: () => Promise<void>
  /** Holds it up without closing its connections, as a failing disk does. @returns a function that lets it go on */
  freeze: () => () => void
  /** Sends it a command. */
  ask: (command: string[]) => Promise<string>
}

/** Starts a Redis of the test's own, which stores nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await findFreePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess
  const ask = async (command: string[]): Promise<string> => {
    const client = createClient({ url, socket: { reconnectStrategy: RETRY_MS } }).on('error', () => {})
    await client.connect()
    const answer = String(await client.sendCommand(command))
    client.destroy()
    return answer
  }
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn('redis-server', args, { stdio: 'ignore' })
    await ask(['PING'])
  }
  await start()
  return {
    url,
    start,
    ask,
    stop: () => killProcess(child),
    freeze: () => {
      child.kill('SIGSTOP')
      return () => void child.kill('SIGCONT')
    },
  }
}
