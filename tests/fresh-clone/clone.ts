import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../scripts/database/ports'

/** A program that serves HTTP in the clone. */
export interface Service {
  url: string
  stop(): Promise<void>
}

export interface Clone {
  folder: string
  /** Runs a command to its end. @throws Error with what the command wrote, when it fails */
  run(command: string, args: string[]): Promise<void>
  /** Starts a command and waits until its server answers at `path`. */
  serve(command: string, args: string[], options?: ServeOptions): Promise<Service>
  remove(): Promise<void>
}

interface ServeOptions {
  env?: Record<string, string>
  /** A path that answers, with any status, once the server is ready. */
  path?: string
}

/** The environment variables of this shell and of vitest that a newcomer does not have. */
const FOREIGN_NAMES = new Set([
  ...['NODE_ENV', 'NODE_OPTIONS', 'DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL'],
  ...['DATA_DIR', 'DATABASE_URL', 'DEMO', 'PORT'],
])
const FOREIGN_PREFIX = /^(VITEST|TEST|E2E_|API_|npm_)/

function createNewcomerEnv(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  for (const name of Object.keys(env))
    if (FOREIGN_NAMES.has(name) || FOREIGN_PREFIX.test(name)) delete env[name]
  return env
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { redirect: 'manual' })).arrayBuffer()
    return true
  } catch {
    return false
  }
}

const POLL_INTERVAL_MS = 200

/** Waits for a server's first response. @throws Error with the server's output if the server ends before it answers */
async function waitUntilAnswered(url: string, child: ChildProcess, output: () => string): Promise<void> {
  let hasEnded = false
  child.once('exit', () => (hasEnded = true))
  while (!(await isAnswered(url))) {
    if (hasEnded) throw new Error(`The server ended before it answered:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}

/** Clones what is committed in this checkout into a temporary folder. */
export function cloneCheckout(): Clone {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'fresh-clone-')), 'agency')
  execFileSync('git', [
    '-c',
    'advice.detachedHead=false',
    'clone',
    '--quiet',
    '--no-hardlinks',
    process.cwd(),
    folder,
  ])
  const start = (command: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...createNewcomerEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a group of its own, so that the signal reaches what npm and npx start
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output += part.toString()))
    return { child, output: () => output }
  }
  const run = async (command: string, args: string[]) => {
    const { child, output } = start(command, args)
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output()}`)
  }
  return {
    folder,
    run,
    async serve(command, args, { env = {}, path: readyPath = '/' } = {}) {
      const port = await findFreePort()
      const { child, output } = start(command, args, { PORT: String(port), ...env })
      const url = `http://localhost:${port}`
      await waitUntilAnswered(url + readyPath, child, output)
      return {
        url,
        async stop() {
          const closed = once(child, 'close')
          process.kill(-(child.pid ?? 0), 'SIGTERM')
          await closed
        },
      }
    },
    async remove() {
      await run('npx', ['tsx', 'scripts/database/cli.ts', 'stop'])
      fs.rmSync(path.dirname(folder), { recursive: true, force: true })
    },
  }
}
