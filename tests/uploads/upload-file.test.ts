import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uploadFile } from '../../lib/browser/upload-file'

interface Options {
  onSuccess(): void
  onError(error: Error): void
}
const startedUploads: FakeUpload[] = []

class FakeUpload {
  url: string | null = null
  constructor(
    readonly file: File,
    readonly options: Options,
  ) {}
  findPreviousUploads = async () => []
  resumeFromPreviousUpload = vi.fn()
  abort = vi.fn()
  start() {
    startedUploads.push(this)
  }
}
vi.mock('tus-js-client', () => ({ Upload: FakeUpload }))
vi.mock('../../lib/browser/leave-to-login', () => ({ leaveToLogin: vi.fn() }))

/** Fakes the Web Locks API: a name has one holder at a time, and the others wait in turn. */
function createLocks() {
  const lastTurns = new Map<string, Promise<unknown>>()
  return {
    request: async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = (lastTurns.get(name) ?? Promise.resolve()).then(() => {
        signal.throwIfAborted()
        return work()
      })
      lastTurns.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}

const photograph = new File(['x'], 'garden.jpg', { type: 'image/jpeg', lastModified: 1 })
const openWindow = () => {
  const events = { onProgress: vi.fn(), onDone: vi.fn(), onRefused: vi.fn(), onInterrupted: vi.fn() }
  return uploadFile(photograph, { listingId: 7, kind: 'image' }, events).then((upload) => ({
    ...upload,
    events,
  }))
}

/** Waits long enough for an upload to start that must not start. */
const waitForPendingWork = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  startedUploads.length = 0
  vi.stubGlobal('navigator', { locks: createLocks(), onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

it('a second window sends the same file only after the first has ended', async () => {
  await openWindow()
  await openWindow()
  await vi.waitFor(() => expect(startedUploads).toHaveLength(1))
  await waitForPendingWork()
  expect(startedUploads).toHaveLength(1)
  startedUploads[0]!.options.onSuccess()
  await vi.waitFor(() => expect(startedUploads).toHaveLength(2))
})

it('a window that loses its connection lets the other window upload, and resumes after it', async () => {
  const first = await openWindow()
  await openWindow()
  await vi.waitFor(() => expect(startedUploads).toHaveLength(1))
  startedUploads[0]!.options.onError(new Error('no network'))
  expect(first.events.onInterrupted).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(startedUploads).toHaveLength(2))
  first.resume()
  await waitForPendingWork()
  expect(startedUploads).toHaveLength(2)
  startedUploads[1]!.options.onSuccess()
  await vi.waitFor(() => expect(startedUploads).toHaveLength(3))
})

it('an upload that is stopped while it waits never starts, and stopping a running upload starts the next one', async () => {
  const first = await openWindow()
  const second = await openWindow()
  const third = await openWindow()
  await vi.waitFor(() => expect(startedUploads).toHaveLength(1))
  second.stop()
  first.stop()
  await vi.waitFor(() => expect(startedUploads).toHaveLength(2))
  third.stop()
  await waitForPendingWork()
  expect(startedUploads).toHaveLength(2)
})

it('without the Web Locks API, as over plain HTTP, an upload starts at once', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await openWindow()
  await vi.waitFor(() => expect(startedUploads).toHaveLength(1))
})
