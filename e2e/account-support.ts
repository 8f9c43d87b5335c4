import { createHash, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { BrowserContext, Page } from '@playwright/test'
import type pg from 'pg'
import { withClient } from '../scripts/database/client'
import { e2eDatabaseUrl } from '../tests/support/e2e-database'
import { hydrated } from './search-support'

/** A password that is not among the common ones. */
export const PASSWORD = 'Plum-Harvest-Windmill-9'

export interface Given {
  guest?: boolean
  firstName?: string
  lastName?: string
  email?: string
  position?: string
  /** Homes for sale and to let, on the market for three weeks, in a town that nobody searches. */
  homes?: number
  address?: string
  /** Other devices that are logged in. */
  devices?: string[]
  complete?: boolean
}

export interface Person {
  id: number
  email: string
  /** What the session cookie holds. */
  cookie: string
  sessionId: number
  /** Ids of the homes. */
  homes: number[]
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const one = async (client: pg.Client, text: string, values: unknown[]): Promise<number> =>
  (await client.query<{ id: number }>(text, values)).rows[0]?.id ?? 0

async function session(
  client: pg.Client,
  userId: number,
  device: string,
): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const id = await one(
    client,
    `INSERT INTO user_session (user_id, token_hash, socket_hash, device, expires_at) VALUES ($1, $2, $3, $4, now() + interval '1 day') RETURNING id`,
    [userId, digest(token), digest(`socket\0${token}`), device],
  )
  return { id, token }
}

async function home(
  client: pg.Client,
  ownerId: number,
  kind: 'sale' | 'let',
  address: string,
): Promise<number> {
  const property = await one(
    client,
    `INSERT INTO property (owner_id, street, street_slug, town, town_slug, county, county_slug, nation, postcode, district, type, bedrooms, bathrooms)
    VALUES ($1, 'Quiet Row', 'quiet-row', 'Nowhere-on-Sea', 'nowhere-on-sea', 'Essex', 'essex', 'england', 'ZZ9 9ZZ', 'ZZ9', 'terraced', 2, 1) RETURNING id`,
    [ownerId],
  )
  const listing = await one(
    client,
    `INSERT INTO listing (property_id, kind, status, price_pence, slug, display_address, summary, description, features, updated_at)
    VALUES ($1, $2, 'available', $3, 'quiet-row', $4, 'A home.', '<p>A home.</p>', '{}', now()) RETURNING id`,
    [property, kind, kind === 'sale' ? 250_000_00 : 950_00, address],
  )
  await client.query(
    `INSERT INTO listing_event (listing_id, type, at, price_pence) VALUES ($1, 'listed', now() - interval '21 days', $2)`,
    [listing, kind === 'sale' ? 250_000_00 : 950_00],
  )
  return listing
}

/** Writes somebody into the database of the site under test, logged in, and spends nobody's limits. */
export const newPerson = ({
  guest = false,
  firstName = 'Ada',
  lastName = 'Tester',
  position = 'cash',
  homes = 0,
  devices = [],
  complete = true,
  address = 'Quiet Row, Nowhere-on-Sea, ZZ9',
  ...given
}: Given = {}): Promise<Person> =>
  withClient(e2eDatabaseUrl(), async (client) => {
    const email = given.email ?? `${randomBytes(6).toString('hex')}@mail.example`
    const id = await one(
      client,
      `INSERT INTO "user" (email, title, first_name, last_name, mobile, buying_position, password_hash, seller_info_completed) VALUES ($1, 'Ms', $2, $3, '07700900555', $4, $5, $6) RETURNING id`,
      [
        email,
        firstName,
        lastName,
        position,
        guest ? null : await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
        complete,
      ],
    )
    const own = []
    for (let count = 0; count < homes; count += 1)
      own.push(await home(client, id, count % 2 === 0 ? 'sale' : 'let', address))
    for (const device of devices) await session(client, id, device)
    const { id: sessionId, token } = await session(client, id, 'Firefox on Windows')
    return { id, email, cookie: `${id}.${token}`, sessionId, homes: own }
  })

/** Gives a browser somebody's session, and what a login leaves in its storage. */
export async function logIn(
  context: BrowserContext,
  { id, cookie }: Person,
  baseURL: string,
  firstName = 'Ada',
): Promise<void> {
  await context.addCookies([
    { name: 'session', value: cookie, url: baseURL, httpOnly: true, sameSite: 'Lax' },
  ])
  await context.addInitScript(
    ([user, marker]) => {
      window.localStorage.setItem('cookieAccepted', 'false')
      // Once: what the pages do with it afterwards is theirs.
      if (window.localStorage.getItem(marker ?? '')) return
      window.localStorage.setItem(marker ?? '', '1')
      window.localStorage.setItem('user', user ?? '')
      window.localStorage.setItem('token', 'a-token-for-the-socket')
    },
    [JSON.stringify({ id, first_name: firstName, seller_info_completed: 1 }), `given-${id}`],
  )
}

/** Ends somebody's sessions behind their back. */
export const endSessionsOf = ({ id }: Person): Promise<unknown> =>
  withClient(e2eDatabaseUrl(), (client) =>
    client.query('UPDATE user_session SET ended_at = now() WHERE user_id = $1', [id]),
  )

/** Rows of a query on the database of the site under test. */
export const ask = <Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> =>
  withClient(e2eDatabaseUrl(), async (client) => (await client.query<Row>(text, values)).rows)

export const site = (baseURL: string | undefined) => baseURL ?? ''
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A page in a room of somebody new. */
export async function enter(
  page: Page,
  baseURL: string | undefined,
  room: string,
  given: Given = {},
): Promise<Person> {
  const person = await newPerson(given)
  await logIn(page.context(), person, site(baseURL), given.firstName)
  await page.goto(`/my-account/${room}`)
  await hydrated(page)
  return person
}
