import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { openDatabase } from '../../lib/agency/database'
import { importFile } from '../../lib/agency/import/import-file'
import { POSTCODE_DISTRICTS } from '../../lib/agency/places/gazetteer'
import { createEmptyDatabase } from '../support/databases'

/**
 * Imports a BLM file of 10,000 rows, about 1.5 kB each, into an empty database, then the same file again, then a file
 * in which a tenth of the prices have changed. Prints seconds, rows per second and the memory of the process.
 */
const ROWS = 10_000
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
  'TOWN',
  'POSTCODE1',
  'POSTCODE2',
  'DISPLAY_ADDRESS',
  'FEATURE1',
  'FEATURE2',
  'FEATURE3',
  'SUMMARY',
  'DESCRIPTION',
  'CREATE_DATE',
  'UPDATE_DATE',
  'TENURE_TYPE_ID',
]
const districts = [...POSTCODE_DISTRICTS.values()].filter(({ area }) => !['IM', 'JE', 'GY'].includes(area))
const body =
  '<p>The hall leads to a living room at the front and a kitchen with room for a table behind it, both with doors to the garden.</p><ul><li>Gas central heating</li><li>Double glazing</li></ul>'.repeat(
    6,
  )

function formatRow(index: number, price: number): string {
  const { code, postTown } = districts[(index * 37) % districts.length]!
  const letters = 'ABDEFGHJLN'
  const unit = `${index % 10}${letters[index % 10]}${letters[Math.floor(index / 10) % 10]}`
  const values = [
    `9_${index}`,
    '9',
    '1',
    String(index % 4 === 0 ? 1 : 0),
    '1',
    price.toLocaleString('en-GB'),
    '0',
    String(1 + (index % 4)),
    String(1 + (index % 5)),
    String(1 + (index % 199)),
    'Station Road',
    postTown,
    code,
    unit,
    `Station Road, ${postTown}`,
    'Garden',
    'Two baths',
    'Close to shops',
    'A <b>house</b> close to the station.',
    body,
    '2026-10-01 09:00:00',
    '',
    '1',
  ]
  return `${values.join('^')}^~\n`
}

async function writeFeed(file: string, generated: string, priceOf: (index: number) => number): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, index) => formatRow(index, priceOf(index)))
  await fs.writeFile(
    file,
    `#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\nProperty Count : ${ROWS}\nGenerated Date : ${generated}\n` +
      `#DEFINITION#\n${COLUMNS.join('^')}^~\n#DATA#\n${rows.join('')}#END#\n`,
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
