import { listingActionHref, listingHref } from '../../config/routes'
import type { ChatLink } from '../../contract/chat'
import type { Fact, LetDetail, SalesDetail } from '../../contract/listings'
import { getOwnerRole, type ListingKind } from '../../domain/listing-kind'
import { findStatusByCode } from '../../domain/listing-status'
import { getPermittedActions, VISITOR_ID, type ListingAction } from '../../domain/listing-permissions'
import { type factSources } from '../../domain/material-facts'
import { formatLongDate } from '../../format/dates'
import { db } from '../database'
import { getLetDetail, getSalesDetail } from '../listings/detail'

export type ChatListing = ({ kind: 'sale' } & SalesDetail) | ({ kind: 'let' } & LetDetail)

/** @returns undefined for an unknown reference, and for a listing that is not live */
export async function findListing(reference: number): Promise<ChatListing | undefined> {
  const row = await db().selectFrom('listing').select('kind').where('id', '=', reference).executeTakeFirst()
  if (row?.kind === 'sale') {
    const reply = await getSalesDetail({ id: reference })
    return reply.ok ? { kind: 'sale', ...reply.data } : undefined
  }
  if (row?.kind === 'let') {
    const reply = await getLetDetail({ id: reference })
    return reply.ok ? { kind: 'let', ...reply.data } : undefined
  }
  return undefined
}

/** A listing of an outside agency may have no nation, and then the rules of England are stated. */
export const getNation = ({ nation }: ChatListing) => nation ?? 'england'

export const createPageLink = (listing: ChatListing): ChatLink => ({
  label: listing.portal_address,
  path: listingHref(listing.kind, listing.id, listing.property_url),
})

const actionLabels: Record<ListingAction, string> = {
  'arrange-viewing': 'Arrange a viewing',
  'make-an-offer': 'Make an offer',
  'request-let-property': 'Request to rent',
  'ask-a-question': 'Ask a question',
}

/** Returns the link to an action's page; none if the status does not permit the action (D-88, D-89). */
export function findActionLinks(listing: ChatListing, action: ListingAction): ChatLink[] {
  // The API has the status code of sales and lettings in fields with different names.
  const code = listing.kind === 'sale' ? listing.listing_status : listing.original_listing_status
  const status = findStatusByCode(listing.kind, code)
  const permitted = getPermittedActions({ kind: listing.kind, status, ownerId: listing.user_id }, VISITOR_ID)
  if (!permitted.includes(action)) return []
  return [{ label: actionLabels[action], path: listingActionHref(listing.kind, listing.id, action) }]
}

export const findFact = (listing: ChatListing, key: string): Fact | undefined =>
  listing.facts?.find((fact) => fact.key === key && fact.value !== null)

const sourceNames: Record<(typeof factSources)[number], (kind: ListingKind) => string> = {
  owner: (kind) => `the ${getOwnerRole(kind)}`,
  agent: () => 'the agent',
  register: () => 'a public register',
}

/** Names the source of a fact: 'From the seller, Wed 18 Nov 2026.'; 'From the listing.' if a fact has no source. */
export function describeSource(
  { kind }: ChatListing,
  { source, supplied_at: suppliedAt }: Partial<Fact>,
): string {
  const name = source ? sourceNames[source](kind) : 'the listing'
  return suppliedAt ? `From ${name}, ${formatLongDate(suppliedAt)}.` : `From ${name}.`
}
