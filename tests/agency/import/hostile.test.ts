import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createRandom } from './random'
import { openImportSuite } from './import-suite'

const suite = openImportSuite()

const HOSTILE_VALUES = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0007',
  '🏠',
  '‮evil',
  "'; DROP TABLE listing; --",
  '\\',
  '\\u0000',
  '"',
  '{"a":1}',
  '<script>alert(1)</script>',
  '<b><i><u>',
  '&#0;&#xD800;&nbsp;',
  '%00',
  '../../x',
  '-1',
  '0',
  '1',
  '2',
  '3',
  '5',
  '00',
  '99',
  '100',
  '1e308',
  'NaN',
  'Infinity',
  '9'.repeat(30),
  '12.5',
  '£',
  '1,2,3',
  'null',
  'true',
  '2026-02-30',
  '0001-01-01',
  '9999-12-31',
  '31/12/2100',
  'CM8',
  '2DZ',
  'CM8 2DZ',
  'ZZ1',
  'Witham',
  'St. Albans',
  'High Street',
  '14',
  'Flat',
  'Flat 2, Flat 3, 4 Flat',
  'A'.repeat(500),
  'é'.repeat(3_000),
  '\n\n\r\n',
  'a\tb',
  'EPC',
  'x.jpg',
  'con',
  '.',
  '..',
]
const COLUMNS = [
  'AGENT_REF',
  'BRANCH_ID',
  'TRANS_TYPE_ID',
  'STATUS_ID',
  'PUBLISHED_FLAG',
  'PRICE',
  'PRICE_QUALIFIER',
  'PROP_SUB_ID',
  'BEDROOMS',
  'ADDRESS_1',
  'ADDRESS_2',
  'ADDRESS_3',
  'TOWN',
  'POSTCODE1',
  'POSTCODE2',
  'DISPLAY_ADDRESS',
  'SUMMARY',
  'DESCRIPTION',
  'FEATURE1',
  'CREATE_DATE',
  'UPDATE_DATE',
  'LET_DATE_AVAILABLE',
  'LET_BOND',
  'LET_TYPE_ID',
  'LET_FURN_ID',
  'LET_RENT_FREQUENCY',
  'TENURE_TYPE_ID',
  'MIN_SIZE_ENTERED',
  'AREA_SIZE_UNIT_ID',
  'EXACT_LATITUDE',
  // The BLM format spells it so.
  'EXACT_LONGDITUDE',
  'BATHROOMS',
  'COUNCIL_TAX_BAND',
  'ANNUAL_GROUND_RENT',
  'MEDIA_IMAGE_00',
  'MEDIA_IMAGE_TEXT_00',
]
const ROW_COUNT = 2_000
/** On average one cell in twelve is hostile, so that some rows are imported and some refused. */
const CELLS_PER_HOSTILE_CELL = 12

const VALID_CELLS: Record<string, string> = {
  BRANCH_ID: '1',
  PUBLISHED_FLAG: '1',
  PRICE: '250000',
  BEDROOMS: '3',
  ADDRESS_1: '14',
  ADDRESS_2: 'High Street',
  POSTCODE1: 'CM8',
  POSTCODE2: '2DZ',
  LET_RENT_FREQUENCY: '1',
  STATUS_ID: '0',
  PROP_SUB_ID: '3',
}

it('each of 2,000 rows of hostile fields is imported or refused, and importing them again changes nothing', async () => {
  const SEED = 7 // any fixed number
  const randomNumber = createRandom(SEED)
  const integerBelow = (limit: number) => Math.floor(randomNumber() * limit)
  const rows = Array.from(
    { length: ROW_COUNT },
    (_, index) =>
      COLUMNS.map((column) => {
        if (column === 'AGENT_REF') return `1_${index}`
        // 1 is a sale and 2 a letting, in turn.
        if (column === 'TRANS_TYPE_ID') return String(1 + (index % 2))
        if (integerBelow(CELLS_PER_HOSTILE_CELL) === 0)
          return HOSTILE_VALUES[integerBelow(HOSTILE_VALUES.length)]
        return VALID_CELLS[column] ?? ''
      }).join('^') + '^~\n',
  )
  const file = path.join(suite.folder, '1_x.blm')
  await fs.writeFile(
    file,
    `#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\n${COLUMNS.join('^')}^~\n#DATA#\n${rows.join('')}#END#\n`,
  )

  const first = await suite.importFile(file)
  expect(first.created + first.refused.length).toBe(ROW_COUNT)
  // The test would prove little if nearly all rows were refused.
  expect(first.created).toBeGreaterThan(ROW_COUNT / 10)
  // The operator reads each reason on one line.
  expect(first.refused.every(({ text }) => text.length < 400 && !text.includes('\n'))).toBe(true)
  const before = await suite.readEverything()
  expect(await suite.importFile(file)).toMatchObject({ created: 0, updated: 0, unchanged: first.created })
  expect(await suite.readEverything()).toBe(before)
}, 60_000)
