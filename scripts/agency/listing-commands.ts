import fs from 'node:fs/promises'
import { withDatabase } from '../../lib/agency/database'
import { importFile } from '../../lib/agency/import/import-file'
import { formatReportLines } from '../../lib/agency/import/report'
import { publishListing, withdrawListing, type PublishResult } from '../../lib/agency/listings/publishing'
import {
  getCompletionFee,
  markAgreed,
  markAvailable,
  markCompleted,
} from '../../lib/agency/selling/agree-and-complete'
import {
  approveAsAgency,
  findBlockersForAgencyReturn,
  isOwnersDraft,
} from '../../lib/agency/selling/publish-draft'
import type { PublishBlocker } from '../../lib/contract/selling'
import { formatPence } from '../../lib/format/money'
import type { OpenContext } from './command-context'
import { parseListingId, UsageError } from './usage'

/** Imports a BLM file. @returns the exit code, 2 when some rows were refused */
export async function importCommand(
  openContext: OpenContext,
  file: string,
  options: { isDryRun: boolean; owner: string | null },
): Promise<number> {
  const stat = await fs.stat(file).catch(() => null)
  if (!stat?.isFile()) throw new UsageError(`there is no file '${file}'`)
  const { databaseUrl, say, progress } = await openContext()
  const report = await withDatabase(databaseUrl, (database) =>
    importFile({ database, file, ...options, onProgress: progress }),
  )
  formatReportLines(report).forEach(say)
  return report.refused.length ? 2 : 0
}

/**
 * Publishes a listing. An advert that the owner has written is approved by this, and becomes public only when the other
 * checks have passed too.
 */
async function publishForAgency(listingId: number): Promise<PublishResult> {
  const refuse = (blockers: readonly PublishBlocker[]): PublishResult => ({
    ok: false,
    reasons: blockers.map(({ text }) => text),
  })
  if (await isOwnersDraft(listingId)) {
    const result = await approveAsAgency(listingId)
    return result.isLive ? { ok: true } : refuse(result.blockers)
  }
  const blockers = await findBlockersForAgencyReturn(listingId)
  return blockers.length > 0 ? refuse(blockers) : publishListing(listingId)
}

interface ListingChange {
  change: (listingId: number) => Promise<PublishResult>
  /** The words after 'Listing 5 is'. */
  done: string
  /** The words after 'Listing 5 was not'. */
  notDone: string
}

const listingChanges = new Map<string, ListingChange>([
  ['publish', { change: publishForAgency, done: 'public', notDone: 'published' }],
  ['withdraw', { change: withdrawListing, done: 'withdrawn', notDone: 'withdrawn' }],
  ['agreed', { change: markAgreed, done: 'sold subject to contract, or let', notDone: 'marked as agreed' }],
  ['available', { change: markAvailable, done: 'available', notDone: 'made available' }],
  ['completed', { change: markCompleted, done: 'sold, or let, for good', notDone: 'marked as completed' }],
])

/** Describes the fee that the owner's package makes due when the sale of a home completes. */
async function describeCompletionFee(listingId: number): Promise<string[]> {
  const feePence = await getCompletionFee(listingId)
  if (feePence === 0n) return []
  const fee = formatPence(Number(feePence))
  return [`Its package makes ${fee} due, if we have introduced the buyer: orders completion ${listingId}`]
}

/** Changes the status of a listing. @returns the exit code, 1 when that is refused */
export async function listingCommand(
  openContext: OpenContext,
  action: string | undefined,
  id: string | undefined,
): Promise<number> {
  const listingChange = listingChanges.get(action ?? '')
  if (!listingChange)
    throw new UsageError(
      `'listing ${action ?? ''}' is not a command: publish, withdraw, agreed, available and completed are`,
    )
  const listingId = parseListingId(id)
  const { say } = await openContext()
  const { change, done, notDone } = listingChange
  const outcome = await change(listingId)
  if (outcome.ok) {
    say(`Listing ${listingId} is ${done}.`)
    if (action === 'completed') (await describeCompletionFee(listingId)).forEach(say)
    return 0
  }
  say(`Listing ${listingId} was not ${notDone}:`)
  outcome.reasons.forEach((reason) => say(`  ${reason}`))
  return 1
}
