import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** Inserts a picture of a listing, and an unfinished upload of another. @returns their ids */
export async function insertFiles(
  pool: pg.Pool,
  userId: number,
  listingId: number,
): Promise<{ file: number; upload: string }> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO listing_media (listing_id, kind, position, file, alt)
     VALUES ($1, 'image', 0, 'garden-1.webp', 'The garden') RETURNING id`,
    [listingId],
  )
  const upload = randomBytes(16).toString('hex')
  await pool.query(
    `INSERT INTO upload (id, listing_id, user_id, kind, name, bytes) VALUES ($1, $2, $3, 'image', 'a.jpg', 9)`,
    [upload, listingId, userId],
  )
  return { file: rows[0]!.id, upload }
}
