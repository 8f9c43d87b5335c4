import type { ListingKind } from '../../domain/listing-kind'
import { isLive, type ListingStatus } from '../../domain/listing-status'
import { checkTransition } from '../../domain/listing-transition'
import { db, withTransaction, type Tx } from '../database'
import { changeStatus } from '../listings/change-status'
import type { PublishResult } from '../listings/publishing'
import { endBindingAgreementsOn, endOffersOfListings } from '../offers/end-offers'
import { lockListing, type ListingTerms } from '../offers/listing-terms'
import { findReservations } from '../offers/reservations'
import { endSubscriptionsOn } from '../orders/end-subscriptions'
import { makeDepositsDue } from '../payments/due-deposits'
import { findExchangedOffersOfListing } from '../sales/exchanged-offers'
import { findSignedRequestsOfListing } from '../tenancies/signed-requests'
import { closeViewingsOfListings, closeViewingsOfAgreedListings } from '../viewings/close-viewings'
import { mailProgress } from './mail-progress'
import type { Progress } from './progress-texts'

const agreedStatus: Record<ListingKind, ListingStatus> = {
  sale: 'sold_subject_to_contract',
  let: 'let_agreed',
}
/** The reasons that viewers, and the makers of offers and requests, read when a home is sold or let. */
const completionReasons: Record<ListingKind, string> = {
  sale: 'The home is sold.',
  let: 'The home is let.',
}

interface AgencyStep {
  progress: Progress
  getNewStatus: (kind: ListingKind) => ListingStatus
  /** Removes obstacles to the step. @returns the obstacle that is left, as a clause about the listing. */
  clearObstacles?: () => Promise<string | null>
  /** Carries out the consequences of the step. @returns paragraphs about them for the mail to the owner */
  finish?: (listing: ListingTerms) => Promise<string[] | undefined>
}

/** Changes the status of a listing for the agency and mails the parties, unless an obstacle forbids the change. */
async function takeAgencyStep(
  tx: Tx,
  id: number,
  { progress, getNewStatus, clearObstacles, finish }: AgencyStep,
): Promise<PublishResult> {
  const listing = await lockListing(tx, id)
  if (!listing) return { ok: false, reasons: [`there is no listing ${id}`] }
  // Without this check, `markAvailable` would publish a draft that has not passed the checks before publication.
  if (!isLive(listing.status) && listing.status !== 'completed')
    return { ok: false, reasons: [`it is not public (${listing.status})`] }
  const status = getNewStatus(listing.kind)
  const transition = checkTransition(listing.status, status, listing.kind)
  if (!transition.allowed) return { ok: false, reasons: [transition.reason] }
  if (listing.status === status) return { ok: false, reasons: [`it is ${status} already`] }
  const obstacle = await clearObstacles?.()
  if (obstacle) return { ok: false, reasons: [obstacle] }
  await changeStatus(tx, id, status, new Date())
  const ownerNotes = await finish?.(listing)
  await mailProgress(tx, listing, { progress, ownerNotes })
  return { ok: true }
}

/**
 * Marks a home as sold subject to contract, or as let. The caller does so once both sides have the memorandum of sale,
 * or once the tenancy is signed. A signed tenancy makes the return of the tenant's holding deposit due (Tenant Fees Act
 * 2019, schedule 2, paragraph 3).
 */
export const agreeListing = (tx: Tx, id: number): Promise<PublishResult> =>
  takeAgencyStep(tx, id, {
    progress: 'agreed',
    getNewStatus: (kind) => agreedStatus[kind],
    finish: async ({ kind }) => {
      await closeViewingsOfAgreedListings(tx, kind, [id])
      if (kind === 'let') await makeDepositsDue(tx, [id], 'agreed')
    },
  })

export const markAgreed = (id: number): Promise<PublishResult> =>
  withTransaction((tx) => agreeListing(tx, id))

/** Marks a home as sold or let. Viewings, monthly subscriptions, and all offers but the accepted one end. */
export const markCompleted = (id: number): Promise<PublishResult> =>
  withTransaction((tx) =>
    takeAgencyStep(tx, id, {
      progress: 'completed',
      getNewStatus: () => 'completed',
      finish: async ({ kind }) => {
        await closeViewingsOfListings(tx, [id], completionReasons[kind])
        await endOffersOfListings(tx, [id], completionReasons[kind], { keepsAccepted: true })
        return endSubscriptionsOn(tx, id, { actorId: null, reason: completionReasons[kind] })
      },
    }),
  )

/** Puts a home back on the market after its sale or letting has fallen through. */
export const markAvailable = (id: number): Promise<PublishResult> =>
  withTransaction((tx) =>
    takeAgencyStep(tx, id, {
      progress: 'available',
      getNewStatus: () => 'available',
      clearObstacles: async () => {
        // A refusal commits the transaction too, so nothing is ended before all other obstacles are known.
        const exceptOfferIds = [...(await findExchangedOffersOfListing(tx, id))]
        const exceptRequestIds = [...(await findSignedRequestsOfListing(tx, id))]
        const obstacle = (await findReservations(tx, [id], { exceptOfferIds, exceptRequestIds })).get(id)
        if (obstacle) return obstacle
        // The parties cannot end a binding agreement on the site, so the agency's command ends it.
        await endBindingAgreementsOn(tx, id, 'The agreement has ended.')
        return null
      },
    }),
  )

/** Returns the part of the package's price that is due when the sale completes, in pence; 0 if there is none. */
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
