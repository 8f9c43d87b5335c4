// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { publishThreadEvent, type ThreadEvent } from '@/components/session/thread-events'
import { useLiveThread } from '@/components/session/use-live-thread'
import { readMissedMessages } from '@/lib/browser/thread-messages'
import type { OpenThread, ThreadMessage } from '@/lib/contract/threads'

/** The id of the user who views the thread. */
const BUYER_ID = 7
const OWNER_ID = 8
const THREAD_ID = 12
const OTHER_THREAD_ID = 99
const createMessage = (id: number, { senderId = OWNER_ID, threadId = THREAD_ID } = {}): ThreadMessage => ({
  id,
  thread_id: threadId,
  sender_id: senderId,
  sender_name: 'Jane B.',
  message: `message ${id}`,
  created_at: '2026-11-22T10:00:00.000Z',
})

/** The messages that the server has. */
let storedMessages: ThreadMessage[]
let lastReadByOtherId = 0
/** How many messages the server sends at once. */
const PAGE_SIZE = 5
const readRequests: unknown[] = []
const createPage = (before = Infinity): OpenThread => {
  const older = storedMessages.filter(({ id }) => id < before)
  return {
    thread: {} as OpenThread['thread'],
    messages: older.slice(-PAGE_SIZE),
    has_earlier: older.length > PAGE_SIZE,
    read_by_other: lastReadByOtherId,
  }
}

let visibility: DocumentVisibilityState
beforeEach(() => {
  visibility = 'visible'
  storedMessages = [createMessage(1), createMessage(2)]
  lastReadByOtherId = 0
  readRequests.length = 0
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const input = JSON.parse(body) as { before?: number }
    readRequests.push(input)
    return Response.json({ code: 1, message: '', data: createPage(input.before) })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const renderedThread = { messages: [createMessage(1), createMessage(2)], lastReadByOtherId: 0 }
const openThread = () => renderHook(() => useLiveThread(THREAD_ID, BUYER_ID, renderedThread)).result
const publish = (event: ThreadEvent) => act(async () => publishThreadEvent(event))
const getIds = (messages: readonly ThreadMessage[]) => messages.map(({ id }) => id)

describe('an open thread', () => {
  test('shows each new message once and in its place, and marks it as read', async () => {
    const thread = openThread()
    storedMessages.push(createMessage(3), createMessage(4))
    await publish({ type: 'message', message: createMessage(4) })
    await publish({ type: 'message', message: createMessage(3) })
    await publish({ type: 'message', message: createMessage(4) })
    await publish({ type: 'message', message: createMessage(5, { threadId: OTHER_THREAD_ID }) })
    expect(getIds(thread.current.messages)).toEqual([1, 2, 3, 4])
    // Reading the thread also marks its messages as read.
    expect(readRequests[0]).toEqual({ user_id: BUYER_ID, thread_id: THREAD_ID })
  })

  test('marks messages as read only while the tab is visible', async () => {
    visibility = 'hidden'
    const thread = openThread()
    storedMessages.push(createMessage(3))
    await publish({ type: 'message', message: createMessage(3) })
    expect(getIds(thread.current.messages)).toEqual([1, 2, 3])
    expect(readRequests).toEqual([])
    visibility = 'visible'
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(readRequests).toHaveLength(1)
  })

  test('shows a message that the user sent in another tab, and its read mark once the other party has read it', async () => {
    const thread = openThread()
    await publish({ type: 'message', message: createMessage(3, { senderId: BUYER_ID }) })
    expect(getIds(thread.current.messages)).toEqual([1, 2, 3])
    expect(readRequests).toEqual([])
    await publish({ type: 'read', threadId: THREAD_ID, userId: BUYER_ID, messageId: 3 })
    await publish({ type: 'read', threadId: OTHER_THREAD_ID, userId: OWNER_ID, messageId: 3 })
    expect(thread.current.lastReadByOtherId).toBe(0)
    await publish({ type: 'read', threadId: THREAD_ID, userId: OWNER_ID, messageId: 3 })
    expect(thread.current.lastReadByOtherId).toBe(3)
  })

  test('shows that the other party is typing, until the message arrives or five seconds have passed', async () => {
    vi.useFakeTimers()
    const thread = openThread()
    await publish({ type: 'typing', threadId: OTHER_THREAD_ID })
    expect(thread.current.isOtherTyping).toBe(false)
    await publish({ type: 'typing', threadId: THREAD_ID })
    expect(thread.current.isOtherTyping).toBe(true)
    act(() => void vi.advanceTimersByTime(5_000))
    expect(thread.current.isOtherTyping).toBe(false)
    await publish({ type: 'typing', threadId: THREAD_ID })
    await publish({ type: 'message', message: createMessage(3) })
    expect(thread.current.isOtherTyping).toBe(false)
    vi.useRealTimers()
  })

  test('loads all missed messages after a lost connection', async () => {
    const thread = openThread()
    storedMessages = Array.from({ length: 23 }, (_, index) => createMessage(index + 1))
    lastReadByOtherId = 20
    await publish({ type: 'resync' })
    await waitFor(() => expect(thread.current.messages).toHaveLength(23))
    expect(getIds(thread.current.messages)).toEqual(getIds(storedMessages))
    expect(thread.current.lastReadByOtherId).toBe(20)
  })

  test('keeps newer messages when the page is rendered again from an older reply', async () => {
    const { result, rerender } = renderHook((state) => useLiveThread(THREAD_ID, BUYER_ID, state), {
      initialProps: renderedThread,
    })
    await publish({ type: 'message', message: createMessage(3, { senderId: BUYER_ID }) })
    rerender({ ...renderedThread })
    expect(getIds(result.current.messages)).toEqual([1, 2, 3])
  })
})

test('missed messages are loaded page by page, back to the page with the last seen message', async () => {
  storedMessages = Array.from({ length: 23 }, (_, index) => createMessage(index + 1))
  const requestedPages: (number | undefined)[] = []
  const readPage = async (before?: number) => {
    requestedPages.push(before)
    return createPage(before)
  }
  const lastSeenId = 15
  const missed = await readMissedMessages(readPage, lastSeenId)
  // The newest page has the messages 19 to 23, and the page before message 19 has 14 to 18.
  expect(requestedPages).toEqual([undefined, 19])
  expect(getIds(missed?.messages ?? [])).toEqual([14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
})

test('loading missed messages is retried after a failure, and given up after six failures', async () => {
  let loads = 0
  /** Loads missed messages. The first `failures` loads fail. */
  const loadMissed = (failures: number) => {
    loads = 0
    const readPage = async () => {
      loads += 1
      return loads > failures ? createPage() : undefined
    }
    return readMissedMessages(readPage, 0, { firstRetryMs: 1 })
  }
  const missed = await loadMissed(2)
  expect(getIds(missed?.messages ?? [])).toEqual([1, 2])
  expect(await loadMissed(12)).toBeUndefined()
  expect(loads).toBe(6)
})
