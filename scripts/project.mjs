// What the commands of this folder share. Plain JavaScript without dependencies: `npm start` runs it
// in a fresh clone, before anything is installed.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectDir = path.resolve(fileURLToPath(import.meta.url), '../..')

/** Where locks between commands stand; a checkout has one set, whatever DATA_DIR says. */
export const lockFile = (name) => path.join(projectDir, '.data/locks', name)

/** Ends a command for a reason that a person can act on. */
export class Stop extends Error {
  name = 'Stop'
}

/**
 * Runs a command's main function: a Stop is told in one line, anything else with its trace.
 * @param {() => Promise<unknown>} main
 */
export async function runCommand(main) {
  process.chdir(projectDir)
  process.env.NEXT_TELEMETRY_DISABLED ??= '1' // nothing here speaks to the outside unasked
  try {
    const [major, minor] = process.versions.node.split('.').map(Number)
    if (major < 20 || (major === 20 && minor < 19))
      throw new Stop(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)
    await main()
  } catch (error) {
    console.error(error instanceof Stop || error.name === 'InvalidSetting' ? error.message : error)
    process.exit(1)
  }
}

/**
 * Runs a program of Node's and waits for it.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, onLine?: (line: string) => void }} [options] `quiet` keeps
 *   what it writes, and shows it only when it fails
 * @returns {Promise<number>} its exit code
 */
export function runNode(args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    const kept = []
    child.stdout?.on('data', (chunk) => kept.push(chunk))
    child.stderr?.on('data', (chunk) => kept.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept))
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** Writes a line of progress. */
export const say = (line) => console.log(line)
