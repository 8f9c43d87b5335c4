import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { splitLines } from '../../contract/other-names'
import type { IdentityState } from '../../domain/identity-check'
import { isLive } from '../../domain/listing-status'
import { emailTemplates } from '../accounts/email-templates'
import type { UserCaller } from '../callers'
import { withTransaction, type Database, type Tx } from '../database'
import { isReachable, queueMail } from '../mail/queue'
import { sendMemorandumIfReady } from '../sales/send-memorandum'
import { publishDraftIfReady } from './publish-draft'
import { lockHome, notFound } from './home-row'
import { changeIdentityState, submitPeople } from './identity-states'

/** Submits each owner for an identity check, and publishes the home or sends its memorandum if nothing else blocks it. */
export const submitOwners = (
  { id, kind, co_owners }: ParsedInput<'submitOwners'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'submitOwners'>>> =>
  withTransaction(async (tx) => {
    const home = await lockHome(tx, { id, kind, ownerId: user.id })
    if (!home || home.status === 'completed') return notFound(kind)
    const at = new Date()
    const holder = { id: home.ownerId, name: `${home.ownerFirstName} ${home.ownerLastName}`.trim() }
    await submitPeople(tx, { propertyId: home.propertyId }, { holder, otherNames: splitLines(co_owners), at })
    if (!isLive(home.status)) await publishDraftIfReady(tx, id, at)
    // The last obstacle may have been an owner who is removed now.
    await sendReadyMemoranda(tx, { propertyId: home.propertyId, offerId: null }, at)
    return success(null, 'Thank you. We check the identity of every owner.')
  })

/** Finds the checks that wait for the agency, the oldest first. Includes removed people, whose checks block nothing. */
export const findOpenChecks = (database: Database) =>
  database
    .selectFrom('identityCheck')
    .leftJoin('offer', 'offer.id', 'identityCheck.offerId')
    .leftJoin('listing', 'listing.id', 'offer.listingId')
    .innerJoin('property', (join) =>
      join.on(({ eb, ref }) =>
        eb(
          'property.id',
          '=',
          sql<number>`coalesce(${ref('identityCheck.propertyId')}, ${ref('listing.propertyId')})`,
        ),
      ),
    )
    .select([
      'identityCheck.id',
      'identityCheck.name',
      'identityCheck.state',
      'identityCheck.offerId',
      'identityCheck.removedAt',
      'property.street',
      'property.town',
    ])
    .where('identityCheck.state', 'in', ['submitted', 'refer'])
    // Buyers are checked only while their offer is accepted.
    .where(({ or, eb }) => or([eb('identityCheck.offerId', 'is', null), eb('offer.status', '=', 'accepted')]))
    .orderBy('identityCheck.id')
    .execute()

/** `published` has ids of listings, and `memoranda` ids of offers. */
export type DecisionResult =
  { ok: true; published: number[]; memoranda: number[] } | { ok: false; reason: string }

/** The mail names one listing of the property: if possible a draft, because the check delays its publication. */
async function mailOwnerReferral(tx: Tx, propertyId: number, ownerName: string): Promise<void> {
  const home = await tx
    .selectFrom('listing')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as owner', 'owner.id', 'property.ownerId')
    .select([
      'listing.id',
      'listing.kind',
      'listing.displayAddress',
      'owner.email',
      'owner.firstName',
      'owner.closedAt',
    ])
    .where('listing.propertyId', '=', propertyId)
    .orderBy(sql`listing.status = 'draft'`, 'desc')
    .orderBy('listing.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!home || !isReachable(home)) return
  await queueMail(tx, { to: home.email, ...emailTemplates.identityReferred(home.firstName, home, ownerName) })
}

/** Tells the maker of an offer by mail that the check of one of the buyers needs more evidence. */
async function mailBuyerReferral(tx: Tx, offerId: number, buyerName: string): Promise<void> {
  const offer = await tx
    .selectFrom('offer')
    .innerJoin('listing', 'listing.id', 'offer.listingId')
    .innerJoin('user as buyer', 'buyer.id', 'offer.buyerId')
    .select(['listing.displayAddress', 'buyer.email', 'buyer.firstName', 'buyer.closedAt'])
    .where('offer.id', '=', offerId)
    .executeTakeFirstOrThrow()
  if (!isReachable(offer)) return
  const { email, firstName, displayAddress } = offer
  const mail = emailTemplates.buyerReferred(firstName, { offerId, displayAddress }, buyerName)
  await queueMail(tx, { to: email, ...mail })
}

/** Publishes each draft of a property that has no other blocker. @returns the ids of the published listings */
async function publishDrafts(tx: Tx, propertyId: number, at: Date): Promise<number[]> {
  const drafts = await tx
    .selectFrom('listing')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('status', '=', 'draft')
    .orderBy('id')
    .execute()
  const publishedIds: number[] = []
  for (const { id } of drafts) {
    const result = await publishDraftIfReady(tx, id, at)
    if (result.isLive) publishedIds.push(id)
  }
  return publishedIds
}

/** Sends each memorandum of sale that has no other blocker. @returns the ids of the offers */
async function sendReadyMemoranda(
  tx: Tx,
  { propertyId, offerId }: { propertyId: number | null; offerId: number | null },
  at: Date,
): Promise<number[]> {
  const agreedOffers = await tx
    .selectFrom('offer')
    .innerJoin('listing', 'listing.id', 'offer.listingId')
    .select('offer.id')
    .where('offer.status', '=', 'accepted')
    .$if(offerId !== null, (query) => query.where('offer.id', '=', offerId!))
    .$if(propertyId !== null, (query) => query.where('listing.propertyId', '=', propertyId!))
    .orderBy('offer.id')
    .execute()
  const sentIds: number[] = []
  for (const { id } of agreedOffers) {
    const isSent = await sendMemorandumIfReady(tx, id, at)
    if (isSent) sentIds.push(id)
  }
  return sentIds
}

/** Stores the agency's decision about a check, then publishes the drafts and sends the memoranda that are ready. */
export const decideIdentity = (
  checkId: number,
  to: Extract<IdentityState, 'passed' | 'refer' | 'expired'>,
  at = new Date(),
): Promise<DecisionResult> =>
  withTransaction(async (tx) => {
    const check = await tx
      .selectFrom('identityCheck')
      .select(['id', 'name', 'state', 'propertyId', 'offerId', 'removedAt'])
      .where('id', '=', checkId)
      .forUpdate()
      .executeTakeFirst()
    if (!check) return { ok: false, reason: `there is no identity check ${checkId}` }
    if (!(await changeIdentityState(tx, { checkId, from: check.state, to, actor: 'agency', at })))
      return { ok: false, reason: `it cannot go from ${check.state} to ${to}` }
    const { propertyId, offerId, name } = check
    if (to === 'refer' && !check.removedAt) {
      if (propertyId !== null) await mailOwnerReferral(tx, propertyId, name)
      if (offerId !== null) await mailBuyerReferral(tx, offerId, name)
    }
    const published = propertyId === null ? [] : await publishDrafts(tx, propertyId, at)
    return { ok: true, published, memoranda: await sendReadyMemoranda(tx, check, at) }
  })

/** Deletes the checks of a deleted account that have not begun. The law requires the record of every other check. */
export const deleteUnstartedChecks = (tx: Tx, ownerId: number) =>
  tx
    .deleteFrom('identityCheck')
    .where('propertyId', 'in', tx.selectFrom('property').select('id').where('ownerId', '=', ownerId))
    .where('state', '=', 'not_started')
    .execute()
