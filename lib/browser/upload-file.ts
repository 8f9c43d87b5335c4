import type { DetailedError, Upload } from 'tus-js-client'
import type { FileKind } from '../domain/listing-files'
import { leaveToLogin } from './leave-to-login'

/** The server accepts request bodies of up to 1 MiB, each of which must arrive within 30 seconds. */
const CHUNK_BYTES = 1_048_576
/** The waits before the first retry, the second and so on. After a chunk has arrived, the list begins again. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000]
/** The HTTP statuses after which a chunk is sent again. */
const RETRIED_STATUSES = [
  0, // no answer
  408, // request timeout
  409, // the server has another number of bytes
  423, // locked by another request
  429, // too many requests
]
const UNAUTHORIZED = 401
const FIRST_SERVER_FAULT = 500

export interface UploadEvents {
  /** @param share the part of the file that has arrived, from 0 to 1 */
  onProgress(share: number): void
  onDone(): void
  /** Called when the server has refused the file; the message is for its owner. */
  onRefused(message: string): void
  /** Called when the connection was lost for longer than all retries take; `resume` continues. */
  onInterrupted(): void
}

export interface RunningUpload {
  resume(): void
  stop(): void
}

const readStatus = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0

const isWorthRetrying = (status: number): boolean =>
  RETRIED_STATUSES.includes(status) || status >= FIRST_SERVER_FAULT

/** Runs work under a lock of this name, so that no other window of this browser runs it at the same time. */
const runExclusively = async (
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> => {
  // Browsers have locks only over HTTPS and on localhost.
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

/** Sends a file in chunks, from where an earlier upload ended. A second window waits for the first one. */
export async function uploadFile(
  file: File,
  { listingId, kind }: { listingId: number; kind: FileKind },
  events: UploadEvents,
): Promise<RunningUpload> {
  const tus = await import('tus-js-client')
  const { name, type, size, lastModified } = file
  const fingerprint = ['listing-file', listingId, kind, name, type, size, lastModified].join('|')
  const stopController = new AbortController()
  let releaseLock = () => {}
  const upload: Upload = new tus.Upload(file, {
    endpoint: '/api/uploads',
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { listing: String(listingId), kind, name },
    fingerprint: async () => fingerprint,
    removeFingerprintOnSuccess: true,
    // Without a network the upload is interrupted at once, and the page resumes it when the network is back.
    onShouldRetry: (error) => navigator.onLine && isWorthRetrying(readStatus(error)),
    onProgress: (sent, total) => events.onProgress(total ? sent / total : 0),
    onSuccess: () => {
      releaseLock()
      events.onDone()
    },
    onError: (error) => {
      releaseLock()
      const status = readStatus(error)
      if (status === UNAUTHORIZED) return void leaveToLogin()
      const message = 'originalResponse' in error ? error.originalResponse?.getBody() : ''
      if (isWorthRetrying(status)) events.onInterrupted()
      else events.onRefused(message || 'The file was refused.')
    },
  })
  const send = async () => {
    const untilLockReleased = new Promise<void>((resolve) => {
      releaseLock = resolve
    })
    // An upload with a URL was begun by this page, and `start` continues it.
    const [previousUpload] = upload.url ? [] : await upload.findPreviousUploads()
    if (stopController.signal.aborted) return
    if (previousUpload) upload.resumeFromPreviousUpload(previousUpload)
    upload.start()
    await untilLockReleased
  }
  const start = () => void runExclusively(fingerprint, stopController.signal, send)
  start()
  const stop = () => {
    stopController.abort()
    releaseLock()
    void upload.abort()
  }
  return { resume: start, stop }
}
