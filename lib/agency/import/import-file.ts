import path from 'node:path'
import { withTransaction, type Database, type Tx } from '../database'
import { preventFileRemoval } from '../files/file-locks'
import type { BlmHead } from './blm/head'
import { BlmReader, readBlm, type BlmRow } from './blm/reader'
import { importBatch, type ImportRun } from './batch'
import { inspectBytes, readText } from './blm/bytes'
import { UnreadableFile } from './errors'
import { createCellReader } from './identify'
import { parseFlag } from './map/cells'
import { openPictureFolder, type PictureFolder } from './picture-folder'
import type { ImportReport } from './report'
import { assertNewest, findBranchOwners, lockBranches, withdrawAbsent } from './store/branches'
import { surveyFile, type Survey } from './survey'

/** Limits the memory for large files. A smaller number would cost more statements, because each batch needs several. */
const ROWS_PER_BATCH = 500

export interface ImportOptions {
  /** A connection without a statement timeout, because a batch writes hundreds of listings. */
  database: Database
  /** Path of the BLM file, whose folder also holds the pictures. */
  file: string
  /** Email address of the owner of new homes; by default an account is created for each branch. */
  owner?: string | null
  /** A dry run reads the whole file and writes nothing. */
  isDryRun?: boolean
  now?: Date
  onProgress?: (line: string) => void
}

/** Thrown at the end of a dry run, to roll its transaction back. */
class DryRunFinished extends Error {
  constructor(readonly report: ImportReport) {
    super('the dry run has finished')
  }
}

/**
 * Imports a file in one transaction. A file has all listings of its branches, so a listing that it lacks is withdrawn.
 * @throws UnreadableFile when the file as a whole is refused
 */
export async function importFile({ database, ...options }: ImportOptions): Promise<ImportReport> {
  const survey = await surveyFile(options.file)
  const folder = await openPictureFolder(path.dirname(path.resolve(options.file)), {
    isDryRun: options.isDryRun ?? false,
  })
  try {
    return await withTransaction(async (tx) => {
      const report = await importSurveyedFile(tx, survey, folder, options)
      if (report.isDryRun) throw new DryRunFinished(report)
      return report
    }, database)
  } catch (error) {
    if (error instanceof DryRunFinished) return error.report
    throw error
  }
}

async function importSurveyedFile(
  tx: Tx,
  survey: Survey,
  folder: PictureFolder,
  { file, owner = null, isDryRun = false, now = new Date(), onProgress }: Omit<ImportOptions, 'database'>,
): Promise<ImportReport> {
  const { generatedAt } = survey.head
  // A Generated Date in the future counts as now: otherwise each file until that date would be refused as an older one.
  const suppliedAt = generatedAt && generatedAt < now ? generatedAt : now
  // Without a Generated Date, nobody can say whether the file is older than an imported one.
  const comparableDate = generatedAt ? suppliedAt : null
  const report: ImportReport = {
    file: path.basename(file),
    isDryRun,
    branches: survey.branches,
    generatedAt,
    rows: survey.rowCount,
    created: 0,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    refused: [],
    warnings: [],
    notices: survey.notices,
  }
  await lockBranches(tx, survey.branches)
  // The pictures of a batch are stored before listings refer to them, so no job may delete them as unused meanwhile.
  await preventFileRemoval(tx)
  await assertNewest(tx, survey.branches, comparableDate)
  const owners = await findBranchOwners(tx, survey.branches, owner)
  // A file may list a home under a new reference, so the old listing is withdrawn before the new one is created.
  if (survey.isWhole) report.withdrawn = await withdrawAbsent(tx, survey, suppliedAt)
  await importRows({ tx, file, survey, owners, folder, report, suppliedAt, now }, onProgress)
  await assertUnchanged(file, survey)
  // Each stage of a batch adds its notes, so they are not in the order of the rows yet.
  for (const notes of [report.refused, report.warnings]) notes.sort((a, b) => a.row - b.row)
  await recordRun(tx, report, survey, comparableDate)
  return report
}

function isUnpublished({ cells }: BlmRow, { columns }: BlmHead): boolean {
  return cells !== null && parseFlag(createCellReader(columns, cells)('PUBLISHED_FLAG')) === false
}

/** Imports unpublished rows first, because an earlier row may list the same home under its new reference. */
async function importRows(run: ImportRun, onProgress?: (line: string) => void): Promise<void> {
  const { survey, file } = run
  let batch: BlmRow[] = []
  let importedRows = 0
  const flush = async () => {
    await importBatch(run, batch)
    importedRows += batch.length
    batch = []
    if (survey.rowCount > ROWS_PER_BATCH) onProgress?.(`${importedRows} of ${survey.rowCount} rows …`)
  }
  for (const takesUnpublished of [true, false]) {
    for await (const rows of readBlm(new BlmReader(), readText(file, survey.bytes.encoding))) {
      for (const row of rows) {
        if (isUnpublished(row, survey.head) === takesUnpublished) batch.push(row)
        if (batch.length === ROWS_PER_BATCH) await flush()
      }
    }
    if (batch.length) await flush()
  }
}

/** Refuses a file that changed between the survey and the import: another program may still be writing it. */
async function assertUnchanged(file: string, { bytes }: Survey): Promise<void> {
  if ((await inspectBytes(file)).sha256 !== bytes.sha256)
    throw new UnreadableFile('it changed while it was read: wait until it is written, and import it again')
}

async function recordRun(
  tx: Tx,
  { file, created, updated, unchanged, withdrawn, refused }: ImportReport,
  { bytes, branches }: Survey,
  generatedAt: Date | null,
): Promise<void> {
  await tx
    .insertInto('importRun')
    .values({
      format: 'blm',
      fileName: file,
      digest: bytes.sha256,
      branches,
      generatedAt,
      created,
      updated,
      unchanged,
      withdrawn,
      refused: refused.length,
    })
    .execute()
}
