import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { openDatabase } from '../../lib/agency/database'
import { importFile } from '../../lib/agency/import/import-file'
import { POSTCODE_DISTRICTS } from '../../lib/agency/places/gazetteer'
import { createEmptyDatabase } from '../support/databases'

/**
 * Imports a BLM file of 10,000 rows, about 1.5 kB each, into an empty database, then the same file again, and then a
 * file in which a tenth of the prices have changed. Prints seconds, rows per second and the memory of the process.
 */
const ROWS = 10_000
/** The postcode areas of the Isle of Man, Jersey and Guernsey, which are not in the United Kingdom. */
const CROWN_DEPENDENCIES = ['IM', 'JE', 'GY']
const districts = [...POSTCODE_DISTRICTS.values()].filter(({ area }) => !CROWN_DEPENDENCIES.includes(area))
/** Ten letters that may stand in the second half of a postcode. C, I, K, M, O and V never do. */
const UNIT_LETTERS = 'ABDEFGHJLN'
const DESCRIPTION =
  '<p>The hall leads to a living room at the front and a kitchen with room for a table behind it, both with doors to the garden.</p><ul><li>Gas central heating</li><li>Double glazing</li></ul>'.repeat(
    6,
  )

/** Creates the fields of a home for sale. The BLM format defines the codes, such as those of STATUS_ID. */
function createRow(index: number, price: number) {
  // Steps of 37 in the list of districts spread the rows over the country.
  const { code, postTown } = districts[(index * 37) % districts.length]!
  const unit = `${index % 10}${UNIT_LETTERS[index % 10]}${UNIT_LETTERS[Math.floor(index / 10) % 10]}`
  return {
    AGENT_REF: `9_${index}`,
    BRANCH_ID: '9',
    TRANS_TYPE_ID: '1',
    STATUS_ID: String(index % 4 === 0 ? 1 : 0),
    PUBLISHED_FLAG: '1',
    PRICE: price.toLocaleString('en-GB'),
    PRICE_QUALIFIER: '0',
    PROP_SUB_ID: String(1 + (index % 4)),
    BEDROOMS: String(1 + (index % 5)),
    ADDRESS_1: String(1 + (index % 199)),
    ADDRESS_2: 'Station Road',
    TOWN: postTown,
    POSTCODE1: code,
    POSTCODE2: unit,
    DISPLAY_ADDRESS: `Station Road, ${postTown}`,
    FEATURE1: 'Garden',
    FEATURE2: 'Two baths',
    FEATURE3: 'Close to shops',
    SUMMARY: 'A <b>house</b> close to the station.',
    DESCRIPTION,
    CREATE_DATE: '2026-10-01 09:00:00',
    UPDATE_DATE: '',
    TENURE_TYPE_ID: '1',
  }
}

/** Ends each field with '^' and the row with '~', which the header of the file declares. */
const formatBlmRow = (fields: readonly string[]): string => `${fields.join('^')}^~\n`

async function writeFeed(
  file: string,
  generatedAt: string,
  priceOf: (index: number) => number,
): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, index) => createRow(index, priceOf(index)))
  const columns = Object.keys(rows[0]!)
  const data = rows.map((row) => formatBlmRow(Object.values(row))).join('')
  await fs.writeFile(
    file,
    `#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\nProperty Count : ${ROWS}\nGenerated Date : ${generatedAt}\n` +
      `#DEFINITION#\n${formatBlmRow(columns)}#DATA#\n${data}#END#\n`,
  )
}

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'blm-bench-'))
const database = await createEmptyDatabase()
const target = openDatabase(database.url)
const file = path.join(folder, '9_bench.blm')
const priceOf = (index: number) => 100_000 + index * 10

async function timeImport(name: string): Promise<void> {
  const start = performance.now()
  const { created, updated, unchanged, refused } = await importFile({ database: target, file })
  const seconds = (performance.now() - start) / 1_000
  // `maxRSS` is in kilobytes.
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1_024)
  console.log(
    `${name.padEnd(28)} ${seconds.toFixed(1)} s  ${Math.round(ROWS / seconds)} rows/s  ` +
      `new ${created}, changed ${updated}, unchanged ${unchanged}, refused ${refused.length}  ` +
      `peak memory ${peakMegabytes} MB`,
  )
}

try {
  await writeFeed(file, '2026-11-01 09:00:00', priceOf)
  console.log(`${((await fs.stat(file)).size / 2 ** 20).toFixed(1)} MB`)
  await timeImport('into an empty database')
  await timeImport('the same file again')
  await writeFeed(file, '2026-11-02 09:00:00', (index) => priceOf(index) - (index % 10 === 0 ? 5_000 : 0))
  await timeImport('a tenth of the prices lower')
} finally {
  await target.destroy()
  await database.drop()
  await fs.rm(folder, { recursive: true })
}
process.exit(0)
