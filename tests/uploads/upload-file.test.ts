import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uploadFile } from '../../lib/browser/upload-file'

interface Options {
  onSuccess(): void
  onError(error: Error): void
}
const started: FakeUpload[] = []

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
    started.push(this)
  }
}
vi.mock('tus-js-client', () => ({ Upload: FakeUpload }))
vi.mock('../../lib/browser/leave-to-login', () => ({ leaveToLogin: vi.fn() }))

/** Locks as browsers have them: one holder a name, the others wait in turn. */
function createLocks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    request: async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = (last.get(name) ?? Promise.resolve()).then(() => {
        signal.throwIfAborted()
        return work()
      })
      last.set(
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

beforeEach(() => {
  started.length = 0
  vi.stubGlobal('navigator', { locks: createLocks(), onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

it('a second window sends the same file only after the first has ended', async () => {
  await openWindow()
  await openWindow()
  await vi.waitFor(() => expect(started).toHaveLength(1))
  await new Promise((resolve) => setImmediate(resolve))
  expect(started).toHaveLength(1)
  started[0]!.options.onSuccess()
  await vi.waitFor(() => expect(started).toHaveLength(2))
})

it('a window whose connection is gone lets the other go on, and takes its turn after it', async () => {
  const first = await openWindow()
  await openWindow()
  await vi.waitFor(() => expect(started).toHaveLength(1))
  started[0]!.options.onError(new Error('no network'))
  expect(first.events.onInterrupted).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(started).toHaveLength(2))
  first.resume()
  await new Promise((resolve) => setImmediate(resolve))
  expect(started).toHaveLength(2)
  started[1]!.options.onSuccess()
  await vi.waitFor(() => expect(started).toHaveLength(3))
})

it('one that is taken off the list while it waits never starts, and one that runs gives up its turn', async () => {
  const first = await openWindow()
  const second = await openWindow()
  const third = await openWindow()
  await vi.waitFor(() => expect(started).toHaveLength(1))
  second.stop()
  first.stop()
  await vi.waitFor(() => expect(started).toHaveLength(2))
  third.stop()
  await new Promise((resolve) => setImmediate(resolve))
  expect(started).toHaveLength(2)
})

it('without locks, as over plain HTTP, it starts at once', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await openWindow()
  await vi.waitFor(() => expect(started).toHaveLength(1))
})
