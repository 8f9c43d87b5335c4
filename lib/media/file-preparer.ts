import { fork, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { env } from '../config/env'
import { lowerPriority } from '../config/process-priority'
import { fileMessages } from '../contract/file-messages'
import type { FileKind } from '../domain/listing-files'
import type { Preparation } from './prepare-picture'

/* Decodes uploads in a child process of low priority, so that the server survives a file that crashes the decoder. */

export interface PreparationRequest {
  path: string
  kind: FileKind
}
export type PreparationReply = { preparation: Preparation } | { error: string }

interface FilePreparerOptions {
  /** The program of the child process. */
  program?: { file: string; nodeOptions: string[] }
  /** The time without a file after which the child process ends. */
  idleMs?: number
  /** The longest time for one file. Then the process is killed, as if the file had crashed the decoder. */
  maxMs?: number
}

const DEFAULT_IDLE_MS = 10_000
/** Several times as long as the largest picture takes on a busy machine. */
const DEFAULT_MAX_MS = 180_000
/** A file is tried again after a crash, because the cause may have been a temporary lack of memory. */
const MAX_TRIES = 2

class ProcessEnded extends Error {}

/** Returns the bundle of the production build or, without a build, the source file. */
function defaultProgram(): { file: string; nodeOptions: string[] } {
  if (env().NODE_ENV === 'production') {
    const file = path.resolve(/* turbopackIgnore: true */ '.next/runtime/preparation-process.mjs')
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
    // The process gets no other settings: it decodes strangers' files and must not know keys or passwords.
    // MALLOC_ARENA_MAX saves memory: glibc keeps one pool instead of one for each thread.
    env: { NODE_ENV: env().NODE_ENV, MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // An `error` event without a listener would end the server. Callers learn of the failure by the `close` event.
  child.on('error', () => child.kill('SIGKILL'))
  // Set at once, because a thread keeps the priority that the process had when the thread started. On a busy machine
  // the lowest priority would get no time at all.
  lowerPriority(child, os.constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

/** Sends one file to the child process and waits for the result. @throws ProcessEnded when it ends or takes too long */
function prepareInChild(
  child: ChildProcess,
  request: PreparationRequest,
  maxMs: number,
): Promise<PreparationReply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), maxMs)
    const stopListening = () => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onEnd)
    }
    const onMessage = (reply: unknown) => {
      stopListening()
      resolve(reply as PreparationReply)
    }
    const onEnd = () => {
      stopListening()
      reject(new ProcessEnded('The process that decodes files has ended.'))
    }
    child.on('message', onMessage).on('close', onEnd)
    child.send(request, (error) => {
      if (error) child.kill('SIGKILL')
    })
  })
}

/** Creates a function that prepares files in one child process, which starts with the first file and ends when idle. */
export function createFilePreparer({
  program,
  idleMs = DEFAULT_IDLE_MS,
  maxMs = DEFAULT_MAX_MS,
}: FilePreparerOptions = {}) {
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()

  const getProcess = (): ChildProcess => {
    clearTimeout(idleTimer)
    if (child?.connected) return child
    const newChild = startProcess(program ?? defaultProgram())
    newChild.once('exit', () => {
      if (child === newChild) child = undefined
    })
    child = newChild
    return newChild
  }
  /** Lets the server exit while the child process is idle, and ends the child process after `idleMs`. */
  const endWhenIdle = () => {
    child?.unref()
    child?.channel?.unref()
    idleTimer = setTimeout(() => {
      if (child?.connected) child.disconnect()
      child = undefined
    }, idleMs).unref()
  }

  const prepare = async (request: PreparationRequest): Promise<Preparation> => {
    for (let attempt = 1; ; attempt += 1) {
      const currentChild = getProcess()
      currentChild.ref()
      currentChild.channel?.ref()
      try {
        const reply = await prepareInChild(currentChild, request, maxMs)
        if ('preparation' in reply) return reply.preparation
        throw new Error(reply.error)
      } catch (error) {
        if (!(error instanceof ProcessEnded)) throw error
        child = undefined
        console.error(`An uploaded ${request.kind} ended the process that decodes files.`)
        if (attempt === MAX_TRIES)
          return { problem: request.kind === 'document' ? fileMessages.notPdf : fileMessages.broken }
      } finally {
        endWhenIdle()
      }
    }
  }

  return (filePath: string, kind: FileKind): Promise<Preparation> => {
    const work = () => prepare({ path: path.resolve(/* turbopackIgnore: true */ filePath), kind })
    // Waits for the file before this one, even if that file has failed.
    const turn = lastTurn.then(work, work)
    lastTurn = turn.catch(() => undefined)
    return turn
  }
}

let sharedPreparer: ReturnType<typeof createFilePreparer> | undefined

/** Prepares an uploaded file in a child process. @returns the file to store, or a message for its owner */
export const prepareInProcess = (filePath: string, kind: FileKind): Promise<Preparation> =>
  (sharedPreparer ??= createFilePreparer())(filePath, kind)
