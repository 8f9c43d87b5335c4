import { createHash } from 'node:crypto'
import { db } from '../database'
import { now, nowPlusSeconds } from '../sql-expressions'

/** A conversation ends after this time without a message. */
const IDLE_LIFETIME_SECONDS = 2 * 3_600

export interface Speaker {
  userId: number | string
  /** A random id that the chatbot's page generates. */
  conversation?: string
  address?: string
  agent?: string
}

/**
 * Creates the key of a conversation: a hash, so that no ids or addresses are stored. Without a conversation id, the key
 * is made of the user id, the IP address and the browser.
 */
export function createConversationKey({ userId, conversation, address = '', agent = '' }: Speaker): string {
  const identity = conversation ? [conversation] : [String(userId), address, agent]
  return createHash('sha256').update(JSON.stringify(identity)).digest('base64url')
}

/** Finds the id of the listing that a conversation is about. Visitors know it as the property's reference. */
export async function findCurrentListingId(key: string): Promise<number | undefined> {
  const row = await db()
    .selectFrom('chatConversation')
    .select('listingId')
    .where('key', '=', key)
    .where('updatedAt', '>', nowPlusSeconds(-IDLE_LIFETIME_SECONDS))
    .executeTakeFirst()
  return row?.listingId
}

export async function setCurrentListingId(key: string, listingId: number): Promise<void> {
  await db()
    .insertInto('chatConversation')
    .values({ key, listingId })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ listingId, updatedAt: now }))
    .execute()
}

export async function purgeEndedConversations(): Promise<void> {
  await db()
    .deleteFrom('chatConversation')
    .where('updatedAt', '<', nowPlusSeconds(-IDLE_LIFETIME_SECONDS))
    .execute()
}
