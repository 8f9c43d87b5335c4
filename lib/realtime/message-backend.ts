import type { ThreadInfo, ThreadMessage } from '../contract/threads'
import type { DomainEvent } from '../events/domain-events'

export interface SocketUser {
  id: number
  sessionId: number
}

/** The agency's functions for the messages sockets. The server passes them in: lib/realtime may not import lib/agency. */
export interface MessageBackend {
  /** Returns null for a token without a live session. */
  getUserOfToken(token: string): Promise<SocketUser | null>
  /** Returns the ids of the given sessions that have neither ended nor expired. */
  findLiveSessions(sessionIds: number[]): Promise<number[]>
  /** Returns the ids of both parties; none for an unknown thread. */
  findParties(threadId: number): Promise<readonly number[]>
  /** Returns the other party of a user's thread; null if the two may not write to each other. */
  findReachableParty(userId: number, threadId: number): Promise<number | null>
  /** @throws Error for an unknown message */
  findMessage(threadId: number, messageId: number): Promise<ThreadMessage>
  /** Returns the thread as one of its parties sees it. */
  findThread(userId: number, threadId: number): Promise<ThreadInfo | undefined>
  /** Publishes an event to every process without storing it. */
  publish(event: DomainEvent): Promise<void>
}
