import { sql } from 'kysely'
import type { ParsedInput } from '../../contract'
import { success, type Reply } from '../../contract/call'
import type { OwnViewing } from '../../contract/viewings'
import { toWireKind } from '../../contract/wire-kind'
import {
  feedbackChoices,
  getPermittedAnswers,
  needsViewableListing,
  type ViewingAnswer,
} from '../../domain/viewing'
import { SLOT_MINUTES } from '../../domain/viewing-slots'
import { formatExactAddress } from '../../format/first-address-line'
import { formatPersonName } from '../../format/person-name'
import type { UserCaller } from '../callers'
import { db } from '../database'
import { getActor, hasAcceptedViewer } from './own-viewing-row'
import { getExistingViewingRefusal } from './viewed-listing'

/** More viewings than anybody has. A longer list would be cut to the latest. */
const MAX_VIEWINGS = 500
const MINUTE_MS = 60_000

const findRows = (userId: number) =>
  db()
    .selectFrom('viewing')
    .innerJoin('listing', 'listing.id', 'viewing.listingId')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .innerJoin('user as other', (join) =>
      join.on(
        'other.id',
        '=',
        sql`case when viewing.host_id = ${userId} then viewing.viewer_id else viewing.host_id end`,
      ),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('viewingEvent')
          .select(({ fn }) => [
            fn.countAll<bigint>().as('stepCount'),
            fn.max('at').as('changedAt'),
            sql<string | null>`(array_agg(reason order by id desc))[1]`.as('reason'),
          ])
          .whereRef('viewingEvent.viewingId', '=', 'viewing.id')
          .as('step'),
      (join) => join.onTrue(),
    )
    .select(['viewing.id', 'viewing.threadId', 'viewing.listingId', 'viewing.hostId', 'viewing.startsAt'])
    .select(['viewing.viewerId', 'viewing.status', 'viewing.proposedById', 'viewing.replacesId'])
    .select(['viewing.createdAt', 'viewing.feedback', 'viewing.feedbackChoice'])
    .select(['listing.kind', 'listing.slug', 'listing.displayAddress', 'listing.status as listingStatus'])
    .select(['property.ownerId', hasAcceptedViewer.as('hasAcceptedViewer')])
    .select([
      'property.building',
      'property.street',
      'property.locality',
      'property.town',
      'property.postcode',
    ])
    .select(['other.firstName', 'other.lastName', 'other.mobile', 'other.closedAt'])
    .select(['step.stepCount', 'step.changedAt', 'step.reason'])
    .where(({ or, eb }) => or([eb('viewing.hostId', '=', userId), eb('viewing.viewerId', '=', userId)]))
    .orderBy('viewing.startsAt', 'desc')
    .orderBy('viewing.id', 'desc')
    .limit(MAX_VIEWINGS)
    .execute()

type Row = Awaited<ReturnType<typeof findRows>>[number]

const getEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + SLOT_MINUTES * MINUTE_MS)

/** Returns the exact address and the other party's number until an accepted viewing ends; null otherwise. */
function toMeeting(row: Row, now: Date): OwnViewing['meeting'] {
  if (row.status !== 'accepted' || getEnd(row.startsAt) <= now || row.closedAt) return null
  return { address: formatExactAddress(row), first_name: row.firstName, mobile: row.mobile }
}

/**
 * Follows a moved viewing back to the first one of its series. Calendars treat events with the same id as one event,
 * and accept an update only if its revision number is higher.
 */
function findSeries(row: Row, rowsById: ReadonlyMap<number, Row>): { series_id: number; revision: number } {
  const findPrevious = ({ replacesId }: Row) => (replacesId === null ? undefined : rowsById.get(replacesId))
  let first = row
  let revision = Number(row.stepCount)
  let previous = findPrevious(row)
  while (previous) {
    first = previous
    revision += Number(previous.stepCount)
    previous = findPrevious(previous)
  }
  return { series_id: first.id, revision }
}

function toFeedback({ feedback, feedbackChoice }: Row): OwnViewing['feedback'] {
  // The column is plain text, so its value is narrowed to a known choice.
  const choice = feedbackChoices.find((known) => known === feedbackChoice)
  return choice ? { choice, words: feedback ?? '' } : null
}

/** Lists the answers that `answerViewing` does not refuse because of the viewing's time, status or listing. */
function listAnswers(row: Row, userId: number, now: Date): ViewingAnswer[] {
  if (row.startsAt <= now) return []
  const listing = { kind: row.kind, status: row.listingStatus, ownerId: row.ownerId }
  const canTakePlace = getExistingViewingRefusal(listing, row) === null
  return getPermittedAnswers(row.status, getActor(row, userId)).filter(
    (answer) => canTakePlace || !needsViewableListing(answer),
  )
}

function toOwnViewing(row: Row, userId: number, now: Date): Omit<OwnViewing, 'series_id' | 'revision'> {
  const actor = getActor(row, userId)
  return {
    id: row.id,
    thread_id: row.threadId,
    property_id: row.listingId,
    kind: toWireKind(row.kind),
    property_url: row.slug,
    portal_address: row.displayAddress,
    role: row.hostId === userId ? 'host' : 'viewer',
    other_party: formatPersonName(row),
    starts_at: row.startsAt.toISOString(),
    ends_at: getEnd(row.startsAt).toISOString(),
    status: row.status,
    proposed_by_user: actor === 'proposer',
    changed_at: (row.changedAt ?? row.createdAt).toISOString(),
    reason: row.reason,
    answers: listAnswers(row, userId, now),
    meeting: toMeeting(row, now),
    feedback: toFeedback(row),
  }
}

/** Lists the viewings that the caller hosts or goes to (B-22). */
export async function getUserViewings(
  _input: ParsedInput<'getUserViewings'>,
  { user }: UserCaller,
  now = new Date(),
): Promise<Reply<OwnViewing[]>> {
  const rows = await findRows(user.id)
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return success(rows.map((row) => ({ ...toOwnViewing(row, user.id, now), ...findSeries(row, rowsById) })))
}
