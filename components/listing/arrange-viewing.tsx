import type { Sender } from '@/components/forms/define-form'
import { londonDay } from '@/lib/format/london-clock'
import { SoftLink } from '@/components/ui/soft-link'
import { listingActionHref } from '@/lib/config/routes'
import { groupSlots } from '@/lib/format/slots'
import { getFreeSlots } from '@/lib/queries/viewings'
import { LazyArrangeViewingForm } from './lazy-arrange-viewing-form'
import type { Listing } from './listing'

const USUAL =
  'The owner has not stated any times yet. These are the usual ones, Monday to Saturday from 9:00 to 18:00; the owner confirms the one you choose.'
const STATED = 'These are the times at which the owner shows the home; the owner confirms the one you choose.'

/** The free times of a listing, and the form that asks for one of them. */
export async function ArrangeViewing({ listing, sender }: { listing: Listing; sender: Sender }) {
  const { kind, id } = listing
  const free = await getFreeSlots({ kind, id }, sender.id || undefined)
  if (free?.slots.length === 0)
    return (
      <p className="max-w-prose rounded-md border-l-4 border-note bg-note-soft p-4">
        No time is free in the next two weeks.{' '}
        <SoftLink href={listingActionHref(kind, id, 'ask-a-question')} className="font-semibold underline">
          Ask the owner
        </SoftLink>{' '}
        when you could come.
      </p>
    )
  return (
    <>
      {free ? <p className="mb-4 max-w-prose text-muted">{free.is_usual ? USUAL : STATED}</p> : null}
      <LazyArrangeViewingForm
        kind={kind}
        listingId={id}
        sender={sender}
        days={free ? groupSlots(free.slots) : null}
        today={londonDay(new Date())}
      />
    </>
  )
}
