import { sql, type NotNull } from 'kysely'
import { liveStatuses } from '../../../domain/listing-status'
import { londonDay } from '../../../format/london-clock'
import type { Tx } from '../../database'
import { withdrawListings } from '../../selling/leave-market'
import { isOneOf } from '../../sql-expressions'
import { UnreadableFile } from '../errors'
import { toIdentityKey } from '../identify'
import type { Survey } from '../survey'

/** The first key of each advisory lock, an arbitrary number. The second key is the hash of the branch. */
const BRANCH_LOCK_NAMESPACE = 1_112_296_704

/** Makes other imports of these branches wait until the transaction ends. */
export async function lockBranches(tx: Tx, branches: readonly string[]): Promise<void> {
  // In a fixed order, so that two files of several branches cannot deadlock.
  for (const branch of [...branches].sort())
    await tx
      .selectNoFrom(
        sql`pg_advisory_xact_lock(${BRANCH_LOCK_NAMESPACE}::int, hashtext(${branch}))`.as('locked'),
      )
      .execute()
}

/** @throws UnreadableFile when a newer file of one of the branches has been imported */
export async function assertNewest(
  tx: Tx,
  branches: readonly string[],
  generatedAt: Date | null,
): Promise<void> {
  if (!generatedAt) return
  const newer = await tx
    .selectFrom('importRun')
    .select(['generatedAt', 'fileName'])
    // '&&' selects arrays that have an element in common.
    .where(({ eb, val }) => eb('branches', '&&', val([...branches])))
    .where('generatedAt', '>', generatedAt)
    .orderBy('generatedAt', 'desc')
    .executeTakeFirst()
  if (!newer?.generatedAt) return
  const newerFile = `${newer.fileName} of ${londonDay(newer.generatedAt)}`
  throw new UnreadableFile(
    `it was written on ${londonDay(generatedAt)}, before ${newerFile}, which has been imported: ` +
      'an older file would undo a newer one',
  )
}

/**
 * Returns the user who owns the new homes of each branch: the account with the address `email`, or if that is null an
 * account that is created for the branch.
 * @throws UnreadableFile if no account has the address `email`
 */
export async function findBranchOwners(
  tx: Tx,
  branches: readonly string[],
  email: string | null,
): Promise<Map<string, number>> {
  if (email !== null) {
    const owner = await tx
      .selectFrom('user')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
      .executeTakeFirst()
    if (!owner) throw new UnreadableFile(`there is no account of ${email}`)
    return new Map(branches.map((branch) => [branch, owner.id]))
  }
  const owners = new Map<string, number>()
  for (const branch of branches) owners.set(branch, await ensureBranchAccount(tx, branch))
  return owners
}

async function ensureBranchAccount(tx: Tx, branch: string): Promise<number> {
  // No mail can be delivered to the domain '.invalid' (RFC 2606).
  const email = `branch-${branch}@import.invalid`.toLowerCase()
  await tx
    .insertInto('user')
    .values({ email, firstName: 'Branch', lastName: branch })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const owner = await tx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return owner.id
}

/**
 * Withdraws the live listings of the file's branches that are not in the file. Deletes their digests, so that a later
 * file that has them again does not skip them as unchanged. @returns the number of withdrawn listings
 */
export async function withdrawAbsent(
  tx: Tx,
  { identities, unreadableRefs, branches }: Survey,
  at: Date,
): Promise<number> {
  const liveListings = await tx
    .selectFrom('listing')
    .select(['id', 'importBranch as branch', 'importRef as ref'])
    .where(({ ref }) => isOneOf(ref('importBranch'), branches))
    .where('importRef', 'is not', null)
    .where('status', 'in', liveStatuses)
    .orderBy('id')
    .$narrowType<{ branch: NotNull; ref: NotNull }>()
    .execute()
  const keysInFile = new Set(identities.map(toIdentityKey))
  const absentIds = liveListings
    .filter((listing) => !keysInFile.has(toIdentityKey(listing)) && !unreadableRefs.includes(listing.ref))
    .map(({ id }) => id)
  if (!absentIds.length) return 0
  await tx
    .updateTable('listing')
    .set({ importDigest: null })
    .where(({ ref }) => isOneOf(ref('id'), absentIds))
    .execute()
  await withdrawListings(
    tx,
    absentIds.map((listingId) => ({ listingId, at })),
  )
  return absentIds.length
}
