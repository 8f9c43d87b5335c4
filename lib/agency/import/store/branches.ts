import type { ClientBase } from 'pg'
import { liveStatuses } from '../../../domain/listing-status'
import { changeStatuses, statementsOf } from '../../listings/change-status'
import { londonDay } from '../blm/dates'
import { UnreadableFile } from '../errors'
import type { Survey } from '../survey'

/** First key of the import's advisory locks; the second is a hash of the branch. */
const IMPORT_LOCK = 1_112_296_704

/** Waits for other imports of the same branches. The transaction's end releases the locks. */
export async function lockBranches(client: ClientBase, branches: readonly string[]): Promise<void> {
  // In a fixed order, so that two files of several branches cannot deadlock.
  for (const branch of [...branches].sort())
    await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [IMPORT_LOCK, branch])
}

/** @throws UnreadableFile when a newer file of one of the branches has been imported */
export async function assertNewest(
  client: ClientBase,
  branches: readonly string[],
  generatedAt: Date | null,
): Promise<void> {
  if (!generatedAt) return
  const { rows } = await client.query<{ generated_at: Date; file_name: string }>(
    'SELECT generated_at, file_name FROM import_run WHERE branches && $1 AND generated_at > $2 ORDER BY generated_at DESC LIMIT 1',
    [branches, generatedAt],
  )
  const newer = rows[0]
  if (newer)
    throw new UnreadableFile(
      `it was written on ${londonDay(generatedAt)}, before ${newer.file_name} of ${londonDay(newer.generated_at)}, which has been imported: an older file would undo a newer one`,
    )
}

/**
 * Finds the owner of each branch's listings: the account of an e-mail address, or one made for the branch.
 * @throws UnreadableFile when there is no account of that address
 */
export async function branchOwners(
  client: ClientBase,
  branches: readonly string[],
  email: string | null,
): Promise<Map<string, number>> {
  if (email !== null) {
    const { rows } = await client.query<{ id: number }>(
      'SELECT id FROM "user" WHERE lower(email) = lower($1)',
      [email],
    )
    if (!rows[0]) throw new UnreadableFile(`there is no account of ${email}`)
    return new Map(branches.map((branch) => [branch, rows[0]!.id]))
  }
  // '.invalid' is a domain that nobody can receive mail at (RFC 2606).
  const { rows } = await client.query<{ id: number; branch: string }>(
    `WITH asked AS (SELECT branch, lower('branch-' || branch || '@import.invalid') AS email FROM unnest($1::text[]) AS branch),
          made AS (INSERT INTO "user" (email, first_name, last_name) SELECT email, 'Branch', branch FROM asked ON CONFLICT (email) DO NOTHING RETURNING id, email)
     SELECT coalesce(made.id, u.id) AS id, asked.branch FROM asked LEFT JOIN made USING (email) LEFT JOIN "user" u USING (email)`,
    [branches],
  )
  return new Map(rows.map(({ branch, id }) => [branch, id]))
}

/**
 * Withdraws the listings that a whole file of their branch no longer has. Without a digest they come back with the
 * next file that has them.
 * @returns the number of withdrawn listings
 */
export async function withdrawAbsent(
  client: ClientBase,
  { identities, unreadableRefs, branches }: Survey,
  at: Date,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT l.id FROM listing l
      WHERE l.import_branch = ANY ($2) AND l.import_ref <> ALL ($3) AND l.status = ANY ($4::listing_status[])
        AND NOT EXISTS (SELECT 1 FROM json_to_recordset($1::json) AS named(branch text, ref text) WHERE named.branch = l.import_branch AND named.ref = l.import_ref)
      ORDER BY l.id`,
    [JSON.stringify(identities), branches, unreadableRefs, liveStatuses],
  )
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return 0
  await client.query('UPDATE listing SET import_digest = NULL WHERE id = ANY ($1::int[])', [ids])
  await changeStatuses(
    statementsOf(client),
    ids.map((listingId) => ({ listingId, to: 'withdrawn', at })),
  )
  return ids.length
}
