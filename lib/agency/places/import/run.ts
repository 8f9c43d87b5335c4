import type { Database, Tx } from '../../database'
import { storePostcodes, summarisePostcodes, withImportLock } from '../postcode-store'
import type { PostcodeRow, Refusal } from './formats'
import { findCsvFiles, readPostcodeFile, type Refused } from './postcode-file'

export type ImportReport = {
  files: number
  /** Files of another kind, such as column lists. */
  skipped: string[]
  read: number
  added: number
  changed: number
  refused: Partial<Record<Refusal, number>>
  /** The first rows that were refused for a fault of the file. */
  faults: Refused[]
}

type Options = {
  /** Null for a trial, which reads and counts without writing. */
  database: Database | null
  onProgress?: (line: string) => void
  now?: () => Date
}

const MAX_REPORTED_FAULTS = 20
const PROGRESS_ROWS = 100_000

/**
 * Imports a Code-Point Open or ONSPD file, or a folder of such files, in one transaction, and places sectors and
 * districts at the centroids of their postcodes. Reading a file again changes nothing.
 * @throws what the file system and the database throw; nothing is written then
 */
export async function importPostcodes(
  path: string,
  { database, onProgress, now = () => new Date() }: Options,
): Promise<ImportReport> {
  const files = await findCsvFiles(path)
  const at = now()
  if (database === null) return readAll(null)
  return withImportLock(database, readAll)

  async function readAll(tx: Tx | null): Promise<ImportReport> {
    const report: ImportReport = {
      files: 0,
      skipped: [],
      read: 0,
      added: 0,
      changed: 0,
      refused: {},
      faults: [],
    }
    const onRefused = (refused: Refused): void => {
      report.refused[refused.reason] = (report.refused[refused.reason] ?? 0) + 1
      const isFault = refused.reason !== 'ended' && refused.reason !== 'no position'
      if (isFault && report.faults.length < MAX_REPORTED_FAULTS) report.faults.push(refused)
    }
    const onRows = async (rows: PostcodeRow[], file: string): Promise<void> => {
      const before = Math.floor(report.read / PROGRESS_ROWS)
      report.read += rows.length
      if (tx !== null) {
        const { added, changed } = await storePostcodes(tx, rows, file, at)
        report.added += added
        report.changed += changed
      }
      if (Math.floor(report.read / PROGRESS_ROWS) > before)
        onProgress?.(`${report.read.toLocaleString('en-GB')} postcodes read`)
    }
    for (const file of files) {
      if (await readPostcodeFile(file, { onRows, onRefused })) report.files += 1
      else report.skipped.push(file)
    }
    if (tx !== null && report.added + report.changed > 0) {
      onProgress?.('sectors and districts')
      await summarisePostcodes(tx)
    }
    return report
  }
}
