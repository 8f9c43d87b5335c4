import { sql, type SqlBool } from 'kysely'
import type { Database, Tx } from '../database'
import type { Engagement, SlotQuery, WeeklyStretch } from '../../domain/viewing-slots'
import { milesBetween } from '../places/geometry'
import { isOneOf, now } from '../sql-expressions'

/** The statuses of viewings that take time out of a diary. */
export const openStatuses = ['proposed', 'accepted'] as const

interface Position {
  propertyId: number
  lat: number | null
  lng: number | null
}

export interface DiaryRequest {
  hostId: number
  /** Undefined where only the host's diary counts. */
  viewerId?: number
  home: Position
  /** A viewing that is to be moved and so takes no time. */
  exceptViewingId?: number
  at: Date
}

/**
 * Locks the diaries of people until the transaction ends, so that two viewings that are too close to each other cannot
 * be arranged at once. In the order of ids, so that two transactions do not wait for each other.
 */
export const lockDiaries = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom('user')
    .select('id')
    .where(({ ref }) => isOneOf(ref('id'), userIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export async function findStretches(database: Database, userId: number): Promise<WeeklyStretch[]> {
  return database
    .selectFrom('availability')
    .select(['weekday', 'startMinute', 'endMinute'])
    .where('userId', '=', userId)
    .orderBy('weekday')
    .orderBy('startMinute')
    .execute()
}

/** As YYYY-MM-DD, the earliest first, from yesterday on. */
export async function findDaysOff(database: Database, userId: number): Promise<string[]> {
  const days = await database
    .selectFrom('dayOff')
    .select('day')
    .where('userId', '=', userId)
    .where(sql<SqlBool>`day >= current_date - 1`)
    .orderBy('day')
    .execute()
  return days.map(({ day }) => day.toISOString().slice(0, 10))
}

const toPoint = ({ lat, lng }: Position) => (lat === null || lng === null ? null : { lat, lng })

function measureMiles(home: Position, other: Position): number | null {
  if (home.propertyId === other.propertyId) return 0
  const [from, to] = [toPoint(home), toPoint(other)]
  return from && to ? milesBetween(from, to) : null
}

/** Viewings of either person on either side: a host may also look at other people's homes. */
async function findEngagements(
  database: Database,
  { hostId, viewerId, home, exceptViewingId }: DiaryRequest,
): Promise<Engagement[]> {
  const people = viewerId === undefined ? [hostId] : [hostId, viewerId]
  const viewings = await database
    .selectFrom('viewing')
    .innerJoin('listing', 'listing.id', 'viewing.listingId')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select(['viewing.id', 'viewing.startsAt', 'property.id as propertyId', 'property.lat', 'property.lng'])
    .where('viewing.status', 'in', openStatuses)
    .where('viewing.startsAt', '>', sql<Date>`${now} - interval '1 day'`)
    .where(({ or, ref }) =>
      or([isOneOf(ref('viewing.hostId'), people), isOneOf(ref('viewing.viewerId'), people)]),
    )
    .execute()
  return viewings
    .filter(({ id }) => id !== exceptViewingId)
    .map(({ startsAt, ...position }) => ({ startsAt, milesAway: measureMiles(home, position) }))
}

/** What decides which slots of a home are free for its host and a viewer. */
export async function readDiary(database: Database, request: DiaryRequest): Promise<SlotQuery> {
  return {
    now: request.at,
    stretches: await findStretches(database, request.hostId),
    daysOff: new Set(await findDaysOff(database, request.hostId)),
    engagements: await findEngagements(database, request),
  }
}
