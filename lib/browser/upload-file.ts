import type { DetailedError, Upload } from 'tus-js-client'
import type { FileKind } from '../domain/listing-files'
import { leaveToLogin } from './leave-to-login'

/** The server takes bodies of up to 1 MiB, and gives each half a minute. */
const CHUNK_BYTES = 1_048_576
/** Waits before each new try, in ms. The count begins anew with each chunk that arrives. */
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000]
const RETRIED_STATUSES = [0, 408, 409, 423, 429]
const UNAUTHORIZED = 401
const FIRST_SERVER_FAULT = 500

export interface UploadEvents {
  /** @param share of the file that has arrived, from 0 to 1 */
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

const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0

const isWorthRetrying = (status: number): boolean =>
  RETRIED_STATUSES.includes(status) || status >= FIRST_SERVER_FAULT

/**
 * Sends a file in chunks. If a part of the file was sent before, even before a reload of the page, the upload continues
 * from there.
 */
export async function uploadFile(
  file: File,
  { listingId, kind }: { listingId: number; kind: FileKind },
  events: UploadEvents,
): Promise<RunningUpload> {
  const tus = await import('tus-js-client')
  const upload: Upload = new tus.Upload(file, {
    endpoint: '/api/uploads',
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { listing: String(listingId), kind, name: file.name },
    fingerprint: async () =>
      ['listing-file', listingId, kind, file.name, file.type, file.size, file.lastModified].join('|'),
    removeFingerprintOnSuccess: true,
    // Without a network the upload is interrupted at once, and the page resumes it when the network is back.
    onShouldRetry: (error) => navigator.onLine && isWorthRetrying(statusOf(error)),
    onProgress: (sent, total) => events.onProgress(total ? sent / total : 0),
    onSuccess: () => events.onDone(),
    onError: (error) => {
      const status = statusOf(error)
      if (status === UNAUTHORIZED) return void leaveToLogin()
      const message = 'originalResponse' in error ? error.originalResponse?.getBody() : ''
      if (status === 0 || isWorthRetrying(status)) events.onInterrupted()
      else events.onRefused(message || 'The file was refused.')
    },
  })
  const [previous] = await upload.findPreviousUploads()
  if (previous) upload.resumeFromPreviousUpload(previous)
  upload.start()
  return { resume: () => upload.start(), stop: () => void upload.abort() }
}
