import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { invalidate } from '../cache/invalidation'
import { agencyTimeoutMs } from '../config/agency-timeout'
import type { Env } from '../config/env'
import { lowerPriority } from '../config/process-priority'
import type { Application } from './application'
import { connectApplication } from './application-client'
import { sendMessage, type MessageToApplication, type MessageToFront } from './application-protocol'
import { RestartPauses } from './restart-pauses'
import { createTunnels, type Tunnels } from './tunnels'
import { watchHealth } from './watch-health'

/**
 * A nice value. The front process has 0, a higher priority, so that a cached page does not wait for a processor that
 * renders. The process that decodes files (lib/media/file-preparer.ts) has a lower one.
 */
const APPLICATION_PRIORITY = 5

/** More than a healthy application needs to begin an answer, apart from its waits for the agency. */
const RENDER_TIMEOUT_MS = 25_000

/** Longer than a stopping application waits for its running jobs (lib/agency/jobs/run-worker.ts). */
const STOP_TIMEOUT_MS = 15_000

export interface ApplicationProcess {
  application: Application
  tunnels: Pick<Tunnels, 'open'>
  addListingViews(counts: ReadonlyMap<number, number>): void
  /** Drops the sockets of all browsers, which then connect to another server. */
  dropSockets(): void
  /** Lets the process finish its work, for a limited time, and resolves when it has ended. */
  stop(): Promise<void>
  kill(): void
}

interface StartOptions {
  settings: Env
  /** Whether an application that hangs is ended and started again, and the requests to it are given up. */
  watchesHealth?: boolean
  healthChecks?: Parameters<typeof watchHealth>[2]
  restartPauses?: RestartPauses
  stopTimeoutMs?: number
}

/**
 * Starts the application in a process of its own, so that cached pages never wait for its work. When it ends without
 * having been stopped, it is started again; meanwhile cached pages are served, and all others answer 503.
 * @param program the file of scripts/application.ts, bundled
 * @returns undefined if the process ends before it is ready; it has then logged why
 */
export async function startApplicationProcess(
  program: string,
  {
    settings,
    watchesHealth = true,
    healthChecks,
    restartPauses = new RestartPauses(),
    stopTimeoutMs = STOP_TIMEOUT_MS,
  }: StartOptions,
): Promise<ApplicationProcess | undefined> {
  const folder = createSocketFolder()
  const removeFolder = () => fs.rmSync(folder, { recursive: true, force: true })
  const socketPath = path.join(folder, SOCKET_NAME)
  const application = connectApplication(socketPath, {
    answerTimeoutMs: watchesHealth ? agencyTimeoutMs(settings) + RENDER_TIMEOUT_MS : 0,
  })
  let isStopping = false
  let child: ChildProcess

  const start = async (): Promise<boolean> => {
    restoreFolder(folder)
    child = fork(program, [socketPath])
    lowerPriority(child, APPLICATION_PRIORITY)
    // A process that cannot be created emits only `error`.
    const ended = once(child, 'exit').then(
      () => false,
      () => false,
    )
    const isReady = await Promise.race([waitUntilReady(child), ended])
    if (isReady) {
      restartPauses.noteReady()
      void watchUntil(ended).then(restart)
    }
    return isReady
  }

  const watchUntil = async (ended: Promise<unknown>): Promise<void> => {
    // In development a debugger may hold the application.
    const endWatch = watchesHealth
      ? watchHealth(application.readHealth, killHangingProcess, healthChecks)
      : undefined
    await ended
    endWatch?.()
  }

  const killHangingProcess = (): void => {
    if (isStopping) return // then stopTimeoutMs applies
    console.error('The application has not answered for a minute, and is ended.')
    child.kill('SIGKILL')
  }

  const restart = async (): Promise<void> => {
    while (!isStopping) {
      const pauseMs = restartPauses.nextMs()
      const when = pauseMs === 0 ? 'at once' : `in ${pauseMs / 1_000} seconds`
      console.error(`The application has ended, and is started again ${when}.`)
      await delay(pauseMs, undefined, { ref: false })
      if (isStopping) return
      const isReady = await start().catch((error: unknown) => {
        console.error('The application could not be started:', error) // without memory, for example
        return false
      })
      // Invalidations since the end are lost, so all pages are renewed. This also ends the pause after a failed renewal.
      invalidate({ effect: 'must-revalidate', tags: 'all' })
      if (isReady) return
    }
  }

  const send = (message: MessageToApplication): void => sendMessage(child, message)

  if (!(await start())) {
    removeFolder()
    return undefined
  }
  const tunnels = createTunnels(socketPath, settings)
  return {
    application,
    tunnels,
    addListingViews: (counts) => send({ type: 'listing-views', counts: [...counts] }),
    dropSockets() {
      send({ type: 'drop-sockets' })
      tunnels.breakAll()
    },
    async stop() {
      isStopping = true
      if (child.connected) {
        const ended = once(child, 'exit')
        child.disconnect()
        const deadline = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
        await ended
        clearTimeout(deadline)
      }
      removeFolder()
    },
    kill() {
      child.kill('SIGKILL')
      removeFolder()
    },
  }
}

const SOCKET_NAME = 'application.sock'
/** The longest path of a socket on macOS; Linux allows four bytes more. Node cuts a longer one off without an error. */
const MAX_SOCKET_PATH_BYTES = 103

/** Creates a folder that only this user may enter, because the application trusts whoever can open the socket. */
function createSocketFolder(): string {
  const pathOfUsualLength = path.join(os.tmpdir(), 'application-XXXXXX', SOCKET_NAME)
  const isTooLong = Buffer.byteLength(pathOfUsualLength) > MAX_SOCKET_PATH_BYTES
  return fs.mkdtempSync(path.join(isTooLong ? '/tmp' : os.tmpdir(), 'application-'))
}

/**
 * Creates the folder of the socket again if a cleaner of temporary files has removed it.
 * @throws if another user has created it meanwhile
 */
function restoreFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (fs.lstatSync(folder).uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user`)
}

/** Resolves with true when the process is ready. Its invalidations reach the caches of this process. */
function waitUntilReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) =>
    child.on('message', (message: MessageToFront) => {
      if (message.type === 'ready') resolve(true)
      if (message.type === 'invalidated') invalidate(...message.invalidations)
    }),
  )
}
