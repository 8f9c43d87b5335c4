import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openDatabase, type Database } from '../../../lib/agency/database'
import { importFile, type ImportOptions } from '../../../lib/agency/import/import-file'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'

export const FIXTURES = path.resolve('tests/agency/import/fixtures')
const NOW = new Date('2026-11-20T12:00:00Z')

/** A row of a home in Witham; a test says what is different. */
const DEFAULTS = {
  AGENT_REF: '1_1',
  BRANCH_ID: '1',
  TRANS_TYPE_ID: '1',
  STATUS_ID: '0',
  PUBLISHED_FLAG: '1',
  PRICE: '250000',
  PRICE_QUALIFIER: '0',
  PROP_SUB_ID: '3',
  BEDROOMS: '3',
  ADDRESS_1: '14',
  ADDRESS_2: 'Collingwood Road',
  TOWN: 'Witham',
  POSTCODE1: 'CM8',
  POSTCODE2: '2DZ',
  DISPLAY_ADDRESS: 'Collingwood Road, Witham',
  SUMMARY: 'A semi-detached house.',
  DESCRIPTION: 'A semi-detached house.',
  CREATE_DATE: '2026-10-01 09:00:00',
  UPDATE_DATE: '',
  TENURE_TYPE_ID: '1',
  LET_RENT_FREQUENCY: '1',
  MEDIA_IMAGE_00: '',
  MEDIA_IMAGE_01: '',
  MEDIA_IMAGE_60: '',
  MEDIA_IMAGE_TEXT_60: '',
  MEDIA_FLOOR_PLAN_00: '',
}
export type RowChanges = Partial<typeof DEFAULTS>
const TABLES = [
  'user',
  'property',
  'listing',
  'listing_event',
  'listing_media',
  'material_fact',
  'search_entry',
  'import_run',
]

/** Those that hang on the tables above and forbid that they are truncated. */
const APPEND_ONLY_TABLES = ['order_event', 'ledger_transaction', 'ledger_entry']

/**
 * A database of the test file's own, emptied before each test, a folder for files, and what tests of
 * an import ask of them. Call it once, at the top of a file.
 */
export function workbench() {
  let database: TestDatabase
  const bench = {
    client: undefined as unknown as pg.Client,
    database: undefined as unknown as Database,
    url: '',
    /** Holds the file that `write` wrote, and the pictures beside it. */
    folder: '',
    /** Where pictures are kept: under the settings' DATA_DIR, which a process reads once. */
    store: '',
    bring: (file: string, options: Partial<ImportOptions> = {}) =>
      importFile({ database: bench.database, file, now: NOW, ...options }),
    fixture: (name: string) => bench.bring(path.join(FIXTURES, name)),
    write,
    empty,
    count,
    everything,
    eventsOf,
  }

  beforeAll(async () => {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'blm-data-'))
    process.env.DATA_DIR = dataDir
    bench.store = path.join(dataDir, 'media')
    database = await createEmptyDatabase()
    bench.url = database.url
    bench.client = new pg.Client({ connectionString: database.url })
    await bench.client.connect()
    bench.database = openDatabase(database.url)
  })
  afterAll(async () => {
    await bench.client?.end()
    await bench.database?.destroy()
    await database?.drop()
    await fs.rm(path.dirname(bench.store), { recursive: true, force: true })
  })
  beforeEach(async () => {
    await empty()
    bench.folder = await fs.mkdtemp(path.join(os.tmpdir(), 'blm-'))
    return () => fs.rm(bench.folder, { recursive: true })
  })

  /** Without the triggers of the records that are append-only in life: they begin anew for each test. */
  async function empty(): Promise<void> {
    const setTriggers = (state: 'ENABLE' | 'DISABLE') =>
      APPEND_ONLY_TABLES.map((table) => `ALTER TABLE "${table}" ${state} TRIGGER USER;`).join(' ')
    const tables = TABLES.map((table) => `"${table}"`).join(', ')
    await bench.client.query(
      `${setTriggers('DISABLE')} TRUNCATE ${tables} RESTART IDENTITY CASCADE; ${setTriggers('ENABLE')}`,
    )
  }

  /** Writes a file of rows that are right but for what a test changes. @returns its path */
  async function write(
    rows: RowChanges[],
    { generated = '2026-11-01 09:00:00', end = '#END#\n', propertyCount = rows.length } = {},
  ): Promise<string> {
    const columns = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]
    const lines = rows.map(
      (row) => columns.map((column) => ({ ...DEFAULTS, ...row })[column]).join('^') + '^~\n',
    )
    const file = path.join(bench.folder, '1_20261101.BLM')
    const head = `#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\nProperty Count : ${propertyCount}\nGenerated Date : ${generated}\n`
    await fs.writeFile(file, `${head}#DEFINITION#\n${columns.join('^')}^~\n#DATA#\n${lines.join('')}${end}`)
    return file
  }

  async function count(table: string, where = 'true'): Promise<number> {
    return Number(
      (await bench.client.query<{ count: string }>(`SELECT count(*) FROM "${table}" WHERE ${where}`)).rows[0]
        ?.count,
    )
  }

  /** All that an import may write but the record of the run, as one text. */
  async function everything(): Promise<string> {
    const contents: unknown[] = []
    for (const table of TABLES.filter((name) => name !== 'import_run'))
      contents.push((await bench.client.query(`SELECT * FROM "${table}" t ORDER BY to_jsonb(t)::text`)).rows)
    return JSON.stringify(contents)
  }

  /** The events of a reference's listing, in order. */
  async function eventsOf(ref: string) {
    const { rows } = await bench.client.query<{
      type: string
      at: Date
      price_pence: string | null
      previous_pence: string | null
    }>(
      'SELECT e.type, e.at, e.price_pence, e.previous_pence FROM listing_event e JOIN listing l ON l.id = e.listing_id WHERE l.import_ref = $1 ORDER BY e.at, e.id',
      [ref],
    )
    return rows
  }
  return bench
}
