import path from 'node:path'
import type { ClientBase } from 'pg'
import { BlmReader, readBlm, type BlmRow } from './blm/reader'
import { importBatch, type ImportRun } from './batch'
import { inspectBytes, readText } from './blm/bytes'
import { UnreadableFile } from './errors'
import { openPictureFolder } from './picture-folder'
import type { ImportReport } from './report'
import { assertNewest, branchOwners, lockBranches, withdrawAbsent } from './store/branches'
import { surveyFile, type Survey } from './survey'

/** Rows that are written with one statement a table. */
const BATCH_ROWS = 500

export interface ImportOptions {
  /** A connection of its own: the import is one transaction on it. */
  client: ClientBase
  /** Path of the .blm file; pictures are looked for beside it. */
  file: string
  /** E-mail address of the account that new homes belong to; by default an account is made for the branch. */
  owner?: string | null
  /** Rolls everything back at the end. */
  isTrial?: boolean
  now?: Date
  onProgress?: (line: string) => void
}

/**
 * Imports the listings of a BLM file in one transaction: a full refresh of each branch that the file has rows of.
 * Importing the same file again changes nothing; imports of one branch wait for each other.
 * @throws UnreadableFile when the file as a whole is refused
 */
export async function importFile({
  client,
  file,
  owner = null,
  isTrial = false,
  now = new Date(),
  onProgress,
}: ImportOptions): Promise<ImportReport> {
  const survey = await surveyFile(file)
  const { generatedAt } = survey.head
  const suppliedAt = generatedAt && generatedAt < now ? generatedAt : now
  const report: ImportReport = {
    file: path.basename(file),
    isTrial,
    branches: survey.branches,
    generatedAt,
    rows: survey.rows,
    created: 0,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    refused: [],
    warnings: [],
    notices: survey.notices,
  }
  const folder = await openPictureFolder(path.dirname(path.resolve(file)), isTrial)

  await client.query('BEGIN')
  try {
    await lockBranches(client, survey.branches)
    await assertNewest(client, survey.branches, generatedAt && suppliedAt)
    const owners = await branchOwners(client, survey.branches, owner)
    // Before the rows, so that a home whose old reference is absent may have a new one.
    if (survey.isWhole) report.withdrawn = await withdrawAbsent(client, survey, suppliedAt)
    await importRows({ client, file, survey, owners, folder, report, suppliedAt, now }, onProgress)
    await assertUnchanged(file, survey)
    for (const notes of [report.refused, report.warnings]) notes.sort((a, b) => a.row - b.row)
    await recordRun(client, report, survey, generatedAt && suppliedAt)
    await client.query(isTrial ? 'ROLLBACK' : 'COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
  return report
}

async function importRows(run: ImportRun, onProgress?: (line: string) => void): Promise<void> {
  const { survey, file } = run
  let waiting: BlmRow[] = []
  let done = 0
  const flush = async () => {
    await importBatch(run, waiting)
    done += waiting.length
    waiting = []
    if (survey.rows > BATCH_ROWS) onProgress?.(`${done} of ${survey.rows} rows …`)
  }
  for await (const rows of readBlm(new BlmReader(), readText(file, survey.bytes.encoding))) {
    for (const row of rows) {
      waiting.push(row)
      if (waiting.length === BATCH_ROWS) await flush()
    }
  }
  if (waiting.length) await flush()
}

/** The file is read twice, and may still be being written. */
async function assertUnchanged(file: string, { bytes }: Survey): Promise<void> {
  if ((await inspectBytes(file)).digest !== bytes.digest)
    throw new UnreadableFile('it changed while it was read: wait until it is written, and import it again')
}

async function recordRun(
  client: ClientBase,
  report: ImportReport,
  { bytes, branches }: Survey,
  generatedAt: Date | null,
): Promise<void> {
  await client.query(
    `INSERT INTO import_run (format, file_name, digest, branches, generated_at, created, updated, unchanged, withdrawn, refused)
     VALUES ('blm', $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      report.file,
      bytes.digest,
      branches,
      generatedAt,
      report.created,
      report.updated,
      report.unchanged,
      report.withdrawn,
      report.refused.length,
    ],
  )
}
