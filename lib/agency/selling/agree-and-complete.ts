import type { ListingKind } from '../../domain/listing-kind'
import { isLive, type ListingStatus } from '../../domain/listing-status'
import { checkTransition } from '../../domain/listing-transition'
import { db, withTransaction, type Tx } from '../database'
import { changeStatus } from '../listings/change-status'
import type { PublishResult } from '../listings/publishing'
import { endOffersOfListings, endSignedRequestsOfListing } from '../offers/end-offers'
import { lockListing, type ListingTerms } from '../offers/listing-terms'
import { findReservations } from '../offers/reservations'
import { endSubscriptionsOn } from '../orders/end-subscriptions'
import { makeDepositsDue } from '../payments/due-deposits'
import { closeViewingsOfListings, closeViewingsOfAgreedListings } from '../viewings/close-viewings'
import { mailProgress } from './mail-progress'
import type { Progress } from './progress-texts'

const agreedStatus: Record<ListingKind, ListingStatus> = {
  sale: 'sold_subject_to_contract',
  let: 'let_agreed',
}
/** What the other parties are told about a home that is sold or let. */
const completionReasons: Record<ListingKind, string> = {
  sale: 'The home is sold.',
  let: 'The home is let.',
}

interface AgencyStep {
  progress: Progress
  getStatus: (kind: ListingKind) => ListingStatus
  /** Finds what else forbids the step, as a clause about the listing. The listing is locked. */
  findObstacle?: () => Promise<string | null>
  /** Does what follows from the step. @returns what the owner has to know of it, a paragraph each */
  finish?: (listing: ListingTerms) => Promise<string[] | undefined>
}

/** Changes a status in the agency's name and mails the parties, unless the status or an obstacle forbids it. */
async function advance(
  tx: Tx,
  id: number,
  { progress, getStatus, findObstacle, finish }: AgencyStep,
): Promise<PublishResult> {
  const listing = await lockListing(tx, id)
  if (!listing) return { ok: false, reasons: [`there is no listing ${id}`] }
  // Otherwise this would publish a draft without the checks of a publication.
  if (!isLive(listing.status) && listing.status !== 'completed')
    return { ok: false, reasons: [`it is not public (${listing.status})`] }
  const status = getStatus(listing.kind)
  const transition = checkTransition(listing.status, status, listing.kind)
  if (!transition.allowed) return { ok: false, reasons: [transition.reason] }
  if (listing.status === status) return { ok: false, reasons: [`it is ${status} already`] }
  const obstacle = await findObstacle?.()
  if (obstacle) return { ok: false, reasons: [obstacle] }
  await changeStatus(tx, id, status, new Date())
  const ownerNotes = await finish?.(listing)
  await mailProgress(tx, listing, { progress, ownerNotes })
  return { ok: true }
}

/**
 * Marks a home as sold subject to contract once both sides have the memorandum of sale, or as let once the tenancy is
 * signed, which makes the tenant's holding deposit due (Tenant Fees Act 2019, schedule 2, paragraph 3).
 */
export const agreeListing = (tx: Tx, id: number): Promise<PublishResult> =>
  advance(tx, id, {
    progress: 'agreed',
    getStatus: (kind) => agreedStatus[kind],
    finish: async ({ kind }) => {
      await closeViewingsOfAgreedListings(tx, kind, [id])
      if (kind === 'let') await makeDepositsDue(tx, [id], 'agreed')
    },
  })

/** As `agreeListing`, in a transaction of its own: the agency's command. */
export const markAgreed = (id: number): Promise<PublishResult> =>
  withTransaction((tx) => agreeListing(tx, id))

/** Marks a home as sold or let for good. Its accepted offer or request stays, and what else is open or paid monthly ends. */
export const markCompleted = (id: number): Promise<PublishResult> =>
  withTransaction((tx) =>
    advance(tx, id, {
      progress: 'completed',
      getStatus: () => 'completed',
      finish: async ({ kind }) => {
        await closeViewingsOfListings(tx, [id], completionReasons[kind])
        await endOffersOfListings(tx, [id], completionReasons[kind], { keepsAccepted: true })
        return endSubscriptionsOn(tx, id, { actorId: null, reason: completionReasons[kind] })
      },
    }),
  )

/** Puts a home back on the market whose sale or letting has fallen through. */
export const markAvailable = (id: number): Promise<PublishResult> =>
  withTransaction((tx) =>
    advance(tx, id, {
      progress: 'available',
      getStatus: () => 'available',
      findObstacle: async () => {
        // Its parties cannot undo an agreement that they have signed.
        await endSignedRequestsOfListing(tx, id, 'The agreement has ended.')
        return (await findReservations(tx, [id])).get(id) ?? null
      },
    }),
  )

/** Returns what the owner's package makes due when the sale completes, in pence; 0 if nothing. */
export async function getCompletionFee(listingId: number): Promise<bigint> {
  const order = await db()
    .selectFrom('order')
    .select('onCompletionPence')
    .where('listingId', '=', listingId)
    .where('kind', '=', 'package')
    .where('status', '=', 'settled')
    .orderBy('settledAt', 'desc')
    .executeTakeFirst()
  return order?.onCompletionPence ?? 0n
}
