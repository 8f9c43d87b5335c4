import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { listingHref } from '@/lib/config/routes'
import type { OwnViewing } from '@/lib/contract/viewings'
import { fromWireKind } from '@/lib/contract/wire-kind'

const statuses: Record<OwnViewing['status'], ICalEventStatus> = {
  proposed: ICalEventStatus.TENTATIVE,
  accepted: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.TENTATIVE,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
  done: ICalEventStatus.CONFIRMED,
}

interface CalendarOptions {
  /** URL of the site without a slash at its end. */
  siteUrl: string
  brandName: string
}

/** Finds the latest viewing in the series of a viewing that was moved. Calendars show one event for the series. */
export function findLatestOfSeries(
  viewings: readonly OwnViewing[],
  viewingId: number,
): OwnViewing | undefined {
  const requestedViewing = viewings.find(({ id }) => id === viewingId)
  const series = viewings.filter(({ series_id }) => series_id === requestedViewing?.series_id)
  return series.toSorted((a, b) => a.id - b.id).at(-1)
}

/**
 * Writes a viewing as an iCalendar file. The viewings of a series have one UID and a growing sequence number, so that a
 * calendar updates the event that it has (RFC 5545).
 */
export function writeCalendar(viewing: OwnViewing, { siteUrl, brandName }: CalendarOptions): string {
  const { kind, property_id: id, property_url: slug, portal_address: address, meeting } = viewing
  const calendar = ical({
    name: 'Viewings',
    prodId: { company: brandName, product: 'Viewings', language: 'EN' },
  })
  const isCancelled = statuses[viewing.status] === ICalEventStatus.CANCELLED
  calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH)
  const contact = meeting ? [`${meeting.first_name}: ${meeting.mobile ?? 'no telephone number'}`] : []
  calendar.createEvent({
    id: `viewing-${viewing.series_id}@${new URL(siteUrl).hostname}`,
    sequence: viewing.revision,
    start: new Date(viewing.starts_at),
    end: new Date(viewing.ends_at),
    stamp: new Date(viewing.changed_at),
    summary: `Viewing: ${address}`,
    location: meeting?.address ?? address,
    description: contact.join('\n') || undefined,
    url: `${siteUrl}${listingHref(fromWireKind(kind), id, slug)}`,
    status: statuses[viewing.status],
  })
  return calendar.toString()
}
