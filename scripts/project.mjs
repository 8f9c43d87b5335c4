// Plain JavaScript without dependencies, because `npm start` runs it before anything is installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectDir = path.resolve(fileURLToPath(import.meta.url), '../..')

/** Returns the path of a lock. A checkout has one set of locks, whatever DATA_DIR is. */
export const lockFile = (name) => path.join(projectDir, '.data/locks', name)

/** The error that ends a command with a message for the operator. */
export class CommandError extends Error {
  name = 'CommandError'
}

/** Runs a command. A CommandError is printed as one line, any other error with its stack trace. */
export async function runCommand(main) {
  process.chdir(projectDir)
  process.env.NEXT_TELEMETRY_DISABLED ??= '1' // no command contacts other servers unasked
  try {
    const [major, minor] = process.versions.node.split('.').map(Number)
    const isTooOld = major < 20 || (major === 20 && minor < 19)
    if (isTooOld)
      throw new CommandError(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)
    await main()
  } catch (error) {
    console.error(error instanceof CommandError || error.name === 'InvalidSetting' ? error.message : error)
    process.exit(1)
  }
}

/** Maps each running program to the target of signals: its pid, or its process group's, which is negative. */
const runningPrograms = new Map()

/**
 * Runs a Node.js program and waits for its end.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, ownGroup?: boolean }} [options] `quiet` prints the program's
 *   output only when the program fails. With `ownGroup` Ctrl-C does not reach the program, but
 *   `endRunningPrograms` also ends everything that it has started.
 * @returns {Promise<number>} its exit code
 */
export function runNode(args, { env = {}, quiet = false, ownGroup = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectDir,
      detached: ownGroup,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    child.once('spawn', () => runningPrograms.set(child, ownGroup ? -child.pid : child.pid))
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      runningPrograms.delete(child)
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** Ends the programs that `runNode` is running, and waits for their end. */
export async function endRunningPrograms() {
  await Promise.all(
    [...runningPrograms].map(async ([child, signalTarget]) => {
      const closed = once(child, 'close')
      if (child.exitCode === null && child.signalCode === null) process.kill(signalTarget, 'SIGTERM')
      await closed
    }),
  )
}

export const say = (line) => console.log(line)
