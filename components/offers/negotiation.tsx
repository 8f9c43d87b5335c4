import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { listingHref, routes } from '@/lib/config/routes'
import type { UserLetRequest, UserOffer } from '@/lib/contract/offers'
import { fromWireKind } from '@/lib/contract/wire-kind'
import { formatDayAndTime, statusLabels } from './describe-offer'

/** An offer to buy or a request to rent. */
type Negotiation = UserOffer | UserLetRequest

const chipClasses: Partial<Record<Negotiation['status'], string>> = {
  accepted: 'bg-good-soft text-good',
  declined: 'bg-sunken text-muted',
  withdrawn: 'bg-sunken text-muted',
  expired: 'bg-sunken text-muted',
}

export function StatusChip({ status }: { status: Negotiation['status'] }) {
  return (
    <span
      data-status={status}
      className={classNames(
        'inline-block rounded-sm px-2 text-sm font-semibold',
        chipClasses[status] ?? 'bg-accent-soft text-accent',
      )}
    >
      {statusLabels[status]}
    </span>
  )
}

export function ListingLink({ negotiation }: { negotiation: Negotiation }) {
  const { kind, property_id: id, property_url: slug, portal_address: address, is_live: isLive } = negotiation
  if (!isLive) return <>{address} (off the market)</>
  return (
    <InternalLink href={listingHref(fromWireKind(kind), id, slug)} className="text-ink underline">
      {address}
    </InternalLink>
  )
}

export function FactList({ facts, className }: { facts: [string, ReactNode][]; className?: string }) {
  return (
    <dl className={classNames('grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1', className)}>
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="min-w-28 text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface HistoryEntry {
  text: string
  at: string
  reason: string
}

function History({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
        History ({entries.length})
      </summary>
      <ol className="grid gap-2 border-l-2 border-line pl-4">
        {entries.map(({ text, at, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            {text}
            {reason ? <span className="block whitespace-pre-line">“{reason}”</span> : null}
            <time dateTime={at} className="block text-sm text-muted">
              {formatDayAndTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface NegotiationCardProps {
  negotiation: Negotiation
  title: ReactNode
  next: string
  history: readonly HistoryEntry[]
  /** The details, shown between status and next step. */
  children: ReactNode
  actions: ReactNode
}

export function NegotiationCard({
  negotiation,
  title,
  next,
  history,
  children,
  actions,
}: NegotiationCardProps) {
  const { id, kind, status, thread_id: threadId, other_party: other } = negotiation
  const headingId = `${kind}-${id}`
  return (
    <article
      aria-labelledby={headingId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <div>
        <StatusChip status={status} />
        <h3 id={headingId} className="mt-1 wrap-anywhere">
          {title}
        </h3>
      </div>
      {children}
      <p className="max-w-[65ch] rounded-md bg-sunken p-3">
        <span className="font-semibold">Next: </span>
        {next}
      </p>
      {actions}
      <div className="flex flex-wrap items-start gap-x-6">
        {threadId ? (
          <InternalLink
            href={routes.accountThread(threadId)}
            prefetch={false}
            className="inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold"
          >
            <Icon name="messages-square" className="size-5 shrink-0" />{' '}
            <span className="min-w-0 wrap-anywhere">Messages with {other}</span>
          </InternalLink>
        ) : null}
        <History entries={history} />
      </div>
    </article>
  )
}
