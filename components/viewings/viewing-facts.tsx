import type { ReactNode } from 'react'
import { InternalLink } from '@/components/ui/internal-link'
import { listingHref, routes } from '@/lib/config/routes'
import type { OwnViewing } from '@/lib/contract/viewings'
import { fromWireKind } from '@/lib/contract/wire-kind'
import { feedbackLabels } from '@/lib/domain/viewing'
import { describeViewingState, formatTimes, formatViewingStatus } from './describe-viewing'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 tablet:grid-cols-[10rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

const HIDDEN_UNTIL_ACCEPTED = 'Shown to both of you once the viewing is confirmed.'

/** Lists the details of a viewing. Exact address and telephone number appear only while it is confirmed. */
export function ViewingFacts({ viewing }: { viewing: OwnViewing }) {
  const { kind, property_id: id, property_url: slug, portal_address: address, meeting, feedback } = viewing
  const isProposed = viewing.status === 'proposed' && viewing.answers.length > 0
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
      <Fact name="When">
        <span className="font-semibold tabular-nums">{formatTimes(viewing)}</span>
      </Fact>
      <Fact name="Status">
        {/* The state of any other viewing begins with its status. */}
        {isProposed ? <span className="font-semibold">{formatViewingStatus(viewing)}. </span> : null}
        {describeViewingState(viewing)}
        {viewing.reason ? <span className="block">“{viewing.reason}”</span> : null}
      </Fact>
      <Fact name="Home">
        <InternalLink href={listingHref(fromWireKind(kind), id, slug)} className="underline">
          {address}
        </InternalLink>
      </Fact>
      {meeting ? <Fact name="Exact address">{meeting.address}</Fact> : null}
      {isProposed ? <Fact name="Exact address">{HIDDEN_UNTIL_ACCEPTED}</Fact> : null}
      <Fact name={viewing.role === 'host' ? 'Who comes' : 'Who shows it'}>
        {meeting ? meeting.first_name : viewing.other_party}
        {meeting?.mobile ? (
          <>
            ,{' '}
            <a href={`tel:${meeting.mobile}`} className="underline">
              {meeting.mobile}
            </a>
          </>
        ) : null}
        {meeting && !meeting.mobile ? ', who has given no telephone number' : null}
      </Fact>
      {feedback ? (
        <Fact name={viewing.role === 'host' ? 'What they think' : 'What you said'}>
          “{feedbackLabels[fromWireKind(kind)][feedback.choice]}.” {feedback.words}
        </Fact>
      ) : null}
      {meeting ? (
        <Fact name="Calendar">
          {/* A plain link, because the response is a file to download. */}
          <a href={routes.viewingCalendar(viewing.id)} className="underline">
            Add it to your calendar
          </a>
        </Fact>
      ) : null}
    </dl>
  )
}
