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
  /** The lines of these files, including those that an earlier, interrupted import read. */
  lines: number
  added: number
  changed: number
  removed: number
  skipped: Partial<Record<SkipReason, number>>
}

/** Thrown when another import is reading the same file. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay'
}

interface ImportOptions {
  database: Database
  onProgress?: (line: string) => void
  /** The number of lines that one transaction imports. */
  batchLines?: number
}

const DEFAULT_BATCH_LINES = 10_000
const LINES_PER_PROGRESS = 100_000

/**
 * Imports Price Paid Data. A second import of a file changes nothing. Each batch also commits how many lines have been
 * read, and the next run continues there after an interruption.
 * @throws ImportUnderWay
 */
export async function importPrices(
  path: string,
  { database, onProgress, batchLines = DEFAULT_BATCH_LINES }: ImportOptions,
): Promise<PriceImportReport> {
  const report: PriceImportReport = { files: 0, lines: 0, added: 0, changed: 0, removed: 0, skipped: {} }
  for (const file of await findCsvFiles(path)) {
    const digest = await computeDigest(file)
    let linesRead = await findStartLine(database, digest)
    report.lines += linesRead
    for await (const lines of readBatches(file, linesRead, batchLines)) {
      const linesBefore = linesRead
      await withTransaction((tx) => importBatch(tx, { digest, linesBefore, lines, report }), database)
      linesRead += lines.length
      report.lines += lines.length
      const stepsBefore = Math.floor(linesBefore / LINES_PER_PROGRESS)
      const stepsReached = Math.floor(linesRead / LINES_PER_PROGRESS)
      if (stepsReached > stepsBefore) onProgress?.(`${linesRead.toLocaleString('en-GB')} lines of ${file}`)
    }
    // Only an interrupted import needs its row, so that the next run continues there.
    await database.deleteFrom('pricePaidFile').where('digest', '=', digest).execute()
    report.files += 1
  }
  return report
}

/** Returns the digest of a file's content, by which the file of an interrupted import is recognised. */
async function computeDigest(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Registers a file for import. @returns how many of its lines have been imported already */
async function findStartLine(database: Database, digest: string): Promise<number> {
  // One statement, because another import of the file may end, and delete its row, at any moment. It updates the row to
  // what it is, because `do nothing` would not return an existing row.
  const { lines } = await database
    .insertInto('pricePaidFile')
    .values({ digest, lines: 0 })
    .onConflict((conflict) =>
      conflict.column('digest').doUpdateSet((row) => ({ digest: row.ref('excluded.digest') })),
    )
    .returning('lines')
    .executeTakeFirstOrThrow()
  return lines
}

async function* readBatches(file: string, linesToSkip: number, batchLines: number): AsyncGenerator<string[]> {
  const reader = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
  let lineNumber = 0
  let lines: string[] = []
  for await (const line of reader) {
    lineNumber += 1
    if (lineNumber <= linesToSkip) continue
    lines.push(line)
    if (lines.length < batchLines) continue
    yield lines
    lines = []
  }
  if (lines.length > 0) yield lines
}

interface Batch {
  digest: string
  /** The number of the file's lines before this batch. */
  linesBefore: number
  lines: readonly string[]
  report: PriceImportReport
}

async function importBatch(tx: Tx, { digest, linesBefore, lines, report }: Batch): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('pricePaidFile')
    .set({ lines: linesBefore + lines.length })
    .where('digest', '=', digest)
    .where('lines', '=', linesBefore)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ImportUnderWay('Another import of this file is under way.')
  // If several lines are about one sale, the last one counts.
  const rowsById = new Map<string, PricePaidRow>()
  const removedIds = new Set<string>()
  const skipReasons: SkipReason[] = []
  for (const line of lines) {
    if (line.trim() === '') continue
    const parsedLine = readPricePaidLine(parseCsvLine(line))
    if (parsedLine.action === 'skip') skipReasons.push(parsedLine.reason)
    if (parsedLine.action === 'store') {
      removedIds.delete(parsedLine.row.id)
      rowsById.set(parsedLine.row.id, parsedLine.row)
    } else if (parsedLine.id !== undefined) {
      rowsById.delete(parsedLine.id)
      removedIds.add(parsedLine.id)
    }
  }
  const { added, changed } = await storePrices(tx, [...rowsById.values()])
  report.added += added
  report.changed += changed
  report.removed += await removePrices(tx, [...removedIds])
  for (const reason of skipReasons) report.skipped[reason] = (report.skipped[reason] ?? 0) + 1
}
