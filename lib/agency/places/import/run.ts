import type { ClientBase } from 'pg'
import { inOneImport, storePostcodes, summarisePostcodes } from '../postcode-store'
import type { PostcodeRow, Refusal } from './formats'
import { filesOf, readPostcodeFile, type Refused } from './postcode-file'

export type ImportReport = {
  files: number
  /** Files of another kind (column lists, read-me files), left alone. */
  skipped: string[]
  read: number
  added: number
  changed: number
  refused: Partial<Record<Refusal, number>>
  /** The first refused rows which are faults of the file, not its word that a postcode ended or has no position. */
  faults: Refused[]
}

type Options = {
  /** null: a trial that reads, counts and writes nothing. */
  client: ClientBase | null
  onProgress?: (line: string) => void
  now?: () => Date
}

const SHOWN_FAULTS = 20
const PROGRESS_ROWS = 100_000

/**
 * Imports a Code-Point Open or ONSPD file, or a folder of such, in one transaction; at its end sectors and
 * districts are their postcodes' middles. Reading a file again changes nothing.
 * @throws what the file system and the database throw; nothing is written then
 */
export async function importPostcodes(
  path: string,
  { client, onProgress, now = () => new Date() }: Options,
): Promise<ImportReport> {
  const files = await filesOf(path)
  const report: ImportReport = {
    files: 0,
    skipped: [],
    read: 0,
    added: 0,
    changed: 0,
    refused: {},
    faults: [],
  }
  const at = now()
  const onRefused = (refused: Refused): void => {
    report.refused[refused.reason] = (report.refused[refused.reason] ?? 0) + 1
    const isFault = refused.reason !== 'ended' && refused.reason !== 'no position'
    if (isFault && report.faults.length < SHOWN_FAULTS) report.faults.push(refused)
  }
  const onRows = async (rows: PostcodeRow[], file: string): Promise<void> => {
    const before = Math.floor(report.read / PROGRESS_ROWS)
    report.read += rows.length
    if (client !== null) {
      const { added, changed } = await storePostcodes(client, rows, file, at)
      report.added += added
      report.changed += changed
    }
    if (Math.floor(report.read / PROGRESS_ROWS) > before)
      onProgress?.(`${report.read.toLocaleString('en-GB')} postcodes read`)
  }
  const readAll = async (): Promise<void> => {
    for (const file of files) {
      if (await readPostcodeFile(file, { onRows, onRefused })) report.files += 1
      else report.skipped.push(file)
    }
    if (client !== null && report.added + report.changed > 0) {
      onProgress?.('sectors and districts')
      await summarisePostcodes(client)
    }
  }
  await (client === null ? readAll() : inOneImport(client, readAll))
  return report
}
