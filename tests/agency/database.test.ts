import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type * as AgencyDatabase from '../../lib/agency/database'
import type * as Pool from '../../lib/agency/pool'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'

let testDatabase: TestDatabase
let agencyDatabase: typeof AgencyDatabase
let disconnect: typeof Pool.disconnect

beforeAll(async () => {
  testDatabase = await createEmptyDatabase()
  process.env.DATABASE_URL = testDatabase.url
  agencyDatabase = await import('../../lib/agency/database')
  ;({ disconnect } = await import('../../lib/agency/pool'))
})
afterAll(async () => {
  await disconnect()
  await testDatabase.drop()
})

it('PostgreSQL does not compile statements (JIT), which can take longer than the statement timeout', async () => {
  const { rows } = await sql`show jit`.execute(agencyDatabase.db())
  expect(rows).toEqual([{ jit: 'off' }])
})

describe('a transaction', () => {
  it('is retried after a deadlock, so that both transactions are committed once', async () => {
    await agencyDatabase
      .db()
      .insertInto('siteMeta')
      .values([
        { attr: 'a', val: '0' },
        { attr: 'b', val: '0' },
      ])
      .execute()
    let runs = 0
    let startedTransactions = 0
    let resolveBothStarted: () => void = () => undefined
    const bothStarted = new Promise<void>((resolve) => {
      resolveBothStarted = resolve
    })
    const increment = (tx: AgencyDatabase.Tx, attr: string) =>
      tx
        .updateTable('siteMeta')
        .set({ val: sql<string>`(val::int + 1)::text` })
        .where('attr', '=', attr)
        .execute()
    const incrementBoth = (firstAttr: string, secondAttr: string) =>
      agencyDatabase.withTransaction(async (tx) => {
        runs += 1
        await increment(tx, firstAttr)
        startedTransactions += 1
        if (startedTransactions >= 2) resolveBothStarted()
        await bothStarted
        await increment(tx, secondAttr)
      })
    await Promise.all([incrementBoth('a', 'b'), incrementBoth('b', 'a')])
    expect(runs, 'PostgreSQL ended one transaction, which ran again').toBeGreaterThan(2)
    const values = await agencyDatabase
      .db()
      .selectFrom('siteMeta')
      .select('val')
      .where('attr', 'in', ['a', 'b'])
      .execute()
    expect(values).toEqual([{ val: '2' }, { val: '2' }])
  })

  it('is not retried after another error, and is rolled back', async () => {
    let runs = 0
    await expect(
      agencyDatabase.withTransaction(async (tx) => {
        runs += 1
        await tx.insertInto('siteMeta').values({ attr: 'rolled-back', val: '1' }).execute()
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(runs).toBe(1)
    expect(
      await agencyDatabase
        .db()
        .selectFrom('siteMeta')
        .where('attr', '=', 'rolled-back')
        .selectAll()
        .execute(),
    ).toEqual([])
  })
})

describe('rows', () => {
  it('have the types of the schema: a bigint is a BigInt, a day is midnight UTC, names are in camelCase', async () => {
    // The bigint is 2^53 + 1, which a JavaScript number cannot hold.
    const row = await agencyDatabase
      .db()
      .selectNoFrom([
        sql<bigint>`9007199254740993::bigint`.as('pricePence'),
        sql<Date>`date '2026-07-01'`.as('publishedOn'),
        sql<Date>`timestamptz '2026-07-01T12:00:00+01:00'`.as('createdAt'),
        sql<object>`'{"as_it_is": 1}'::json`.as('nested'),
      ])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      pricePence: 9_007_199_254_740_993n,
      publishedOn: new Date('2026-07-01T00:00:00Z'),
      createdAt: new Date('2026-07-01T11:00:00Z'),
      nested: { as_it_is: 1 },
    })
  })

  it('keep a day that is written as a Date, also in a time zone behind UTC', async () => {
    const originalZone = process.env.TZ
    process.env.TZ = 'America/New_York'
    try {
      const { publishedOn } = await agencyDatabase
        .db()
        .insertInto('contentItem')
        .values({
          section: 'news',
          slug: 'a-day',
          name: '',
          pageTitle: '',
          metaContent: '',
          shortDescription: '',
          body: '',
          relatedSlugs: [],
          tags: [],
          publishedOn: new Date('2026-07-01T00:00:00Z'),
        })
        .returning('publishedOn')
        .executeTakeFirstOrThrow()
      expect(publishedOn.toISOString()).toBe('2026-07-01T00:00:00.000Z')
    } finally {
      if (originalZone === undefined) delete process.env.TZ
      else process.env.TZ = originalZone
    }
  })

  it('are checked against the schema by the compiler', () => {
    const listings = agencyDatabase.db().selectFrom('listing')
    // @ts-expect-error there is no such column
    listings.select('price')
    // @ts-expect-error there is no such status
    listings.where('status', '=', 'gone')
    const query = listings.select('pricePence')
    expectTypeOf(query.execute).returns.resolves.toEqualTypeOf<{ pricePence: bigint | null }[]>()
  })
})
