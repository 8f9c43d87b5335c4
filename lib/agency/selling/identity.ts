import { sql } from 'kysely'
import type { CallOutput, ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import { splitLines } from '../../contract/selling-rules'
import { isDemonstration } from '../../config/env'
import {
  IDENTITY_VALID_DAYS,
  mayChangeIdentity,
  type IdentityActor,
  type IdentityState,
} from '../../domain/identity-check'
import { isLive } from '../../domain/listing-status'
import { emailTemplates } from '../accounts/email-templates'
import type { UserCaller } from '../callers'
import { withTransaction, type Database, type Tx } from '../database'
import { queueMail } from '../mail/queue'
import { advanceListing } from './advance-listing'
import { findOwnerStates, lockHome, notFound, type HomeRow } from './home-row'

const DAY_MS = 86_400_000

interface StateChange {
  checkId: number
  from: IdentityState
  to: IdentityState
  actor: IdentityActor
  at: Date
}

/** @returns false for a step that the actor may not take */
async function changeState(tx: Tx, { checkId, from, to, actor, at }: StateChange): Promise<boolean> {
  if (!mayChangeIdentity(from, to, actor)) return false
  await tx
    .updateTable('identityCheck')
    .set({
      state: to,
      expiresAt: to === 'passed' ? new Date(at.getTime() + IDENTITY_VALID_DAYS * DAY_MS) : null,
    })
    .where('id', '=', checkId)
    .execute()
  await tx.insertInto('identityCheckEvent').values({ checkId, state: to, at }).execute()
  return true
}

interface OwnersChange {
  home: HomeRow
  coOwners: readonly string[]
  at: Date
}

/** Creates a check for each new name, and removes those of the names that are no longer given. */
async function replaceOwners(tx: Tx, { home, coOwners, at }: OwnersChange): Promise<void> {
  const accountHolder = `${home.ownerFirstName} ${home.ownerLastName}`.trim()
  const otherOwners = coOwners.filter((name) => name.toLowerCase() !== accountHolder.toLowerCase())
  const names = [accountHolder, ...otherOwners]
  // A check that has begun is not deleted, because the law requires its record for five years (domain B6).
  await tx
    .deleteFrom('identityCheck')
    .where('propertyId', '=', home.propertyId)
    .where('state', '=', 'not_started')
    .where(sql<boolean>`not (name = any(${names}))`)
    .execute()
  await tx
    .updateTable('identityCheck')
    .set({ removedAt: at })
    .where('propertyId', '=', home.propertyId)
    .where('removedAt', 'is', null)
    // Only the agency decides about an owner whose identity it could not confirm.
    .where('state', '<>', 'refer')
    .where(sql<boolean>`not (name = any(${names}))`)
    .execute()
  await tx
    .insertInto('identityCheck')
    .values(
      names.map((name, index) => ({
        propertyId: home.propertyId,
        userId: index === 0 ? home.ownerId : null,
        name,
      })),
    )
    .onConflict((conflict) => conflict.columns(['propertyId', 'name']).doUpdateSet({ removedAt: null }))
    .execute()
}

/** Submits each owner for an identity check. In the demonstration, which has no staff, every check passes at once. */
export const submitOwners = (
  { id, kind, co_owners }: ParsedInput<'submitOwners'>,
  { user }: UserCaller,
): Promise<Reply<CallOutput<'submitOwners'>>> =>
  withTransaction(async (tx) => {
    const home = await lockHome(tx, { id, kind, ownerId: user.id })
    if (!home || home.status === 'completed') return notFound(kind)
    const at = new Date()
    await replaceOwners(tx, { home, coOwners: splitLines(co_owners), at })
    for (const { id: checkId, state: from } of await findOwnerStates(tx, home.propertyId, at)) {
      const isSubmitted = await changeState(tx, { checkId, from, to: 'submitted', actor: 'owner', at })
      if (isSubmitted && isDemonstration())
        await changeState(tx, { checkId, from: 'submitted', to: 'passed', actor: 'agency', at })
    }
    if (!isLive(home.status)) await advanceListing(tx, id, at)
    return success(null, 'Thank you. We check the identity of every owner.')
  })

/** Finds the checks that wait for the agency, the oldest first. Those of removed owners no longer block a home. */
export const findOpenChecks = (database: Database) =>
  database
    .selectFrom('identityCheck')
    .innerJoin('property', 'property.id', 'identityCheck.propertyId')
    .select([
      'identityCheck.id',
      'identityCheck.name',
      'identityCheck.state',
      'identityCheck.removedAt',
      'property.street',
      'property.town',
    ])
    .where('identityCheck.state', 'in', ['submitted', 'refer'])
    .orderBy('identityCheck.id')
    .execute()

/** Either the ids of the listings that the decision has published, or the reason of a refusal. */
export type DecisionResult = { ok: true; published: number[] } | { ok: false; reason: string }

/** Mails the account holder that a check needs more evidence. Of several listings, names the draft. */
async function queueReferralMail(tx: Tx, propertyId: number, ownerName: string): Promise<void> {
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
  if (!home?.email || home.closedAt) return
  await queueMail(tx, { to: home.email, ...emailTemplates.identityReferred(home.firstName, home, ownerName) })
}

/** Stores the agency's decision about a check, and publishes the drafts that nothing else blocks. */
export const decideIdentity = (
  checkId: number,
  to: Extract<IdentityState, 'passed' | 'refer' | 'expired'>,
  at = new Date(),
): Promise<DecisionResult> =>
  withTransaction(async (tx) => {
    const check = await tx
      .selectFrom('identityCheck')
      .select(['id', 'name', 'state', 'propertyId', 'removedAt'])
      .where('id', '=', checkId)
      .forUpdate()
      .executeTakeFirst()
    if (!check) return { ok: false, reason: `there is no identity check ${checkId}` }
    if (!(await changeState(tx, { checkId, from: check.state, to, actor: 'agency', at })))
      return { ok: false, reason: `it cannot go from ${check.state} to ${to}` }
    if (to === 'refer' && !check.removedAt) await queueReferralMail(tx, check.propertyId, check.name)
    const drafts = await tx
      .selectFrom('listing')
      .select('id')
      .where('propertyId', '=', check.propertyId)
      .where('status', '=', 'draft')
      .orderBy('id')
      .execute()
    const publishedIds: number[] = []
    for (const { id } of drafts) {
      const result = await advanceListing(tx, id, at)
      if (result.isLive) publishedIds.push(id)
    }
    return { ok: true, published: publishedIds }
  })

/** Deletes the checks that have not begun, when the account is deleted. A check that has begun is kept. */
export const deleteUnstartedChecks = (tx: Tx, ownerId: number) =>
  tx
    .deleteFrom('identityCheck')
    .where('propertyId', 'in', tx.selectFrom('property').select('id').where('ownerId', '=', ownerId))
    .where('state', '=', 'not_started')
    .execute()
