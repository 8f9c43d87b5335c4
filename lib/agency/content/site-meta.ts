import { failure, success, type Reply } from '../../contract/call'
import { brandName } from '../../config/env'
import { insertBrandInMeta } from '../../format/brand-name'
import { db } from '../database'
import { now } from '../sql-expressions'

interface PendingRead {
  found(val: string | undefined): void
  failed(reason: unknown): void
}
let pendingReads = new Map<string, PendingRead[]>()

/** What one turn of the event loop asked for, in one statement: the parts of a page ask side by side. */
async function readPending(): Promise<void> {
  const batch = pendingReads
  pendingReads = new Map()
  try {
    const found = await db()
      .selectFrom('siteMeta')
      .select(['attr', 'val'])
      .where('attr', 'in', [...batch.keys()])
      .execute()
    const values = new Map(found.map(({ attr, val }) => [attr, val]))
    for (const [attr, askers] of batch) for (const asker of askers) asker.found(values.get(attr))
  } catch (reason) {
    for (const asker of [...batch.values()].flat()) asker.failed(reason)
  }
}

/** A value as its editor wrote it. */
export const getStoredSiteMeta = (attr: string): Promise<string | undefined> =>
  new Promise((found, failed) => {
    if (pendingReads.size === 0) setImmediate(() => void readPending())
    pendingReads.set(attr, [...(pendingReads.get(attr) ?? []), { found, failed }])
  })

/** one value by its key, as text (D-13), with the agency's name in its places. */
export async function getSiteMeta({ attr }: { attr: string }): Promise<Reply<{ attr: string; val: string }>> {
  // PostgreSQL holds no NUL in text, so no key has one.
  const val = attr.includes('\0') ? undefined : await getStoredSiteMeta(attr)
  return val === undefined
    ? failure('No data found')
    : success({ attr, val: insertBrandInMeta(val, brandName()) })
}

/** Writes a value; the database tells every running server (channel cache_tags). */
export async function setSiteMeta(attr: string, val: string): Promise<void> {
  await db()
    .insertInto('siteMeta')
    .values({ attr, val })
    .onConflict((conflict) => conflict.column('attr').doUpdateSet({ val, updatedAt: now }))
    .execute()
}
