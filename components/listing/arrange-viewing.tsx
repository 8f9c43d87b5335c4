import { londonDay } from '@/lib/format/london-clock'
import { InternalLink } from '@/components/ui/internal-link'
import { listingActionHref } from '@/lib/config/routes'
import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import { groupSlots } from '@/lib/format/slots'
import { getFreeSlots } from '@/lib/queries/viewings'
import { LazyArrangeViewingForm } from './lazy-arrange-viewing-form'
import type { Listing } from '@/components/property/listing'

const USUAL_TIMES_NOTE =
  'The owner has not stated any times yet. ' +
  'These are the usual ones, Monday to Saturday from 9:00 to 18:00; the owner confirms the one you choose.'
const OWNER_TIMES_NOTE =
  'These are the times at which the owner shows people round; the owner confirms the one you choose.'

export async function ArrangeViewing({ listing, userId }: { listing: Listing; userId: number }) {
  const { kind, id } = listing
  const freeSlots = await getFreeSlots({ kind, id }, userId === VISITOR_ID ? undefined : userId)
  if (freeSlots?.slots.length === 0)
    return (
      <p className="max-w-prose rounded-md border-l-4 border-note bg-note-soft p-4">
        No time is free in the next two weeks.{' '}
        <InternalLink
          href={listingActionHref(kind, id, 'ask-a-question')}
          className="font-semibold underline"
        >
          Ask the owner
        </InternalLink>{' '}
        when you could come.
      </p>
    )
  return (
    <>
      {freeSlots ? (
        <p className="mb-4 max-w-prose text-muted">
          {freeSlots.is_usual ? USUAL_TIMES_NOTE : OWNER_TIMES_NOTE}
        </p>
      ) : null}
      <LazyArrangeViewingForm
        kind={kind}
        listingId={id}
        userId={userId}
        days={freeSlots ? groupSlots(freeSlots.slots) : null}
        today={londonDay(new Date())}
      />
    </>
  )
}
