import type { OpenThread, ThreadMessage } from '../contract/threads'
import { callApi } from './call-api'

/** Adds messages to a thread's, in the order of their ids and each once. */
export function mergeMessages(
  known: readonly ThreadMessage[],
  added: readonly ThreadMessage[],
): readonly ThreadMessage[] {
  const knownIds = new Set(known.map(({ id }) => id))
  const isNew = added.some(({ id }) => !knownIds.has(id))
  if (!isNew) return known
  const byId = new Map([...known, ...added].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** More pages than a thread fills while a browser sleeps. */
const MAX_PAGES = 20

export type ReadThread = (before?: number) => Promise<OpenThread | undefined>

/**
 * Reads a thread's newest messages, which marks them as read. Undefined where the agency refuses or does not answer.
 */
export const readThreadOf =
  (threadId: number, userId: number): ReadThread =>
  async (before) => {
    const input = { user_id: userId, thread_id: threadId, ...(before === undefined ? {} : { before }) }
    const reply = await callApi('getThread', input).catch(() => undefined)
    return reply?.ok ? reply.data : undefined
  }

interface Missed {
  messages: readonly ThreadMessage[]
  /** The other party has read the thread up to this message. */
  readByOther: number
}

async function readPagesSince(read: ReadThread, lastSeenId: number): Promise<Missed | undefined> {
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
  return { messages, readByOther: newest.read_by_other ?? 0 }
}

const MAX_TRIES = 6
const FIRST_RETRY_MS = 1_000

interface RetryOptions {
  isCancelled?: () => boolean
  firstRetryMs?: number
}

/**
 * Reads every message of a thread since the last one that was seen, page by page from the newest, so that a drop of
 * any length leaves no gap. The waits between tries double, because what broke the connection may last.
 * @returns undefined where the messages could not be read, or nobody wants them any more
 */
export async function readMissedMessages(
  read: ReadThread,
  lastSeenId: number,
  { isCancelled = () => false, firstRetryMs = FIRST_RETRY_MS }: RetryOptions = {},
): Promise<Missed | undefined> {
  for (let attempt = 0; attempt < MAX_TRIES && !isCancelled(); attempt += 1) {
    const missed = await readPagesSince(read, lastSeenId)
    if (missed) return missed
    const waitMs = firstRetryMs * 2 ** attempt
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return undefined
}
