import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createClient } from 'redis'
import { findFreePort } from '../../scripts/database/ports'
import { killProcess } from './kill-process'

const RETRY_MS = 50

export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0

/** Warns that tests are skipped because redis-server is not installed. @param skippedTests what the tests would show */
export const warnWithoutRedis = (skippedTests: string): void => {
  if (!hasRedisServer)
    process.stderr.write(`\nNOT TESTED: ${skippedTests}, because redis-server is not installed\n\n`)
}

export interface RedisServer {
  url: string
  stop: () => Promise<void>
  /** Starts the server again on the same port, without its data. */
  start: () => Promise<void>
  /** Stops the process without closing its connections, as a failing disk does. @returns a function that resumes it */
  freeze: () => () => void
  /** Sends a command. @returns its reply as text */
  sendCommand: (command: string[]) => Promise<string>
}

/** Starts a Redis server for one test, which stores nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await findFreePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess
  const sendCommand = async (command: string[]): Promise<string> => {
    const client = createClient({ url, socket: { reconnectStrategy: RETRY_MS } }).on('error', () => {})
    await client.connect()
    const reply = String(await client.sendCommand(command))
    client.destroy()
    return reply
  }
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn('redis-server', args, { stdio: 'ignore' })
    await sendCommand(['PING'])
  }
  await start()
  return {
    url,
    start,
    sendCommand,
    stop: () => killProcess(child),
    freeze: () => {
      child.kill('SIGSTOP')
      return () => void child.kill('SIGCONT')
    },
  }
}
