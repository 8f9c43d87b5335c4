import { fork, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { env } from '../config/env'
import { fileMessages } from '../contract/file-messages'
import type { FileKind } from '../domain/listing-files'
import type { Preparation } from './prepare-picture'

/* Uploaded files are decoded in a child process: its memory is not the server's, it yields to requests for pages, and
   a file that breaks the decoder breaks nothing else. */

export interface PreparationRequest {
  path: string
  kind: FileKind
}
export type PreparationReply = { preparation: Preparation } | { error: string }

interface Options {
  /** The program of the child process. */
  program?: { file: string; nodeOptions: string[] }
  /** After so long without a file the child process ends. */
  idleMs?: number
  /** After so long a file counts as one that breaks the decoder. */
  maxMs?: number
}

const DEFAULT_IDLE_MS = 10_000
/** Several times as long as the largest picture takes on a busy machine. */
const DEFAULT_MAX_MS = 180_000
/** A crash may be due to something else, such as a lack of memory that has passed. */
const MAX_TRIES = 2

class ProcessEnded extends Error {}

/** The bundle that the build makes beside the server; elsewhere the source. */
function defaultProgram(): { file: string; nodeOptions: string[] } {
  if (env().NODE_ENV === 'production') {
    const file = path.resolve(/* turbopackIgnore: true */ '.next/runtime/preparation-process.cjs')
    if (fs.existsSync(file)) return { file, nodeOptions: [] }
  }
  return {
    file: path.resolve(/* turbopackIgnore: true */ 'lib/media/preparation-process.ts'),
    nodeOptions: ['--import', 'tsx'],
  }
}

function startProcess({ file, nodeOptions }: { file: string; nodeOptions: string[] }): ChildProcess {
  const child = fork(file, [], {
    execArgv: nodeOptions,
    // No settings: what decodes strangers' files knows neither keys nor the database.
    env: { NODE_ENV: env().NODE_ENV, MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A process that cannot be started tells so by `exit` too, or not at all.
  child.on('error', () => child.kill('SIGKILL'))
  // At once, because threads that exist already keep their priority. Not the lowest, which starves on a busy machine.
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

/** Has the child process prepare one file. @throws ProcessEnded when it ends or takes too long */
function askProcess(
  child: ChildProcess,
  request: PreparationRequest,
  maxMs: number,
): Promise<PreparationReply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), maxMs)
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onEnd)
      act()
    }
    const onMessage = (reply: unknown) => settle(() => resolve(reply as PreparationReply))
    const onEnd = () => settle(() => reject(new ProcessEnded('The process that decodes files has ended.')))
    child.on('message', onMessage).on('close', onEnd)
    child.send(request, (error) => error && child.kill('SIGKILL'))
  })
}

/**
 * Creates a function that prepares uploaded files in a child process, one at a time. The process is started with the
 * first file, ends when it is idle, and is started anew after a crash.
 */
export function createFilePreparer({
  program,
  idleMs = DEFAULT_IDLE_MS,
  maxMs = DEFAULT_MAX_MS,
}: Options = {}) {
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()

  const getProcess = (): ChildProcess => {
    clearTimeout(idleTimer)
    if (child?.connected) return child
    const started = startProcess(program ?? defaultProgram())
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return (child = started)
  }
  /** A process that waits for files does not keep this one from ending. */
  const rest = () => {
    child?.unref()
    child?.channel?.unref()
    idleTimer = setTimeout(() => {
      if (child?.connected) child.disconnect()
      child = undefined
    }, idleMs).unref()
  }

  const prepare = async (request: PreparationRequest): Promise<Preparation> => {
    for (let tries = 1; ; tries += 1) {
      const process = getProcess()
      process.ref()
      process.channel?.ref()
      try {
        const reply = await askProcess(process, request, maxMs)
        if ('preparation' in reply) return reply.preparation
        throw new Error(reply.error)
      } catch (error) {
        if (!(error instanceof ProcessEnded)) throw error
        child = undefined
        console.error(`An uploaded ${request.kind} ended the process that decodes files.`)
        if (tries === MAX_TRIES)
          return { problem: request.kind === 'document' ? fileMessages.notPdf : fileMessages.broken }
      } finally {
        rest()
      }
    }
  }

  return (filePath: string, kind: FileKind): Promise<Preparation> => {
    const work = () => prepare({ path: path.resolve(/* turbopackIgnore: true */ filePath), kind })
    const turn = lastTurn.then(work, work)
    lastTurn = turn.catch(() => undefined)
    return turn
  }
}

let shared: ReturnType<typeof createFilePreparer> | undefined

/**
 * Checks an uploaded file of a listing and encodes a picture anew, in the child process.
 * @returns the file as the store keeps it, or the problem in words for its owner
 */
export const prepareInProcess = (filePath: string, kind: FileKind): Promise<Preparation> =>
  (shared ??= createFilePreparer())(filePath, kind)
