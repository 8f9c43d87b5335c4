import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openDatabase, type Database } from '../../../lib/agency/database'
import { importFile, type ImportOptions } from '../../../lib/agency/import/import-file'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { SALE_CELLS } from './rows'

export const FIXTURES = path.resolve('tests/agency/import/fixtures')
const NOW = new Date('2026-11-20T12:00:00Z')

/** A valid row, of a freehold house. Tests change some cells. MEDIA_IMAGE_60 is the first column for certificates. */
const VALID_ROW = {
  ...SALE_CELLS,
  PRICE: '250000',
  DESCRIPTION: 'A semi-detached house.',
  CREATE_DATE: '2026-10-01 09:00:00',
  UPDATE_DATE: '',
  TENURE_TYPE_ID: '1',
  LET_RENT_FREQUENCY: '1',
  LET_FURN_ID: '',
  LET_BILL_INC_WATER: '',
  MEDIA_IMAGE_00: '',
  MEDIA_IMAGE_01: '',
  MEDIA_IMAGE_60: '',
  MEDIA_IMAGE_TEXT_60: '',
  MEDIA_FLOOR_PLAN_00: '',
}
export type RowChanges = Partial<typeof VALID_ROW>
interface FileOptions {
  /** The Generated Date of the file, by default 1 November 2026. A file of the same branch after it needs a later one. */
  generated?: string
  /** The end marker, or '' for a file without one. */
  end?: string
  /** The number of rows in the header of the file. */
  propertyCount?: number
}
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

/** These tables refer to TABLES, so that TRUNCATE empties them too. Their triggers would forbid it. */
const APPEND_ONLY_TABLES = ['order_event', 'ledger_transaction', 'ledger_entry']

/**
 * Creates a database for a test file and a folder for each test, and empties the database before each test. Called once,
 * at the top of a test file.
 * @returns functions that import files and read the stored data
 */
export function openImportSuite() {
  let database: TestDatabase
  const suite = {
    // `beforeAll` and `beforeEach` set these values.
    client: undefined as unknown as pg.Client,
    database: undefined as unknown as Database,
    url: '',
    /** `writeBlmFile` writes the file into this folder, in which tests also put its pictures. */
    folder: '',
    /** The folder of the stored pictures. It is below DATA_DIR, a setting that the process reads once. */
    store: '',
    importFile: (file: string, options: Partial<ImportOptions> = {}) =>
      importFile({ database: suite.database, file, now: NOW, ...options }),
    importRows: async (rows: RowChanges[], fileOptions: FileOptions = {}) =>
      suite.importFile(await writeBlmFile(rows, fileOptions)),
    importFixture: (name: string) => suite.importFile(path.join(FIXTURES, name)),
    writeBlmFile,
    emptyTables,
    countRows,
    readEverything,
    readEvents,
    readEventTypes: async (ref: string) => (await readEvents(ref)).map(({ type }) => type),
  }

  beforeAll(async () => {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'blm-data-'))
    process.env.DATA_DIR = dataDir
    suite.store = path.join(dataDir, 'media')
    database = await createEmptyDatabase()
    suite.url = database.url
    suite.client = new pg.Client({ connectionString: database.url })
    await suite.client.connect()
    suite.database = openDatabase(database.url)
  })
  afterAll(async () => {
    await suite.client?.end()
    await suite.database?.destroy()
    await database?.drop()
    await fs.rm(path.dirname(suite.store), { recursive: true, force: true })
  })
  beforeEach(async () => {
    await emptyTables()
    suite.folder = await fs.mkdtemp(path.join(os.tmpdir(), 'blm-'))
    return () => fs.rm(suite.folder, { recursive: true })
  })

  /** Empties the tables. Disables the triggers of append-only tables while it does so. */
  async function emptyTables(): Promise<void> {
    const setTriggers = (state: 'ENABLE' | 'DISABLE') =>
      APPEND_ONLY_TABLES.map((table) => `ALTER TABLE "${table}" ${state} TRIGGER USER;`).join(' ')
    const tables = TABLES.map((table) => `"${table}"`).join(', ')
    await suite.client.query(
      `${setTriggers('DISABLE')} TRUNCATE ${tables} RESTART IDENTITY CASCADE; ${setTriggers('ENABLE')}`,
    )
  }

  /** Writes a BLM file of valid rows with some changed cells. @returns its path */
  async function writeBlmFile(
    rows: RowChanges[],
    { generated = '2026-11-01 09:00:00', end = '#END#\n', propertyCount = rows.length }: FileOptions = {},
  ): Promise<string> {
    const columns = Object.keys(VALID_ROW) as (keyof typeof VALID_ROW)[]
    const lines = rows.map(
      (row) => columns.map((column) => ({ ...VALID_ROW, ...row })[column]).join('^') + '^~\n',
    )
    const file = path.join(suite.folder, '1_20261101.BLM')
    const head = `#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\nProperty Count : ${propertyCount}\nGenerated Date : ${generated}\n`
    await fs.writeFile(file, `${head}#DEFINITION#\n${columns.join('^')}^~\n#DATA#\n${lines.join('')}${end}`)
    return file
  }

  async function countRows(table: string, where = 'true'): Promise<number> {
    return Number(
      (await suite.client.query<{ count: string }>(`SELECT count(*) FROM "${table}" WHERE ${where}`)).rows[0]
        ?.count,
    )
  }

  /** Reads as one text all tables that an import may write, except `import_run`, which has a row for each import. */
  async function readEverything(): Promise<string> {
    const contents: unknown[] = []
    for (const table of TABLES.filter((name) => name !== 'import_run'))
      contents.push((await suite.client.query(`SELECT * FROM "${table}" t ORDER BY to_jsonb(t)::text`)).rows)
    return JSON.stringify(contents)
  }

  /** Reads the events of the listing with an AGENT_REF, in order. */
  async function readEvents(ref: string) {
    const { rows } = await suite.client.query<{
      type: string
      at: Date
      price_pence: string | null
      previous_pence: string | null
    }>(
      `SELECT e.type, e.at, e.price_pence, e.previous_pence
         FROM listing_event e JOIN listing l ON l.id = e.listing_id
        WHERE l.import_ref = $1 ORDER BY e.at, e.id`,
      [ref],
    )
    return rows
  }
  return suite
}
