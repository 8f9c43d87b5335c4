import { takeIds } from '../bulk'
import type { Tx } from '../database'
import { confirmListings } from '../listings/confirm-listings'
import { locatePostcode } from '../places/locate-postcode'
import type { BlmRow } from './blm/reader'
import { RowRefused } from './errors'
import {
  getRefOfUnreadableRow,
  createCellReader,
  computeRowDigest,
  readIdentity,
  toIdentityKey,
  type Identity,
} from './identify'
import { mapRow } from './map/map-row'
import type { ReadCell, Warn } from './map/cells'
import { readPostcode, type PostcodeParts } from './map/postcode'
import type { PictureFolder } from './picture-folder'
import { storePictures } from './pictures'
import type { ImportReport } from './report'
import type { Survey } from './survey'
import { findExistingListings, type ExistingListing } from './store/existing'
import { HomeRegister } from './store/homes'
import { endsEarlierListing, planRow, type PlannedListing, type ReadyRow } from './store/plan'
import { loadPostcodePoints } from './store/postcode-points'
import { createReimportCheck } from './store/reimports'
import { writePlan } from './store/write'

const DAY_MS = 86_400_000
/** Files come at least daily, but one confirmation a week keeps the history short. */
const REPEAT_CONFIRMATION_DAYS = 7

export interface ImportRun {
  tx: Tx
  file: string
  survey: Survey
  /** The ids of the users that own new homes, by branch. */
  owners: Map<string, number>
  folder: PictureFolder
  report: ImportReport
  /** The file's Generated Date, or else the time of the import. */
  suppliedAt: Date
  now: Date
}

interface IdentifiedRow {
  row: number
  identity: Identity
  readCell: ReadCell
}

/** Writes the new and changed rows, and adds every row to the report. */
export async function importBatch(run: ImportRun, rows: readonly BlmRow[]): Promise<void> {
  const identifiedRows = rows.flatMap((row) => identifyRow(run, row) ?? [])
  const identities = identifiedRows.map(({ identity }) => identity)
  const existingListings = await findExistingListings(run.tx, identities)
  const isReimport = await createReimportCheck(run.tx, identities)
  const changedRows: (IdentifiedRow & { digest: string })[] = []
  const listedIds: number[] = []
  for (const row of identifiedRows) {
    const digest = await computeRowDigest(row.readCell, run.survey.head.columns, run.folder)
    const existing = existingListings.get(toIdentityKey(row.identity))
    // The owner of a listing that this site has exported edits it here, so a file does not change it.
    if (!existing && isReimport(row.identity, row.readCell)) run.report.unchanged += 1
    else if (existing?.digest === digest) {
      run.report.unchanged += 1
      listedIds.push(existing.id)
    } else changedRows.push({ ...row, digest })
  }
  if (changedRows.length) {
    const plan = await planRows(run, await prepareRows(run, changedRows, existingListings))
    const unavailabilityReasons = await writePlan(run.tx, plan, run.suppliedAt, run.now)
    for (const { row, identity, listingId } of plan) {
      const reason = unavailabilityReasons.get(listingId)
      if (reason) run.report.warnings.push({ row, ref: identity.ref, text: `not made available: ${reason}` })
    }
    run.report.created += plan.filter(({ isNewListing }) => isNewListing).length
    run.report.updated += plan.filter(({ isNewListing }) => !isNewListing).length
    listedIds.push(...plan.map(({ listingId }) => listingId))
  }
  await confirmListedHomes(run, listedIds)
}

/** Confirms the listings in the file: by sending a home again, the agency says that it is still on the market. */
const confirmListedHomes = ({ tx, suppliedAt }: ImportRun, listingIds: number[]): Promise<void> =>
  confirmListings(tx, {
    listingIds,
    at: suppliedAt,
    unlessConfirmedSince: new Date(suppliedAt.getTime() - REPEAT_CONFIRMATION_DAYS * DAY_MS),
  })

/** Reads which listing a row describes; null for a row that is refused or repeated below. The report says so. */
function identifyRow({ survey, report, file }: ImportRun, blmRow: BlmRow): IdentifiedRow | null {
  const { number: row, cells, problem } = blmRow
  if (!cells) {
    report.refused.push({
      row,
      ref: getRefOfUnreadableRow(blmRow, survey.head),
      text: problem ?? 'it cannot be read',
    })
    return null
  }
  const readCell = createCellReader(survey.head.columns, cells)
  try {
    const identity = readIdentity(readCell, survey.head, file)
    const lastRow = survey.lastRow.get(toIdentityKey(identity))
    if (lastRow === row) return { row, identity, readCell }
    report.warnings.push({
      row,
      ref: identity.ref,
      text: `the reference stands again in row ${lastRow}; the last one counts`,
    })
    return null
  } catch (error) {
    reportRefusal(report, { row, ref: readCell('AGENT_REF') }, error)
    return null
  }
}

function reportRefusal(
  report: ImportReport,
  { row, ref }: { row: number; ref: string },
  error: unknown,
  existing?: ExistingListing,
): void {
  if (!(error instanceof RowRefused)) throw error
  report.refused.push({
    row,
    ref,
    text: existing ? `${error.message} – listing ${existing.id} stays as it was` : error.message,
  })
}

/** Lists the postcodes of the rows. Leaves out invalid ones, because `mapRow` refuses their rows later. */
const listPostcodes = (rows: readonly IdentifiedRow[]): PostcodeParts[] =>
  rows.flatMap(({ readCell }) => {
    try {
      return [readPostcode(readCell)]
    } catch {
      return []
    }
  })

/** Maps the rows to listings, and stores their pictures. Refused rows are reported. */
async function prepareRows(
  { tx, survey, folder, report }: ImportRun,
  rows: readonly (IdentifiedRow & { digest: string })[],
  existingListings: Map<string, ExistingListing>,
): Promise<ReadyRow[]> {
  const postcodePoints = await loadPostcodePoints(tx, listPostcodes(rows))
  const locate = (postcode: PostcodeParts) => locatePostcode(postcode.postcode, postcodePoints)
  const readyRows: ReadyRow[] = []
  for (const { row, identity, readCell, digest } of rows) {
    const existing = existingListings.get(toIdentityKey(identity))
    const warn: Warn = (text) => report.warnings.push({ row, ref: identity.ref, text })
    try {
      const listing = await mapRow(readCell, survey.head.columns, locate, warn)
      const pictures = await storePictures(listing, existing?.pictures ?? [], folder, warn)
      readyRows.push({ row, identity, digest, listing, pictures, existing })
    } catch (error) {
      reportRefusal(report, { row, ref: identity.ref }, error, existing)
    }
  }
  return readyRows
}

async function planRows(
  { tx, owners, suppliedAt, report }: ImportRun,
  readyRows: readonly ReadyRow[],
): Promise<PlannedListing[]> {
  const homes = await HomeRegister.load(
    tx,
    [...owners.values()],
    readyRows.map(({ listing }) => listing.home),
    readyRows.flatMap(({ existing }) => existing?.propertyId ?? []),
  )
  // First removes every listing that a row ends, because a row above may already list the same home again.
  for (const { existing, listing } of readyRows)
    if (existing && endsEarlierListing(existing, listing)) homes.removeLiveListing(existing)
  // There are enough ids even if every row is new. They are reversed, because planRow takes them from the end.
  const ids = {
    listings: (await takeIds(tx, 'listing', readyRows.length)).reverse(),
    properties: (await takeIds(tx, 'property', readyRows.length)).reverse(),
  }
  return readyRows.flatMap((readyRow) => {
    try {
      return [planRow(readyRow, owners.get(readyRow.identity.branch)!, homes, ids, suppliedAt)]
    } catch (error) {
      reportRefusal(report, { row: readyRow.row, ref: readyRow.identity.ref }, error, readyRow.existing)
      return []
    }
  })
}
