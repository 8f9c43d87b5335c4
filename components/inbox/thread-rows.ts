import { imageUrl } from '@/lib/config/images'
import { fromWireKind } from '@/lib/contract/wire-kind'
import type { ThreadInfo } from '@/lib/contract/threads'
import { formatSince } from './message-times'

/** Describes the other party's relation to the listing. */
export function describeOtherParty({ role, kind }: Pick<ThreadInfo, 'role' | 'kind'>): string {
  if (role === 'owner') return kind === 'property' ? 'Interested in your home' : 'Interested in your letting'
  return kind === 'property' ? 'Seller' : 'Landlord'
}

/** Says who has been waiting for whom, and since when; null if nobody waits. */
export function describeWaiting(
  { waiting_for: waitingFor, waiting_since: since, updated_at: updatedAt, other_party: other }: ThreadInfo,
  now: Date,
): string | null {
  if (!waitingFor) return null
  const sinceWhen = formatSince(since ?? updatedAt, now)
  return waitingFor === 'you'
    ? `${other} has been waiting for you ${sinceWhen}`
    : `You have been waiting for ${other} ${sinceWhen}`
}

export const getThreadImageUrl = (thread: ThreadInfo, apiResourceUrl: string): string =>
  imageUrl(apiResourceUrl, fromWireKind(thread.kind), thread.property_id, thread.listing?.image_xs)

/** Returns 'New message' or '3 new messages'; null for a thread that has been read. */
export function describeUnread({ unread, unread_count: count = 1 }: ThreadInfo): string | null {
  if (!unread) return null
  return count > 1 ? `${count} new messages` : 'New message'
}
