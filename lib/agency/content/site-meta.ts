import { failure, success, type Reply } from '../../contract/call'
import { brandName } from '../../config/env'
import { insertBrandInMeta } from '../../format/brand-name'
import { db } from '../database'
import { now } from '../sql-expressions'

interface PendingRead {
  resolve(val: string | undefined): void
  reject(reason: unknown): void
}
let pendingReads = new Map<string, PendingRead[]>()

/** Reads values by one query: the sections of a page request theirs in the same turn of the event loop. */
async function readPending(): Promise<void> {
  const batch = pendingReads
  pendingReads = new Map()
  try {
    const rows = await db()
      .selectFrom('siteMeta')
      .select(['attr', 'val'])
      .where('attr', 'in', [...batch.keys()])
      .execute()
    const values = new Map(rows.map(({ attr, val }) => [attr, val]))
    for (const [attr, reads] of batch) for (const read of reads) read.resolve(values.get(attr))
  } catch (reason) {
    for (const read of [...batch.values()].flat()) read.reject(reason)
  }
}

/** Returns a value as it is stored, with placeholders in place of the agency's name. */
export const getStoredSiteMeta = (attr: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    if (pendingReads.size === 0) setImmediate(() => void readPending())
    pendingReads.set(attr, [...(pendingReads.get(attr) ?? []), { resolve, reject }])
  })

/** Returns a value as text (A-19, D-13), with the agency's name filled in. */
export async function getSiteMeta({ attr }: { attr: string }): Promise<Reply<{ attr: string; val: string }>> {
  const val = await getStoredSiteMeta(attr)
  return val === undefined
    ? failure('No data found')
    : success({ attr, val: insertBrandInMeta(val, brandName()) })
}

/** Writes a value. A trigger of the table notifies every running server (lib/events/domain-events.ts). */
export async function setSiteMeta(attr: string, val: string): Promise<void> {
  await db()
    .insertInto('siteMeta')
    .values({ attr, val })
    .onConflict((conflict) => conflict.column('attr').doUpdateSet({ val, updatedAt: now }))
    .execute()
}
