import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { findFreePort } from '../../../scripts/database/ports'
import { createFilledDatabase, type TestDatabase } from '../../support/databases'

export interface StartedServer {
  url: string
  /** The time from the start of the process to the first response with status 200. */
  firstAnswerMs: number
  process: ChildProcess
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 60_000

/** Waits until a URL answers 200. A refused connection means that the server is not ready yet. */
async function waitForOk(url: string): Promise<void> {
  const startedAt = performance.now()
  for (;;) {
    if (performance.now() - startedAt > START_TIMEOUT_MS)
      throw new Error(`${url} did not answer 200 within ${START_TIMEOUT_MS} ms`)
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.status === 200) return
    // There is no delay between attempts, because the time to the first response is measured.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const waitForExit = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once('exit', () => resolve()))

/** Starts a server program, and waits until its `readyPath` answers 200. */
export async function startServer(
  args: string[],
  {
    cwd = process.cwd(),
    env = {},
    readyPath = '/',
  }: { cwd?: string; env?: Record<string, string>; readyPath?: string } = {},
): Promise<StartedServer> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  })
  const url = `http://127.0.0.1:${port}`
  await waitForOk(url + readyPath)
  const firstAnswerMs = performance.now() - startedAt
  return {
    url,
    firstAnswerMs,
    process: child,
    async stop() {
      const exit = waitForExit(child)
      child.kill('SIGTERM')
      await exit
    },
  }
}

interface SiteOptions {
  readyPath?: string
  nodeOptions?: string[]
  /** Further settings of the site, as environment variables. */
  settings?: Record<string, string>
}

/** Starts the site that `npm run build` has built. */
export async function startSite(
  database: Pick<TestDatabase, 'url'>,
  { readyPath = '/', nodeOptions = [], settings = {} }: SiteOptions = {},
): Promise<StartedServer> {
  return startServer([...nodeOptions, path.resolve('.next/runtime/server.mjs')], {
    env: { DATABASE_URL: database.url, DEMO: '1', ...settings },
    readyPath,
  })
}

export { createFilledDatabase }
