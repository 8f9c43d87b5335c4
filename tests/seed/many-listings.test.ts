import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createListingMaker } from '../../prisma/seed/many-listings'
import { copyRows } from '../../scripts/database/copy-rows'
import { fillManyListings } from '../../scripts/database/fill-many'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'

const OWNER_ID = 1
const makeListings = createListingMaker(new Date('2026-11-23T00:00:00Z'))

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createEmptyDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const countRows = async (table: string): Promise<number> =>
  Number((await client.query(`select count(*) from ${table}`)).rows[0].count)

it('fills a database with live listings, and continues where it was interrupted (P3)', async () => {
  const progressLines: string[] = []
  const fill = (count: number) =>
    fillManyListings({
      url: database.url,
      count,
      makeListings,
      onProgress: (line) => progressLines.push(line),
    })
  expect(await fill(300)).toBe(300)
  expect(await fill(300)).toBe(0)
  expect(await fill(700)).toBe(400)
  expect(progressLines).toEqual(['300 of 300 listings', '700 of 700 listings'])
  expect(await countRows('search_entry')).toBe(700)
  expect(await countRows("search_entry where kind = 'let'")).toBeGreaterThan(150)
  expect(
    await countRows('search_entry e join listing l on l.id = e.listing_id where e.status <> l.status'),
  ).toBe(0)
  expect(await countRows("search_entry where listed_at > '2026-11-23'")).toBe(0)
})

it('creates the same listing for the same number, whatever the batch', () => {
  const ids = [1, 2, 3].map((id) => ({ listing: id, property: id }))
  // The listings with the numbers 10, 11 and 12.
  const listings = makeListings(10, ids, OWNER_ID)
  expect(makeListings(10, ids, OWNER_ID)).toEqual(listings)
  const [, second] = listings.properties
  expect(makeListings(11, ids.slice(1), OWNER_ID).properties[0]).toEqual(second)
})

it('copyRows stores tabs, line breaks, backslashes, quotes and nulls unchanged', async () => {
  await client.query('create table copied (text text, list text[], nothing int)')
  const rows = [
    { text: 'a\tb\nc\r\\d \\N "e"', list: ['x,y', '"z"', '\\', '', 'line\nbreak'], nothing: null },
    { text: '', list: [], nothing: null },
  ]
  await copyRows(client, 'copied', ['text', 'list', 'nothing'], rows)
  expect((await client.query('select * from copied')).rows).toEqual(rows)
})
