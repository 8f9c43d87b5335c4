import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withDatabase, type Database } from '../../../lib/agency/database'
import { disconnect } from '../../../lib/agency/pool'
import { findPricesNear } from '../../../lib/agency/sold-prices/find-prices-near'
import { importPrices, ImportUnderWay } from '../../../lib/agency/sold-prices/import-prices'
import { readPricePaidLine } from '../../../lib/agency/sold-prices/price-paid-row'
import { parseCsvLine } from '../../../lib/agency/places/import/csv'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'

const THIS_YEAR = new Date().getUTCFullYear()
const createId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/**
 * The columns of HM Land Registry's file. Category A is a standard sale; the change is A (add), C (correct) or D
 * (delete).
 */
const COLUMNS = [
  'id',
  'price',
  'date',
  'postcode',
  'type',
  'isNew',
  'tenure',
  'house',
  'flat',
  'street',
  'locality',
  'town',
  'district',
  'county',
  'category',
  'change',
] as const
type Fields = Record<(typeof COLUMNS)[number], string>

/** Creates a line of the file, with some fields replaced. The number makes the id of its sale. */
function createLine(number: number, changedFields: Partial<Fields> = {}): string {
  const fields: Fields = {
    id: `{${createId(number).toUpperCase()}}`,
    price: '250000',
    date: `${THIS_YEAR - 1}-03-04 00:00`,
    postcode: 'CM8 2AB',
    type: 'T',
    isNew: 'N',
    tenure: 'F',
    house: '12',
    flat: '',
    street: 'MILL LANE',
    locality: '',
    town: 'WITHAM',
    district: 'BRAINTREE',
    county: 'ESSEX',
    category: 'A',
    change: 'A',
    ...changedFields,
  }
  return COLUMNS.map((column) => `"${fields[column].replaceAll('"', '""')}"`).join(',')
}
const readLine = (fields: Partial<Fields> = {}) => readPricePaidLine(parseCsvLine(createLine(1, fields)))

describe('a line of Price Paid Data (FIELD-31)', () => {
  it('is read as a sale with a readable address', () => {
    expect(readLine()).toEqual({
      action: 'store',
      row: {
        id: createId(1),
        price_pence: 25_000_000,
        paid_on: `${THIS_YEAR - 1}-03-04`,
        postcode: 'CM8 2AB',
        sector: 'CM8 2',
        type: 'terraced',
        is_new: false,
        tenure: 'freehold',
        address: '12 Mill Lane, Witham',
      },
    })
  })

  it.each([
    [{ flat: 'FLAT 2' }, 'Flat 2, 12 Mill Lane, Witham'],
    [{ house: 'THE OLD FORGE' }, 'The Old Forge, Mill Lane, Witham'],
    [{ house: '12A', locality: 'CHIPPING HILL' }, '12A Mill Lane, Chipping Hill, Witham'],
    [{ street: '', house: 'ROSE COTTAGE' }, 'Rose Cottage, Witham'],
    [{ locality: 'WITHAM' }, '12 Mill Lane, Witham'],
    [{ town: 'STOW-ON-THE-WOLD' }, '12 Mill Lane, Stow-on-the-Wold'],
    [{ street: "ST MARY'S ROAD", town: "KING'S LYNN" }, "12 St Mary's Road, King's Lynn"],
  ])('with %o has the address %s', (fields, address) => {
    expect(readLine(fields)).toMatchObject({ row: { address } })
  })

  it.each([
    [{ category: 'B' }, 'not a standard sale'],
    [{ type: 'O' }, 'not a standard sale'],
    [{ tenure: 'U' }, 'not a standard sale'],
    [{ postcode: '' }, 'no postcode'],
    [{ postcode: 'CM8' }, 'no postcode'],
    [{ price: '0' }, 'not a sale'],
    [{ price: '-5' }, 'not a sale'],
    [{ price: '1e9' }, 'not a sale'],
    [{ date: '2026-13-45 00:00' }, 'not a sale'],
    [{ date: '2026-02-30 00:00' }, 'not a sale'],
    [{ id: '1' }, 'not a sale'],
  ])('with %o is left out: %s', (fields, reason) => {
    expect(readLine(fields)).toMatchObject({ action: 'skip', reason })
  })

  it('with any content is stored, removed or left out', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (fields) => {
        const line = readPricePaidLine(fields)
        if (line.action === 'store') expect(line.row.price_pence).toBeGreaterThan(0)
        else expect(['remove', 'skip']).toContain(line.action)
      }),
    )
  })
})

describe('the import', () => {
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    database = await createEmptyDatabase()
    process.env.DATABASE_URL = database.url
    folder = await mkdtemp(path.join(tmpdir(), 'prices-'))
  })
  afterAll(async () => {
    await disconnect()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  const onDatabase = <T>(work: (database: Database) => Promise<T>) => withDatabase(database.url, work)
  const importFile = (file: string, options: { batchLines?: number } = {}) =>
    onDatabase((tables) => importPrices(file, { database: tables, ...options }))
  beforeEach(() => onDatabase((tables) => tables.deleteFrom('pricePaid').execute()))
  const writeLines = async (lines: string[]): Promise<string> => {
    const file = path.join(folder, 'prices.csv')
    await writeFile(file, lines.map((line) => `${line}\n`).join(''))
    return file
  }
  const countSales = () =>
    onDatabase(async (tables) => {
      const { sales } = await tables
        .selectFrom('pricePaid')
        .select(({ fn }) => fn.countAll<bigint>().as('sales'))
        .executeTakeFirstOrThrow()
      return Number(sales)
    })

  it('stores sales once, applies corrections and removals, and counts the lines that it leaves out', async () => {
    const file = await writeLines([createLine(1), createLine(2), createLine(3, { category: 'B' })])
    expect(await importFile(file)).toEqual({
      files: 1,
      lines: 3,
      added: 2,
      changed: 0,
      removed: 0,
      skipped: { 'not a standard sale': 1 },
    })
    expect(await importFile(file)).toMatchObject({
      added: 0,
      changed: 0,
    })
    const correctionsFile = await writeLines([
      createLine(1, { price: '260000', change: 'C' }),
      createLine(2, { change: 'D' }),
    ])
    expect(await importFile(correctionsFile)).toMatchObject({
      added: 0,
      changed: 1,
      removed: 1,
    })
    const point = { lat: 51.8, lng: 0.64 }
    expect((await findPricesNear({ postcode: 'CM8 2AX', point })).map(({ price }) => price)).toEqual([
      260_000,
    ])
  })

  it('removes a sale whose corrected line is to be left out', async () => {
    await importFile(await writeLines([1, 2, 3, 4].map((number) => createLine(number))))
    const corrections = [
      createLine(1, { category: 'B', change: 'C' }), // not at the market price
      createLine(2, { type: 'O', change: 'C' }), // not a home
      createLine(3, { postcode: '', change: 'C' }),
      // A line that cannot be read changes nothing.
      createLine(4, { price: '', change: 'C' }),
      // Of two lines about one sale, the last one counts.
      createLine(5),
      createLine(5, { category: 'B', change: 'C' }),
    ]
    expect(await importFile(await writeLines(corrections))).toMatchObject({ added: 0, removed: 3 })
    expect(await countSales()).toBe(1)
  })

  it('continues after an interruption, and stores every line once', async () => {
    const lines = Array.from({ length: 25 }, (_, index) =>
      createLine(index + 1, index === 20 ? { price: '666' } : {}),
    )
    const file = await writeLines(lines)
    const importSales = () => importFile(file, { batchLines: 10 })
    const alterTable = (change: string) =>
      onDatabase((tables) => sql`alter table price_paid ${sql.raw(change)}`.execute(tables))
    // PostgreSQL refuses the price of the 21st line, which is in the third batch.
    await alterTable('add constraint interruption check (price_pence <> 66600)')
    await expect(importSales()).rejects.toThrow('interruption')
    expect(await countSales()).toBe(20)
    await alterTable('drop constraint interruption')
    expect(await importSales()).toMatchObject({ lines: 25, added: 5 })
    expect(await countSales()).toBe(25)
  })

  it('stores every line once when two imports of a file run at the same time', async () => {
    const file = await writeLines(Array.from({ length: 25 }, (_, index) => createLine(index + 1)))
    const outcomes = await Promise.allSettled([1, 2].map(() => importFile(file, { batchLines: 5 })))
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ImportUnderWay)
    expect(await countSales()).toBe(25)
  })
})
