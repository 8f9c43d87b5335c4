import { createHash } from 'node:crypto'
import { db } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'

/** After this time without a message, the next message begins a new conversation. */
const LIFETIME_SECONDS = 2 * 3_600

export interface Speaker {
  userId: number | string
  /** A random id that the page of the chatbot makes. */
  conversation?: string
  address?: string
  agent?: string
}

/**
 * Returns the key of a conversation. The key is a hash, so that neither ids nor addresses are stored. A caller without
 * a conversation's id is recognised by user id, network address and program, because the page for trying the chatbot
 * has one user id for everybody (D-149).
 */
export function conversationKey({ userId, conversation, address = '', agent = '' }: Speaker): string {
  const identity = conversation ? [conversation] : [String(userId), address, agent]
  return createHash('sha256').update(JSON.stringify(identity)).digest('base64url')
}

/** The reference of the listing that the conversation is about. */
export async function findCurrentReference(key: string): Promise<number | undefined> {
  const row = await db()
    .selectFrom('chatConversation')
    .select('listingId')
    .where('key', '=', key)
    .where('updatedAt', '>', nowPlusSeconds(-LIFETIME_SECONDS))
    .executeTakeFirst()
  return row?.listingId
}

export async function setCurrentReference(key: string, listingId: number): Promise<void> {
  await db()
    .insertInto('chatConversation')
    .values({ key, listingId })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ listingId, updatedAt: now }))
    .execute()
}

export async function purgeEndedConversations(): Promise<void> {
  await db()
    .deleteFrom('chatConversation')
    .where('updatedAt', '<', nowPlusSeconds(-LIFETIME_SECONDS))
    .execute()
}
