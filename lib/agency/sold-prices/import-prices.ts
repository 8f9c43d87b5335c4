import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { withTransaction, type Database, type Tx } from '../database'
import { findCsvFiles } from '../places/import/postcode-file'
import { parseCsvLine } from '../places/import/csv'
import { readPricePaidLine, type SkipReason, type PricePaidRow } from './price-paid-row'
import { removePrices, storePrices } from './store-prices'

export interface PriceImportReport {
  files: number
  /** Lines of these files, with those that an earlier, interrupted import has read. */
  lines: number
  added: number
  changed: number
  removed: number
  skipped: Partial<Record<SkipReason, number>>
}

/** Another import has taken this file further meanwhile. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay'
}

interface Options {
  database: Database
  onProgress?: (line: string) => void
  /** Lines of one transaction. */
  batch?: number
}

const BATCH_LINES = 10_000
const LINES_PER_PROGRESS = 100_000

/**
 * Imports files of HM Land Registry's Price Paid Data: a CSV or a folder of them. An import that was interrupted goes
 * on where it stood, because each batch is committed with the number of lines read. Importing a file again changes
 * nothing.
 * @throws ImportUnderWay
 */
export async function importPrices(
  path: string,
  { database, onProgress, batch = BATCH_LINES }: Options,
): Promise<PriceImportReport> {
  const report: PriceImportReport = { files: 0, lines: 0, added: 0, changed: 0, removed: 0, skipped: {} }
  for (const file of await findCsvFiles(path)) {
    const digest = await digestOf(file)
    let position = await startAt(database, digest)
    report.lines += position
    for await (const lines of batchesOf(file, position, batch)) {
      const from = position
      await withTransaction((tx) => importBatch(tx, { digest, from, lines, report }), database)
      position += lines.length
      report.lines += lines.length
      if (Math.floor(position / LINES_PER_PROGRESS) > Math.floor(from / LINES_PER_PROGRESS))
        onProgress?.(`${position.toLocaleString('en-GB')} lines of ${file}`)
    }
    await database.deleteFrom('pricePaidFile').where('digest', '=', digest).execute()
    report.files += 1
  }
  return report
}

/** The digest of a whole file, by which an interrupted import knows it again. */
async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** @returns how many lines of a file are stored */
async function startAt(database: Database, digest: string): Promise<number> {
  await database
    .insertInto('pricePaidFile')
    .values({ digest, lines: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { lines } = await database
    .selectFrom('pricePaidFile')
    .select('lines')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow()
  return lines
}

async function* batchesOf(file: string, skip: number, size: number): AsyncGenerator<string[]> {
  const reader = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
  let number = 0
  let lines: string[] = []
  for await (const line of reader) {
    number += 1
    if (number <= skip) continue
    lines.push(line)
    if (lines.length < size) continue
    yield lines
    lines = []
  }
  if (lines.length > 0) yield lines
}

interface Batch {
  digest: string
  /** Lines of the file before this batch. */
  from: number
  lines: readonly string[]
  report: PriceImportReport
}

async function importBatch(tx: Tx, { digest, from, lines, report }: Batch): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('pricePaidFile')
    .set({ lines: from + lines.length })
    .where('digest', '=', digest)
    .where('lines', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ImportUnderWay('Another import of this file is under way.')
  // The last line about a sale counts.
  const stored = new Map<string, PricePaidRow>()
  const removed = new Set<string>()
  const skipReasons: SkipReason[] = []
  for (const line of lines) {
    if (line.trim() === '') continue
    const read = readPricePaidLine(parseCsvLine(line))
    if (read.do === 'leave out') skipReasons.push(read.reason)
    else if (read.do === 'remove') {
      stored.delete(read.id)
      removed.add(read.id)
    } else {
      removed.delete(read.row.id)
      stored.set(read.row.id, read.row)
    }
  }
  const { added, changed } = await storePrices(tx, [...stored.values()])
  report.added += added
  report.changed += changed
  report.removed += await removePrices(tx, [...removed])
  for (const reason of skipReasons) report.skipped[reason] = (report.skipped[reason] ?? 0) + 1
}
