import type { Tx } from '../database'
import { isReachable, queueMail } from '../mail/queue'
import { composeProgressMail, type Progress, type ProgressListing } from './progress-texts'

const addresseeColumns = ['user.email', 'user.firstName', 'user.closedAt'] as const

const findOwner = (tx: Tx, listingId: number) =>
  tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user', 'user.id', 'property.ownerId')
    .select(addresseeColumns)
    .where('listing.id', '=', listingId)
    .executeTakeFirst()

const findAcceptedParty = (tx: Tx, { id, kind }: Pick<ProgressListing, 'id' | 'kind'>) =>
  kind === 'sale'
    ? tx
        .selectFrom('offer')
        .innerJoin('user', 'user.id', 'offer.buyerId')
        .select(addresseeColumns)
        .where('offer.listingId', '=', id)
        .where('offer.status', '=', 'accepted')
        .executeTakeFirst()
    : tx
        .selectFrom('letRequest')
        .innerJoin('user', 'user.id', 'letRequest.tenantId')
        .select(addresseeColumns)
        .where('letRequest.listingId', '=', id)
        .where('letRequest.status', '=', 'accepted')
        .executeTakeFirst()

export async function mailProgress(
  tx: Tx,
  listing: ProgressListing,
  { progress, ownerNotes }: { progress: Progress; ownerNotes?: readonly string[] },
): Promise<void> {
  const parties = [
    { isOwner: true, user: await findOwner(tx, listing.id) },
    { isOwner: false, user: await findAcceptedParty(tx, listing) },
  ]
  for (const { isOwner, user } of parties) {
    if (!user || !isReachable(user)) continue
    const mail = composeProgressMail(user.firstName, { progress, isOwner, ownerNotes, listing })
    await queueMail(tx, { to: user.email, ...mail })
  }
}
