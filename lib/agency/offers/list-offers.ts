import type { SqlBool } from 'kysely'
import type { ParsedInput } from '../../contract'
import type { UserLetRequest, UserOffer, UserOffers } from '../../contract/offers'
import { success, type Reply } from '../../contract/call'
import { getStatusName, isLive } from '../../domain/listing-status'
import {
  endsOffer,
  mayActOnOffer,
  offerActions,
  takesOffers,
  type OfferAction,
  type OfferStatus,
} from '../../domain/offer'
import {
  getRequestExpiry,
  letRequestActions,
  mayActOnLetRequest,
  takesLetRequests,
  type LetRequestAction,
  type LetRequestStatus,
} from '../../domain/let-request'
import { isCommercialType } from '../../domain/property-type'
import { formatPersonName } from '../../format/person-name'
import type { UserCaller } from '../callers'
import { findTenantCertificates } from '../certificates/find-certificates'
import { withSnapshot, type Tx } from '../database'
import { toAdvertisedPounds, toWholePounds } from '../listings/cards'
import { findExchangedOffers } from '../sales/exchanged-offers'
import { isOneOf } from '../sql-expressions'
import { findSignedRequests } from '../tenancies/signed-requests'
import { toIsoDay } from '../../format/iso-day'

/** More offers than anybody has. Older ones would be found in the export of the user's data only. */
const MAX_ROWS = 500

interface OfferQuery {
  userId: number
  /** Without this id, the offers on all listings are found. */
  listingId?: number
}

const selectThreads = (tx: Tx) =>
  tx
    .selectFrom('thread')
    .innerJoin('listing', 'listing.id', 'thread.listingId')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as starter', 'starter.id', 'thread.starterId')
    .innerJoin('user as owner', 'owner.id', 'thread.ownerId')
    .select(['thread.id as threadId', 'thread.starterId', 'thread.ownerId', 'listing.id as listingId'])
    .select(['listing.kind', 'listing.slug', 'listing.displayAddress', 'listing.pricePence'])
    .select([
      'listing.status as listingStatus',
      'property.nation',
      'property.id as propertyId',
      'property.type',
      'property.ownerId as presentOwnerId',
    ])
    .select(['starter.firstName as starterFirstName', 'starter.lastName as starterLastName'])
    .select(['starter.closedAt as starterClosedAt', 'owner.firstName as ownerFirstName'])
    .select(['owner.lastName as ownerLastName', 'owner.closedAt as ownerClosedAt'])

const selectOwnThreads = (tx: Tx, { userId, listingId }: OfferQuery) =>
  selectThreads(tx)
    .where(({ eb, or }) => or([eb('thread.starterId', '=', userId), eb('thread.ownerId', '=', userId)]))
    .$if(listingId !== undefined, (query) => query.where('thread.listingId', '=', listingId!))

type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number]

function toSharedFields(row: ThreadRow, userId: number) {
  const isOwner = row.ownerId === userId
  const otherParty = isOwner
    ? { firstName: row.starterFirstName, lastName: row.starterLastName, closedAt: row.starterClosedAt }
    : { firstName: row.ownerFirstName, lastName: row.ownerLastName, closedAt: row.ownerClosedAt }
  return {
    role: isOwner ? ('owner' as const) : ('starter' as const),
    property_id: row.listingId,
    property_url: row.slug,
    portal_address: row.displayAddress,
    nation: row.nation,
    listing_status: getStatusName(row.kind, row.listingStatus).code,
    is_live: isLive(row.listingStatus),
    other_party: formatPersonName(otherParty),
    thread_id: row.threadId,
  }
}

interface EventRow {
  actorId: number | null
  at: Date
  reason: string | null
}

function toEventFields(
  { actorId, at, reason }: EventRow,
  { ownerId, userId }: { ownerId: number; userId: number },
) {
  const timeAndReason = { at: at.toISOString(), reason: reason ?? '' }
  // Nobody acts when an offer or request expires.
  if (actorId === null) return { ...timeAndReason, by: 'clock' as const, role: null }
  return {
    ...timeAndReason,
    by: actorId === userId ? ('you' as const) : ('other' as const),
    role: actorId === ownerId ? ('owner' as const) : ('starter' as const),
  }
}

interface NegotiationRow<Status> extends Pick<ThreadRow, 'ownerId' | 'presentOwnerId' | 'listingStatus'> {
  status: Status
  /** Whether an offer or request on the same listing, this one included, is accepted. */
  hasAcceptance: SqlBool
}

/** Whether an open offer or request stays in reserve, because another one on its listing is accepted. */
const isInReserve = ({ status, hasAcceptance }: NegotiationRow<OfferStatus | LetRequestStatus>): boolean =>
  Boolean(hasAcceptance) && (status === 'made' || status === 'countered')

/** Lists the actions that `answerOffer` does not refuse. */
function listOfferActions(
  row: NegotiationRow<OfferStatus> & { expiresAt: Date | null; isBinding: boolean },
  userId: number,
): OfferAction[] {
  const { status, ownerId, presentOwnerId, listingStatus, expiresAt, hasAcceptance, isBinding } = row
  if (listingStatus === 'completed' || isBinding) return []
  const hasExpired = expiresAt !== null && expiresAt <= new Date()
  const isAnswerable = takesOffers(listingStatus) && presentOwnerId === ownerId && !hasExpired
  return offerActions
    .filter((action) => mayActOnOffer(action, status, ownerId === userId ? 'seller' : 'buyer'))
    .filter((action) => endsOffer(action) || isAnswerable)
    .filter((action) => action !== 'accept' || !hasAcceptance)
}

/** Lists the actions that `answerLetRequest` does not refuse. */
function listRequestActions(
  row: NegotiationRow<LetRequestStatus> & { isSigned: boolean },
  userId: number,
): LetRequestAction[] {
  const { status, ownerId, presentOwnerId, listingStatus, hasAcceptance, isSigned } = row
  if (listingStatus === 'completed' || isSigned) return []
  const isAcceptable = takesLetRequests(listingStatus) && presentOwnerId === ownerId && !hasAcceptance
  return letRequestActions
    .filter((action) => mayActOnLetRequest(action, status, ownerId === userId ? 'landlord' : 'tenant'))
    .filter((action) => action !== 'accept' || isAcceptable)
}

async function findOffers(tx: Tx, query: OfferQuery): Promise<UserOffer[]> {
  const { userId } = query
  const rows = await selectOwnThreads(tx, query)
    .innerJoin('offer', 'offer.threadId', 'thread.id')
    .select(['offer.id', 'offer.status', 'offer.amountPence', 'offer.position', 'offer.chain'])
    .select([
      'offer.conditions',
      'offer.proofOfFunds',
      'offer.expiresAt',
      'offer.createdAt',
      'offer.updatedAt',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('offer as accepted')
          .select('accepted.id')
          .whereRef('accepted.listingId', '=', 'listing.id')
          .where('accepted.status', '=', 'accepted'),
      ).as('hasAcceptance'),
    )
    .orderBy('offer.id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const events = await tx
    .selectFrom('offerEvent')
    .selectAll()
    .where(({ ref }) =>
      isOneOf(
        ref('offerId'),
        rows.map(({ id }) => id),
      ),
    )
    .orderBy('id')
    .execute()
  const exchangedIds = await findExchangedOffers(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...toSharedFields(row, userId),
    kind: 'property',
    id: row.id,
    status: row.status,
    amount: toWholePounds(row.amountPence),
    asking_price: row.pricePence === null ? null : toWholePounds(row.pricePence),
    buying_position: row.position,
    chain: row.chain,
    conditions: row.conditions,
    proof_of_funds: row.proofOfFunds,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    is_in_reserve: isInReserve(row),
    is_binding: exchangedIds.has(row.id),
    actions: listOfferActions({ ...row, isBinding: exchangedIds.has(row.id) }, userId),
    events: events
      .filter(({ offerId }) => offerId === row.id)
      .map((event) => ({
        ...toEventFields(event, { ownerId: row.ownerId, userId }),
        type: event.type,
        amount: toWholePounds(event.amountPence),
      })),
  }))
}

async function findLetRequests(tx: Tx, query: OfferQuery): Promise<UserLetRequest[]> {
  const { userId } = query
  const rows = await selectOwnThreads(tx, query)
    .innerJoin('letRequest', 'letRequest.threadId', 'thread.id')
    .select(['letRequest.id', 'letRequest.status', 'letRequest.moveInOn', 'letRequest.tenants'])
    .select(['letRequest.pets', 'letRequest.rentPence', 'letRequest.createdAt', 'letRequest.updatedAt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('letRequest as accepted')
          .select('accepted.id')
          .whereRef('accepted.listingId', '=', 'listing.id')
          .where('accepted.status', '=', 'accepted'),
      ).as('hasAcceptance'),
    )
    .orderBy('letRequest.id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const events = await tx
    .selectFrom('letRequestEvent')
    .selectAll()
    .where(({ ref }) =>
      isOneOf(
        ref('letRequestId'),
        rows.map(({ id }) => id),
      ),
    )
    .orderBy('id')
    .execute()
  const signedIds = await findSignedRequests(
    tx,
    rows.map(({ id }) => id),
  )
  // A completed listing shows its tenant no certificates, because the home may have been let to others since.
  const rowsWithCertificates = rows.filter(
    ({ status, starterId, listingStatus }) =>
      status === 'accepted' && starterId === userId && listingStatus !== 'completed',
  )
  const certificates = await findTenantCertificates(
    tx,
    rowsWithCertificates.map(({ propertyId }) => propertyId),
  )
  return rows.map((row) => ({
    ...toSharedFields(row, userId),
    kind: 'letting',
    id: row.id,
    status: row.status,
    move_in_date: toIsoDay(row.moveInOn),
    number_of_tenants: row.tenants,
    pets: row.pets,
    is_commercial: isCommercialType(row.type),
    rent: toAdvertisedPounds('let', row.rentPence),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    expires_at: row.status === 'made' ? getRequestExpiry(row.updatedAt).toISOString() : null,
    is_in_reserve: isInReserve(row),
    actions: listRequestActions({ ...row, isSigned: signedIds.has(row.id) }, userId),
    certificates: rowsWithCertificates.includes(row) ? (certificates.get(row.propertyId) ?? []) : [],
    events: events
      .filter(({ letRequestId }) => letRequestId === row.id)
      .map((event) => ({ ...toEventFields(event, { ownerId: row.ownerId, userId }), type: event.type })),
  }))
}

const listOffers = (query: OfferQuery): Promise<UserOffers> =>
  withSnapshot(async (tx) => {
    const offers: UserOffers = [...(await findOffers(tx, query)), ...(await findLetRequests(tx, query))]
    return offers.sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
  })

/** Lists the offers and requests that the caller made or was sent, the newest first (B-22). */
export const getUserOffers = async (
  _input: ParsedInput<'getUserOffers'>,
  { user }: UserCaller,
): Promise<Reply<UserOffers>> => success(await listOffers({ userId: user.id }))

/** Lists the offers and requests on a listing: all of them for its owner, else the caller's own. */
export const getListingOffers = async (
  { property_id: listingId }: ParsedInput<'getListingOffers'>,
  { user }: UserCaller,
): Promise<Reply<UserOffers>> => success(await listOffers({ userId: user.id, listingId }))
