import { createHash, randomBytes, randomInt } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import { withClient } from '../../scripts/database/client'
import { deriveSocketToken } from '../../lib/realtime/socket-token'
import { e2eDatabaseUrl } from './e2e-database'

/** Any text passes the bot check, because the site under test has no reCAPTCHA secret (D-34). */
export const BOT_TOKEN = 'x'
export const PASSWORD = 'Plum-Harvest-Windmill-9'
export const MOBILE = '07700900555'
/** The price of each home for sale of an account, and the rent of each home to let. */
export const SALE_PRICE_POUNDS = 250_000
export const MONTHLY_RENT_POUNDS = 950

/** The parameters of lib/agency/accounts/secret-hash. A hash with other parameters would be renewed at the login. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface AccountOptions {
  isGuest?: boolean
  firstName?: string
  lastName?: string
  email?: string
  /** The buying position, a key such as 'cash' or 'first_time'. */
  position?: string
  /** The number of homes, alternately for sale and to let, in a town that no other test searches. */
  homeCount?: number
  /** The address that the listings display. */
  address?: string
  /** Names of further devices on which the account has a session. */
  devices?: string[]
  /** Whether the seller has completed the seller information. */
  hasSellerInfo?: boolean
}

export interface Account {
  id: number
  email: string
  firstName: string
  cookie: string
  /** The token that opens the messages socket, which the browser keeps in local storage. */
  socketToken: string
  sessionId: number
  /** The ids of the account's listings. */
  homes: number[]
}

/**
 * Creates a header that tells the site the client's IP address, which no other test uses. The address is from the range
 * for benchmarks (RFC 2544).
 */
export const freshAddressHeader = () => ({
  'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`,
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function insert(client: pg.Client, sql: string, values: unknown[]): Promise<number> {
  const [row] = (await client.query<{ id: number }>(sql, values)).rows
  if (!row) throw new Error(`Nothing was inserted: ${sql}`)
  return row.id
}

async function insertSession(client: pg.Client, userId: number, device: string) {
  const token = randomBytes(32).toString('base64url')
  const id = await insert(
    client,
    `INSERT INTO user_session (user_id, token_hash, socket_hash, device, expires_at)
    VALUES ($1, $2, $3, $4, now() + interval '1 day') RETURNING id`,
    [userId, sha256(token), sha256(deriveSocketToken(token)), device],
  )
  return { id, token }
}

async function insertListing(
  client: pg.Client,
  ownerId: number,
  kind: 'sale' | 'let',
  address: string,
): Promise<number> {
  const pricePence = (kind === 'sale' ? SALE_PRICE_POUNDS : MONTHLY_RENT_POUNDS) * 100
  const property = await insert(
    client,
    `INSERT INTO property (owner_id, street, street_slug, town, town_slug, county, county_slug, nation, postcode, district, type, bedrooms, bathrooms)
    VALUES ($1, 'Quiet Row', 'quiet-row', 'Nowhere-on-Sea', 'nowhere-on-sea', 'Essex', 'essex', 'england', 'ZZ9 9ZZ', 'ZZ9', 'terraced', 2, 1) RETURNING id`,
    [ownerId],
  )
  const listing = await insert(
    client,
    `INSERT INTO listing (property_id, kind, status, price_pence, slug, display_address, summary, description, features, updated_at)
    VALUES ($1, $2, 'available', $3, 'quiet-row', $4, 'A home.', '<p>A home.</p>', '{}', now()) RETURNING id`,
    [property, kind, pricePence, address],
  )
  await client.query(
    `INSERT INTO listing_event (listing_id, type, at, price_pence) VALUES ($1, 'listed', now() - interval '21 days', $2)`,
    [listing, pricePence],
  )
  return listing
}

/** Inserts an account with a session into the database of the site. Signups would exceed the rate limit. */
export const createAccount = ({
  isGuest = false,
  firstName = 'Ada',
  lastName = 'Tester',
  position = 'cash',
  homeCount = 0,
  devices = [],
  hasSellerInfo = true,
  address = 'Quiet Row, Nowhere-on-Sea, ZZ9',
  email = `${randomBytes(6).toString('hex')}@mail.example`,
}: AccountOptions = {}): Promise<Account> =>
  withClient(e2eDatabaseUrl(), async (client) => {
    const passwordHash = isGuest ? null : await hash(PASSWORD, ARGON2_OPTIONS)
    const id = await insert(
      client,
      `INSERT INTO "user" (email, title, first_name, last_name, mobile, buying_position, password_hash, seller_info_completed)
      VALUES ($1, 'Ms', $2, $3, $4, $5, $6, $7) RETURNING id`,
      [email, firstName, lastName, MOBILE, position, passwordHash, hasSellerInfo],
    )
    const homes = []
    for (let index = 0; index < homeCount; index += 1)
      homes.push(await insertListing(client, id, index % 2 === 0 ? 'sale' : 'let', address))
    for (const device of devices) await insertSession(client, id, device)
    const session = await insertSession(client, id, 'Firefox on Windows')
    return {
      id,
      email,
      firstName,
      cookie: `${id}.${session.token}`,
      socketToken: deriveSocketToken(session.token),
      sessionId: session.id,
      homes,
    }
  })

/** Ends the sessions of an account in the database, which sends its browsers no notice. */
export const endSessionsOf = ({ id }: Account): Promise<unknown> =>
  withClient(e2eDatabaseUrl(), (client) =>
    client.query('UPDATE user_session SET ended_at = now() WHERE user_id = $1', [id]),
  )

export const queryDatabase = <Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[],
): Promise<Row[]> =>
  withClient(e2eDatabaseUrl(), async (client) => (await client.query<Row>(sql, values)).rows)

export async function countOpenSessions({ id }: Pick<Account, 'id'>): Promise<number> {
  const [row] = await queryDatabase<{ open: number }>(
    'SELECT count(*)::int AS open FROM user_session WHERE user_id = $1 AND ended_at IS NULL',
    [id],
  )
  return row?.open ?? 0
}
