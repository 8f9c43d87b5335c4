import { failure, success, type Reply } from '../../contract/call'
import { db } from '../db'

/** one value by its key, as text (D-13). */
export async function getSiteMeta({ attr }: { attr: string }): Promise<Reply<{ attr: string; val: string }>> {
  // PostgreSQL holds no NUL in text, so no key has one.
  if (attr.includes('\0')) return failure('No data found')
  const found = await db().siteMeta.findUnique({ where: { attr }, select: { attr: true, val: true } })
  return found ? success(found) : failure('No data found')
}

/** Writes a value; the database tells every running server (channel cache_tags). */
export async function setSiteMeta(attr: string, val: string): Promise<void> {
  await db().siteMeta.upsert({ where: { attr }, create: { attr, val }, update: { val } })
}
