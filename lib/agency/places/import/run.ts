import type { Database, Tx } from '../../database'
import { storePostcodes, summarisePostcodes, withImportLock } from '../postcode-store'
import type { PostcodeRow, RefusalReason } from './formats'
import { findCsvFiles, readPostcodeFile, type RefusedRow } from './postcode-file'

export type ImportReport = {
  files: number
  /** Files that are neither Code-Point Open nor ONSPD, such as column lists. */
  skippedFiles: string[]
  read: number
  added: number
  changed: number
  refused: Partial<Record<RefusalReason, number>>
  firstFaults: RefusedRow[]
}

type ImportOptions = {
  /** Null for a dry run, which reads the files and writes nothing. */
  database: Database | null
  onProgress?: (line: string) => void
  now?: () => Date
}

/** Official files list terminated postcodes and those without a position, so such rows are no faults. */
const EXPECTED_REASONS: readonly RefusalReason[] = ['ended', 'no position']
const MAX_REPORTED_FAULTS = 20
const ROWS_PER_PROGRESS_LINE = 100_000

/** Imports a file, or a folder of files, in one transaction. Reading a file again changes nothing. */
export async function importPostcodes(
  path: string,
  { database, onProgress, now = () => new Date() }: ImportOptions,
): Promise<ImportReport> {
  const files = await findCsvFiles(path)
  const importedAt = now()
  if (database === null) return readAll(null)
  return withImportLock(database, readAll)

  async function readAll(tx: Tx | null): Promise<ImportReport> {
    const report: ImportReport = {
      files: 0,
      skippedFiles: [],
      read: 0,
      added: 0,
      changed: 0,
      refused: {},
      firstFaults: [],
    }
    const onRefused = (refused: RefusedRow): void => {
      report.refused[refused.reason] = (report.refused[refused.reason] ?? 0) + 1
      const isFault = !EXPECTED_REASONS.includes(refused.reason)
      if (isFault && report.firstFaults.length < MAX_REPORTED_FAULTS) report.firstFaults.push(refused)
    }
    const onRows = async (rows: PostcodeRow[], file: string): Promise<void> => {
      const progressLinesBefore = Math.floor(report.read / ROWS_PER_PROGRESS_LINE)
      report.read += rows.length
      if (tx !== null) {
        const { added, changed } = await storePostcodes(tx, rows, file, importedAt)
        report.added += added
        report.changed += changed
      }
      if (Math.floor(report.read / ROWS_PER_PROGRESS_LINE) > progressLinesBefore)
        onProgress?.(`${report.read.toLocaleString('en-GB')} postcodes read`)
    }
    for (const file of files) {
      if (await readPostcodeFile(file, { onRows, onRefused })) report.files += 1
      else report.skippedFiles.push(file)
    }
    if (tx !== null && report.added + report.changed > 0) {
      onProgress?.('sectors and districts')
      await summarisePostcodes(tx)
    }
    return report
  }
}
