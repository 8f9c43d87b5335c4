import { takeIds } from '../bulk'
import type { Tx } from '../database'
import { confirmListings } from '../listings/confirm-listings'
import { locatePostcode } from '../places/locate-postcode'
import type { BlmRow } from './blm/reader'
import { RowRefused } from './errors'
import {
  refOfUnreadableRow,
  createCellReader,
  digestOf,
  identify,
  identityKey,
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
import { findOwnListings } from './store/own-listings'
import { planRow, type PlannedListing, type ReadyRow } from './store/plan'
import { loadPostcodePoints } from './store/postcode-points'
import { writePlan } from './store/write'

const DAY_MS = 86_400_000
/** Files come daily or oftener; a confirmation a week is enough for the history. */
const REPEAT_CONFIRMATION_DAYS = 7

/** What all batches of one import share. */
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
  const identified = rows.flatMap((row) => identifyRow(run, row) ?? [])
  const existing = await findExistingListings(
    run.tx,
    identified.map(({ identity }) => identity),
  )
  const isOwn = await findOwnListings(
    run.tx,
    identified.map(({ identity }) => identity),
  )
  const changed: (IdentifiedRow & { digest: string })[] = []
  const listedIds: number[] = []
  for (const row of identified) {
    const digest = await digestOf(row.readCell, run.survey.head.columns, run.folder)
    const known = existing.get(identityKey(row.identity))
    if (!known && isOwn(row.identity, row.readCell)) run.report.unchanged += 1
    else if (known?.digest === digest) {
      run.report.unchanged += 1
      listedIds.push(known.id)
    } else changed.push({ ...row, digest })
  }
  if (changed.length) {
    const plan = await planRows(run, await readRows(run, changed, existing))
    await writePlan(run.tx, plan, run.suppliedAt, run.now)
    run.report.created += plan.filter(({ isNewListing }) => isNewListing).length
    run.report.updated += plan.filter(({ isNewListing }) => !isNewListing).length
    listedIds.push(...plan.map(({ listingId }) => listingId))
  }
  await confirmRows(run, listedIds)
}

/** An agency that still lists a home in its file confirms it. */
const confirmRows = ({ tx, suppliedAt }: ImportRun, listingIds: number[]): Promise<void> =>
  confirmListings(tx, {
    listingIds,
    at: suppliedAt,
    unlessSince: new Date(suppliedAt.getTime() - REPEAT_CONFIRMATION_DAYS * DAY_MS),
  })

/** Null, with an entry in the report, for a row that is refused or that a later row repeats. */
function identifyRow({ survey, report, file }: ImportRun, blmRow: BlmRow): IdentifiedRow | null {
  const { number: row, cells: texts, problem } = blmRow
  if (!texts) {
    report.refused.push({
      row,
      ref: refOfUnreadableRow(blmRow, survey.head),
      text: problem ?? 'it cannot be read',
    })
    return null
  }
  const readCell = createCellReader(survey.head.columns, texts)
  try {
    const identity = identify(readCell, survey.head, file)
    const lastRow = survey.lastRow.get(identityKey(identity))
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

/** Rows without a valid postcode are refused later, when they are mapped. */
const postcodesOf = (rows: readonly IdentifiedRow[]): PostcodeParts[] =>
  rows.flatMap(({ readCell }) => {
    try {
      return [readPostcode(readCell)]
    } catch {
      return []
    }
  })

async function readRows(
  { tx, survey, folder, report }: ImportRun,
  rows: readonly (IdentifiedRow & { digest: string })[],
  existing: Map<string, ExistingListing>,
): Promise<ReadyRow[]> {
  const source = await loadPostcodePoints(tx, postcodesOf(rows))
  const locate = (postcode: PostcodeParts) => locatePostcode(postcode.postcode, source)
  const ready: ReadyRow[] = []
  for (const { row, identity, readCell, digest } of rows) {
    const earlier = existing.get(identityKey(identity))
    const warn: Warn = (text) => report.warnings.push({ row, ref: identity.ref, text })
    try {
      const listing = await mapRow(readCell, survey.head.columns, locate, warn)
      const pictures = await storePictures(listing, earlier?.pictures ?? [], folder, warn)
      ready.push({ row, identity, digest, listing, pictures, existing: earlier })
    } catch (error) {
      reportRefusal(report, { row, ref: identity.ref }, error, earlier)
    }
  }
  return ready
}

async function planRows(
  { tx, owners, suppliedAt, report }: ImportRun,
  ready: readonly ReadyRow[],
): Promise<PlannedListing[]> {
  const homes = await HomeRegister.load(
    tx,
    [...owners.values()],
    ready.map(({ listing }) => listing.home),
    ready.flatMap(({ existing }) => existing?.propertyId ?? []),
  )
  // Enough for a file of new listings only; planRow takes the lowest first, from the end.
  const ids = {
    listings: (await takeIds(tx, 'listing', ready.length)).reverse(),
    properties: (await takeIds(tx, 'property', ready.length)).reverse(),
  }
  return ready.flatMap((readyRow) => {
    try {
      return [planRow(readyRow, owners.get(readyRow.identity.branch)!, homes, ids, suppliedAt)]
    } catch (error) {
      reportRefusal(report, { row: readyRow.row, ref: readyRow.identity.ref }, error, readyRow.existing)
      return []
    }
  })
}
