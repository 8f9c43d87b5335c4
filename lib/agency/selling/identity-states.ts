import { sql } from 'kysely'
import { isDemonstration } from '../../config/env'
import {
  IDENTITY_VALID_DAYS,
  mayChangeIdentity,
  type IdentityActor,
  type IdentityState,
} from '../../domain/identity-check'
import type { Database, Tx } from '../database'

const DAY_MS = 86_400_000

/** A check belongs to a property (a check of an owner) or to an accepted offer (a check of a buyer). */
export type CheckSubject = { propertyId: number } | { offerId: number }

const toColumnAndId = (subject: CheckSubject) =>
  'propertyId' in subject
    ? ({ column: 'propertyId', id: subject.propertyId } as const)
    : ({ column: 'offerId', id: subject.offerId } as const)

/**
 * Returns the present owners or buyers with the states of their identity checks. The state of a passed check is
 * `expired` from its `expiresAt` on. Leaves out removed people, whose checks are stored only because the law requires it.
 */
export async function findIdentityStates(database: Database | Tx, subject: CheckSubject, at: Date) {
  const { column, id } = toColumnAndId(subject)
  const checks = await database
    .selectFrom('identityCheck')
    .select(['id', 'userId', 'name', 'state', 'expiresAt'])
    .where(column, '=', id)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute()
  return checks.map(({ expiresAt, ...check }) => ({
    ...check,
    state: check.state === 'passed' && expiresAt && expiresAt <= at ? ('expired' as const) : check.state,
  }))
}

interface StateChange {
  checkId: number
  from: IdentityState
  to: IdentityState
  actor: IdentityActor
  at: Date
}

/** Changes the state of a check and records the change. @returns false if the actor may not make this change */
export async function changeIdentityState(
  tx: Tx,
  { checkId, from, to, actor, at }: StateChange,
): Promise<boolean> {
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

interface PeopleChange {
  /** The account holder is one of the people who are checked. */
  holder: { id: number; name: string }
  otherNames: readonly string[]
  at: Date
}

/** Drops names that differ from an earlier one in capitals only. */
const uniqueNames = (names: readonly string[]): string[] =>
  names.filter(
    (name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index,
  )

/** Creates a check for each new name, and removes the checks of names that are no longer given. */
async function replacePeople(
  tx: Tx,
  subject: CheckSubject,
  { holder, otherNames, at }: PeopleChange,
): Promise<void> {
  const { column, id } = toColumnAndId(subject)
  const names = uniqueNames([holder.name, ...otherNames])
  // A check that has begun is marked as removed below: the law requires its record for five years (domain B6).
  await tx
    .deleteFrom('identityCheck')
    .where(column, '=', id)
    .where('state', '=', 'not_started')
    .where(sql<boolean>`not (name = any(${names}))`)
    .execute()
  await tx
    .updateTable('identityCheck')
    .set({ removedAt: at })
    .where(column, '=', id)
    .where('removedAt', 'is', null)
    // An owner or buyer must not remove a person whose identity the agency could not confirm.
    .where('state', '<>', 'refer')
    .where(sql<boolean>`not (name = any(${names}))`)
    .execute()
  await tx
    .insertInto('identityCheck')
    // The first name is that of the account holder.
    .values(names.map((name, index) => ({ ...subject, userId: index === 0 ? holder.id : null, name })))
    .onConflict((conflict) => conflict.columns([column, 'name']).doUpdateSet({ removedAt: null }))
    .execute()
}

/**
 * Replaces the owners or buyers of a subject, and submits each of them for an identity check. The demonstration has no
 * staff, so every check passes at once there.
 */
export async function submitPeople(tx: Tx, subject: CheckSubject, change: PeopleChange): Promise<void> {
  const { at } = change
  await replacePeople(tx, subject, change)
  for (const { id: checkId, state: from } of await findIdentityStates(tx, subject, at)) {
    const isSubmitted = await changeIdentityState(tx, { checkId, from, to: 'submitted', actor: 'person', at })
    if (isSubmitted && isDemonstration())
      await changeIdentityState(tx, { checkId, from: 'submitted', to: 'passed', actor: 'agency', at })
  }
}
