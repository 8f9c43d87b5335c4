import { findLatestOfSeries, writeCalendar } from '@/components/viewings/calendar-file'
import { brandName, siteUrl } from '@/lib/config/env'
import { parseId } from '@/lib/queries/listings'
import { getOwnViewings } from '@/lib/queries/viewings'
import { requireUser } from '@/lib/session/current-user'

const PRIVATE_HEADERS = { 'cache-control': 'private, no-store' }

/** Sends a viewing of the user as a calendar file. Answers 404 for another person's viewing. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id: userId } = await requireUser()
  const viewingId = parseId((await params).id)
  const viewings = (await getOwnViewings(userId)) ?? []
  // The id 0 stands for an invalid path, because no viewing has it.
  const viewing = findLatestOfSeries(viewings, viewingId ?? 0)
  if (!viewing) return new Response('Viewing not found', { status: 404, headers: PRIVATE_HEADERS })
  return new Response(writeCalendar(viewing, { siteUrl: siteUrl(), brandName: brandName() }), {
    headers: {
      ...PRIVATE_HEADERS,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="viewing.ics"',
    },
  })
}
