import type { OpenThread, ThreadMessage } from '../contract/threads'
import { callApi } from './call-api'

/** Adds messages to those of a thread, sorted by id and without duplicates. Returns the same array if none is new. */
export function mergeMessages(
  currentMessages: readonly ThreadMessage[],
  addedMessages: readonly ThreadMessage[],
): readonly ThreadMessage[] {
  const currentIds = new Set(currentMessages.map(({ id }) => id))
  const hasNewMessage = addedMessages.some(({ id }) => !currentIds.has(id))
  if (!hasNewMessage) return currentMessages
  const byId = new Map([...currentMessages, ...addedMessages].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** More pages than a thread gets while a browser sleeps. Ends the loop if a faulty agency always reports another page. */
const MAX_PAGES = 20

export type ReadThread = (before?: number) => Promise<OpenThread | undefined>

/** Creates a function that reads a page of a thread and marks it as read; undefined if the agency does not answer. */
export const createThreadReader =
  (threadId: number, userId: number): ReadThread =>
  async (before) => {
    const input = { user_id: userId, thread_id: threadId, ...(before === undefined ? {} : { before }) }
    const reply = await callApi('getThread', input).catch(() => undefined)
    return reply?.ok ? reply.data : undefined
  }

interface MissedMessages {
  messages: readonly ThreadMessage[]
  /** The id of the last message that the other party has read; 0 for none. */
  lastReadByOtherId: number
}

async function readPagesSince(read: ReadThread, lastSeenId: number): Promise<MissedMessages | undefined> {
  const newest = await read()
  if (!newest) return undefined
  let messages: readonly ThreadMessage[] = newest.messages
  let page: OpenThread | undefined = newest
  for (let count = 1; count < MAX_PAGES; count += 1) {
    const oldest: ThreadMessage | undefined = page.messages[0]
    if (!oldest || !page.has_earlier || oldest.id <= lastSeenId) break
    page = await read(oldest.id)
    if (!page) return undefined
    messages = mergeMessages(messages, page.messages)
  }
  return { messages, lastReadByOtherId: newest.read_by_other ?? 0 }
}

/** The wait doubles after each try, so all tries take about a minute. */
const MAX_TRIES = 6
const FIRST_RETRY_MS = 1_000

interface RetryOptions {
  isCancelled?: () => boolean
  firstRetryMs?: number
}

/** Reads every message since the last one that was seen. @returns undefined on failure or cancellation */
export async function readMissedMessages(
  read: ReadThread,
  lastSeenId: number,
  { isCancelled = () => false, firstRetryMs = FIRST_RETRY_MS }: RetryOptions = {},
): Promise<MissedMessages | undefined> {
  for (let attempt = 0; attempt < MAX_TRIES && !isCancelled(); attempt += 1) {
    const missed = await readPagesSince(read, lastSeenId)
    if (missed) return missed
    const waitMs = firstRetryMs * 2 ** attempt
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return undefined
}
