import { sql, type SqlBool } from 'kysely'
import type { Database, Tx } from '../database'
import type { Engagement, SlotQuery, WeeklyPeriod } from '../../domain/viewing-slots'
import { milesBetween } from '../places/geometry'
import { isOneOf, now } from '../sql-expressions'
import { toIsoDay } from '../../format/iso-day'

/** The statuses in which a viewing occupies its slot in both parties' diaries. */
export const openStatuses = ['proposed', 'accepted'] as const

interface HomePosition {
  propertyId: number
  lat: number | null
  lng: number | null
}

export interface DiaryRequest {
  hostId: number
  /** Without a viewer, only the host's diary counts. */
  viewerId?: number
  home: HomePosition
  /** The viewing that is being moved, whose present time counts as free. */
  exceptViewingId?: number
  now: Date
}

/** Locks users, so that they get no overlapping viewings. The order of the ids prevents deadlocks. */
export const lockDiaries = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom('user')
    .select('id')
    .where(({ ref }) => isOneOf(ref('id'), userIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export async function findWeeklyPeriods(database: Database, userId: number): Promise<WeeklyPeriod[]> {
  return database
    .selectFrom('availability')
    .select(['weekday', 'startMinute', 'endMinute'])
    .where('userId', '=', userId)
    .orderBy('weekday')
    .orderBy('startMinute')
    .execute()
}

/** Returns the user's days off from yesterday on, as YYYY-MM-DD, the earliest first. */
export async function findDaysOff(database: Database, userId: number): Promise<string[]> {
  const days = await database
    .selectFrom('dayOff')
    .select('day')
    .where('userId', '=', userId)
    // Yesterday is included, because the day of the database's time zone may begin before London's.
    .where(sql<SqlBool>`day >= current_date - 1`)
    .orderBy('day')
    .execute()
  return days.map(({ day }) => toIsoDay(day))
}

const toPoint = ({ lat, lng }: HomePosition) => (lat === null || lng === null ? null : { lat, lng })

function measureMiles(home: HomePosition, other: HomePosition): number | null {
  if (home.propertyId === other.propertyId) return 0
  const [from, to] = [toPoint(home), toPoint(other)]
  return from && to ? milesBetween(from, to) : null
}

/** Finds the open viewings of both people, in either role: a host may also view other people's homes. */
async function findEngagements(
  database: Database,
  { hostId, viewerId, home, exceptViewingId }: DiaryRequest,
): Promise<Engagement[]> {
  const userIds = viewerId === undefined ? [hostId] : [hostId, viewerId]
  const viewings = await database
    .selectFrom('viewing')
    .innerJoin('listing', 'listing.id', 'viewing.listingId')
    .innerJoin('property', 'property.id', 'listing.propertyId')
    .select(['viewing.id', 'viewing.startsAt', 'property.id as propertyId', 'property.lat', 'property.lng'])
    .where('viewing.status', 'in', openStatuses)
    // After a viewing of more than a day ago, there is time for any journey.
    .where('viewing.startsAt', '>', sql<Date>`${now} - interval '1 day'`)
    .where(({ or, ref }) =>
      or([isOneOf(ref('viewing.hostId'), userIds), isOneOf(ref('viewing.viewerId'), userIds)]),
    )
    .execute()
  return viewings
    .filter(({ id }) => id !== exceptViewingId)
    .map(({ startsAt, ...position }) => ({ startsAt, milesAway: measureMiles(home, position) }))
}

/** Reads the data that decide which slots of a home are free for its host and a viewer. */
export async function readDiary(database: Database, request: DiaryRequest): Promise<SlotQuery> {
  return {
    now: request.now,
    weeklyPeriods: await findWeeklyPeriods(database, request.hostId),
    daysOff: new Set(await findDaysOff(database, request.hostId)),
    engagements: await findEngagements(database, request),
  }
}
