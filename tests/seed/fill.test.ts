import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDemonstration } from '../../prisma/seed'
import { townWithEightSales, townWithNineSales } from '../../prisma/seed/special-cases'
import { demonstrationUsers } from '../../prisma/seed/users'
import { createFilledDatabase, type TestDatabase } from '../support/databases'

const FILLING_TIMEOUT_MS = 300_000

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createFilledDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
}, FILLING_TIMEOUT_MS)

afterAll(async () => {
  await client?.end()
  await database?.drop()
})

const selectOne = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>> =>
  (await client.query(sql, values)).rows[0] as Record<string, unknown>

describe('the demonstration in the database', () => {
  it('has a search entry for every live listing and for no other listing', async () => {
    const { live, entries, sales, lettings } = await selectOne(`SELECT
      (SELECT count(*)::int FROM listing WHERE status NOT IN ('draft', 'withdrawn', 'completed')) AS live,
      (SELECT count(*)::int FROM search_entry) AS entries,
      (SELECT count(*)::int FROM search_entry WHERE kind = 'sale') AS sales,
      (SELECT count(*)::int FROM search_entry WHERE kind = 'let') AS lettings`)
    expect(entries).toBe(live)
    expect(sales).toBeGreaterThanOrEqual(8_000)
    expect(lettings).toBeGreaterThanOrEqual(4_000)
  })

  it.each([townWithEightSales, townWithNineSales])(
    'has $sales search entries for sale in $town (SALES-11)',
    async ({ town, sales }) => {
      const { count } = await selectOne(
        `SELECT count(*)::int FROM search_entry WHERE kind = 'sale' AND (town_slug = $1 OR locality_slug = $1)`,
        [town.toLowerCase()],
      )
      expect(count).toBe(sales)
    },
  )

  it('marks reduced listings with their earlier, higher price', async () => {
    const { reduced, wrong } = await selectOne(
      'SELECT count(*)::int AS reduced, count(*) FILTER (WHERE reduced_from <= price_pence)::int AS wrong FROM search_entry WHERE reduced_at IS NOT NULL',
    )
    expect(reduced).toBeGreaterThan(500)
    expect(wrong).toBe(0)
  })

  it('stores passwords as argon2id hashes, and none for the guest', async () => {
    for (const { email, password } of demonstrationUsers) {
      const { password_hash: hash } = await selectOne('SELECT password_hash FROM "user" WHERE email = $1', [
        email,
      ])
      if (password === null) expect(hash).toBeNull()
      else {
        expect(hash).toMatch(/^\$argon2id\$/)
        expect(await verify(String(hash), password)).toBe(true)
      }
    }
  })

  it('leaves the id sequence at the highest id, so that the next insert does not fail', async () => {
    const { highest } = await selectOne('SELECT max(id) AS highest FROM property')
    const { next } = await selectOne(`SELECT nextval(pg_get_serial_sequence('property', 'id'))::int AS next`)
    expect(next).toBe(Number(highest) + 1)
  })

  it('is not changed by a second run of the seed', async () => {
    const before = await selectOne('SELECT count(*)::int, max(updated_at) FROM listing')
    const progressLines: string[] = []
    await fillDemonstration(database.url, (text) => progressLines.push(text))
    expect(await selectOne('SELECT count(*)::int, max(updated_at) FROM listing')).toEqual(before)
    expect(progressLines).toEqual([])
  })
})
