import { isLive, liveStatuses } from '../../domain/listing-status'
import { checkTransition } from '../../domain/listing-transition'
import { emailTemplates } from '../accounts/email-templates'
import { withTransaction, type Database, type Tx } from '../database'
import { isReachable, queueMail } from '../mail/queue'
import { endBindingAgreementsOn } from '../offers/end-offers'
import { selectIsSubscribed } from '../orders/order-obstacle'
import { withdrawListings } from '../selling/leave-market'
import { changeStatus } from './change-status'
import { findCurrentFacts } from './facts'
import { findPublishFaults } from './publish-checks'

/** Each reason is a clause that begins with a small letter. */
export type PublishResult = { ok: true } | { ok: false; reasons: string[] }

const refuse = (...reasons: string[]): PublishResult => ({ ok: false, reasons })

const lockListing = (tx: Tx, id: number) =>
  tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as owner', 'owner.id', 'property.ownerId')
    .select([
      'listing.id',
      'listing.propertyId',
      'listing.status',
      'listing.kind',
      'listing.slug',
      'listing.displayAddress',
      'listing.pricePence',
      'listing.priceQualifier',
      'listing.depositPence',
      'listing.summary',
      'listing.description',
      'listing.features',
      'property.nation',
      'property.type',
      'property.bedrooms',
      'owner.email',
      'owner.firstName',
      'owner.closedAt',
      selectIsSubscribed,
    ])
    .where('listing.id', '=', id)
    .forUpdate(['listing', 'property'])
    .executeTakeFirst()

type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>

/** Finds another live listing of the same property and kind: a home is advertised only once. */
export const findOtherLiveListing = (
  database: Database | Tx,
  { id, propertyId, kind }: Pick<LockedListing, 'id' | 'propertyId' | 'kind'>,
) =>
  database
    .selectFrom('listing')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where('status', 'in', liveStatuses)
    .executeTakeFirst()

/** Publishes a draft or withdrawn listing, unless `findPublishFaults` finds a fault, and mails its owner. */
export function publishListing(id: number, at = new Date()): Promise<PublishResult> {
  return withTransaction(async (tx) => {
    const listing = await lockListing(tx, id)
    if (!listing) return refuse(`there is no listing ${id}`)
    if (isLive(listing.status)) return refuse('it is public already')
    const transition = checkTransition(listing.status, 'available', listing.kind)
    if (!transition.allowed) return refuse(transition.reason)
    const facts = await findCurrentFacts([listing.propertyId], tx)
    const faults = findPublishFaults({
      ...listing,
      pricePence: listing.pricePence === null ? null : Number(listing.pricePence),
      facts: Object.fromEntries(facts.map(({ key, value }) => [key, value])),
    })
    const otherListing = await findOtherLiveListing(tx, listing)
    if (otherListing) faults.push(`the same home is public as listing ${otherListing.id}`)
    if (faults.length) return refuse(...faults)
    // An agreement that the parties cannot end would prevent every other acceptance.
    await endBindingAgreementsOn(tx, id, 'The agreement has ended.')
    await changeStatus(tx, id, 'available', at)
    await queueOwnerMail(tx, listing)
    return { ok: true }
  })
}

type Owner = Pick<LockedListing, 'email' | 'firstName' | 'closedAt'>
type PublishedListing = Parameters<(typeof emailTemplates)['listingPublished']>[1]

export async function queueOwnerMail(tx: Tx, listing: Owner & PublishedListing): Promise<void> {
  if (!isReachable(listing)) return
  await queueMail(tx, { to: listing.email, ...emailTemplates.listingPublished(listing.firstName, listing) })
}

/** Withdraws a listing in the agency's name, and mails its owner. */
export function withdrawListing(id: number, at = new Date()): Promise<PublishResult> {
  return withTransaction(async (tx) => {
    const listing = await lockListing(tx, id)
    if (!listing) return refuse(`there is no listing ${id}`)
    if (!isLive(listing.status)) return refuse(`it is not public (${listing.status})`)
    await withdrawListings(tx, [{ listingId: id, at }])
    if (isReachable(listing))
      await queueMail(tx, {
        to: listing.email,
        ...emailTemplates.listingWithdrawn(listing.firstName, listing),
      })
    return { ok: true }
  })
}
