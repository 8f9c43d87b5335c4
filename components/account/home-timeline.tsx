import { ArrowRight } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { SoftLink } from '@/components/ui/soft-link'
import imageLoader from '@/lib/config/image-loader'
import { imageUrl } from '@/lib/config/images'
import { listingHref } from '@/lib/config/routes'
import { longDate } from '@/lib/format/dates'
import { perMonth, pounds } from '@/lib/format/money'
import type { OwnedListing } from '@/lib/queries/account'
import { historyOf } from './event-labels'
import { amountOf, isAdvertised, statusLabel } from './home'
import { nextStep } from './next-step'

/** Entries of the history that are seen at once. */
const SEEN = 4

function Entries({ entries }: { entries: readonly { text: string; at: string }[] }) {
  return (
    <ol className="grid border-l-2 border-line pl-5">
      {entries.map(({ text, at }, index) => (
        <li
          key={`${at}-${index}`}
          className="relative pb-3 last:pb-0 before:absolute before:top-2 before:-left-[1.625rem] before:size-2.5 before:rounded-full before:bg-line-strong"
        >
          <span className="tabular block">{text}</span>
          <time dateTime={at} className="text-sm text-muted">
            {longDate(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

/**
 * One home of the person's own: what is to be done next and by whom, then what has happened, the
 * newest first (design E5).
 */
export function HomeTimeline({ home, apiResourceUrl }: { home: OwnedListing; apiResourceUrl: string }) {
  const { kind, card } = home
  const { who, what, link } = nextStep(home)
  const history = historyOf(kind, card.timeline ?? [])
  const amount = amountOf(home)
  const see = `See it as ${kind === 'sale' ? 'buyers' : 'tenants'} do`
  const heading = `home-${kind}-${card.id}`
  return (
    <article
      aria-labelledby={heading}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-6 desktop:grid-cols-[minmax(0,1fr)_17rem] desktop:gap-x-8"
    >
      <div className="flex items-start gap-4 desktop:col-span-2">
        {/* A picture of a few kilobytes at a fixed size: no script of its own. */}
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img
          src={imageLoader({ src: imageUrl(apiResourceUrl, kind, card.id, card.image_xs), width: 320 })}
          alt=""
          width={144}
          height={96}
          className="aspect-3/2 w-24 shrink-0 rounded-md bg-sunken object-cover tablet:w-36"
        />
        <div className="min-w-0">
          <p className="flex flex-wrap gap-x-3 text-sm">
            <span className="text-muted">{kind === 'sale' ? 'To sell' : 'To let'}</span>
            <span data-status="" className="rounded-sm bg-accent-soft px-2 font-semibold text-accent">
              {statusLabel(home)}
            </span>
          </p>
          <h3 id={heading} className="mt-1 wrap-anywhere">
            {card.portal_address || 'A home without an address yet'}
          </h3>
          <p className="tabular mt-1">
            {amount === null ? 'Price on application' : kind === 'let' ? perMonth(amount) : pounds(amount)}
          </p>
        </div>
      </div>
      <div className="self-start rounded-md bg-sunken p-4">
        <p className="font-semibold">Next: {who.charAt(0).toLowerCase() + who.slice(1)}</p>
        <p className="mt-1 max-w-[65ch]">{what}</p>
        {link ? (
          <SoftLink href={link.href} className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold">
            {link.text} <ArrowRight aria-hidden="true" className="size-4" />
          </SoftLink>
        ) : null}
      </div>
      <div>
        <h4 className="mb-2 font-sans text-base font-semibold">What has happened</h4>
        {history.length === 0 ? (
          <p className="text-muted">Nothing yet: it begins with the day the home goes on the market.</p>
        ) : (
          <Entries entries={history.slice(0, SEEN)} />
        )}
        {history.length > SEEN ? (
          <details className="mt-1">
            <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
              Earlier ({history.length - SEEN})
            </summary>
            <Entries entries={history.slice(SEEN)} />
          </details>
        ) : null}
      </div>
      {isAdvertised(home) ? (
        <SoftLink
          href={listingHref(kind, card.id, card.property_url)}
          aria-label={`${see}: ${card.portal_address}`}
          className={buttonClass('secondary', 'normal', 'justify-self-start desktop:col-span-2')}
        >
          {see}
        </SoftLink>
      ) : null}
    </article>
  )
}
