import { createHash } from 'node:crypto'
import type pg from 'pg'
import { buyer, seller } from './users'

/**
 * The key of a login link for the buyer, which works once and within a day of the seeding. The key is no secret: the
 * README lists it beside the passwords of the demonstration users.
 */
export const demonstrationLoginKey = 'demonstration-login-link-for-the-buyer'

/** Two messages of different types that the seller has not closed yet. */
export const sellerMessages = [
  {
    type: 'success',
    title: 'Your homes are live',
    body: '<p>Your homes are on the market. You see what happens to them <a href="/my-account/welcome">in your account</a>.</p>',
  },
  {
    type: 'warning',
    title: 'A certificate runs out',
    body: '<p>The energy performance certificate of one of your homes runs out next month. Please order a new one, so that it can stay on the market.</p>',
  },
] as const

export async function fillAccounts(client: pg.Client): Promise<void> {
  for (const { type, title, body } of sellerMessages)
    await client.query('INSERT INTO user_message (user_id, type, title, body) VALUES ($1, $2, $3, $4)', [
      seller.id,
      type,
      title,
      body,
    ])
  await client.query(
    `INSERT INTO account_link (user_id, purpose, key_hash, expires_at) VALUES ($1, 'login', $2, now() + interval '24 hours')`,
    [buyer.id, createHash('sha256').update(demonstrationLoginKey).digest('hex')],
  )
}
