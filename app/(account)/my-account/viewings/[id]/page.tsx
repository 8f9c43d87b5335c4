import { notFound } from 'next/navigation'
import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { InternalLink } from '@/components/ui/internal-link'
import { findLatestOfSeries } from '@/components/viewings/calendar-file'
import { ViewingAnswers } from '@/components/viewings/viewing-answers'
import { ViewingFacts } from '@/components/viewings/viewing-facts'
import { routes } from '@/lib/config/routes'
import { fromWireKind } from '@/lib/contract/wire-kind'
import { groupSlots } from '@/lib/format/slots'
import { parseId } from '@/lib/queries/listings'
import { getFreeSlots, getOwnViewings } from '@/lib/queries/viewings'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Viewing', routes.viewings)

/** Shows a viewing of the user, and the forms that answer it. Sends 404 for another person's viewing. */
export default async function ViewingPage({ params }: { params: Promise<{ id: string }> }) {
  const { id: userId } = await requireUser()
  const viewingId = parseId((await params).id)
  const viewings = (await getOwnViewings(userId)) ?? []
  const viewing = viewings.find(({ id }) => id === viewingId)
  if (!viewing) notFound()
  const latestViewing = findLatestOfSeries(viewings, viewing.id)
  const isMovable = viewing.answers.includes('reschedule')
  const kind = fromWireKind(viewing.kind)
  const freeSlots = isMovable
    ? await getFreeSlots({ kind, id: viewing.property_id, viewingId: viewing.id }, userId)
    : null
  return (
    <AccountPageLayout userId={userId} title={`Viewing of ${viewing.portal_address}`}>
      {latestViewing && latestViewing.id !== viewing.id ? (
        <p className="rounded-md border-l-4 border-note bg-note-soft p-4">
          Another time has been proposed.{' '}
          <InternalLink href={routes.viewing(latestViewing.id)} className="font-semibold underline">
            Look at the new one
          </InternalLink>
        </p>
      ) : null}
      <ViewingFacts viewing={viewing} />
      <ViewingAnswers
        key={viewing.id}
        userId={userId}
        viewingId={viewing.id}
        answers={viewing.answers}
        days={freeSlots ? groupSlots(freeSlots.slots) : null}
      />
      <p>
        <InternalLink href={routes.viewings} className="font-semibold underline">
          All viewings
        </InternalLink>
      </p>
    </AccountPageLayout>
  )
}
