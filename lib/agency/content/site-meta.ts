import { failure, success, type Reply } from '../../contract/call'
import { rows } from '../pool'

/** one value by its key, as text (D-13). */
export async function getSiteMeta({ attr }: { attr: string }): Promise<Reply<{ attr: string; val: string }>> {
  // PostgreSQL holds no NUL in text, so no key has one.
  if (attr.includes('\0')) return failure('No data found')
  const [found] = await rows<{ attr: string; val: string }>('SELECT attr, val FROM site_meta WHERE attr = $1', [attr])
  return found ? success(found) : failure('No data found')
}

/** Writes a value; the database tells every running server (channel cache_tags). */
export async function setSiteMeta(attr: string, val: string): Promise<void> {
  await rows(
    `INSERT INTO site_meta (attr, val) VALUES ($1, $2)
     ON CONFLICT (attr) DO UPDATE SET val = excluded.val, updated_at = now()`,
    [attr, val],
  )
}
