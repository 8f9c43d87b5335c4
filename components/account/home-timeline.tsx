import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import imageLoader from '@/lib/config/image-loader'
import { imageUrl } from '@/lib/config/images'
import { listingHref, routes } from '@/lib/config/routes'
import { formatLongDate } from '@/lib/format/dates'
import type { OwnedListing } from '@/lib/queries/account'
import { ConfirmHomeForm } from './confirm-home-form'
import { formatHistory } from './format-history'
import { formatHomePrice, formatHomeStatus, getHomeStatus, isAdvertised } from './home'
import { getNextStep, type NextStep } from './next-step'

/** The number of history entries that are visible at first. Older ones are in a collapsed list. */
const VISIBLE_ENTRIES = 4
/** More than twice the displayed width, for dense screens. */
const THUMBNAIL_WIDTH_PX = 320

function HistoryList({ entries }: { entries: readonly { text: string; at: string }[] }) {
  return (
    <ol className="grid border-l-2 border-line pl-5">
      {entries.map(({ text, at }, index) => (
        <li
          key={`${at}-${index}`}
          className="relative pb-3 last:pb-0 before:absolute before:top-2 before:-left-[1.625rem] before:size-2.5 before:rounded-full before:bg-line-strong"
        >
          <span className="tabular block">{text}</span>
          <time dateTime={at} className="text-sm text-muted">
            {formatLongDate(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

interface HomeProps {
  home: OwnedListing
  apiResourceUrl: string
}

function HomeSummary({ home, apiResourceUrl, headingId }: HomeProps & { headingId: string }) {
  const { kind, card } = home
  return (
    <div className="flex items-start gap-4 desktop:col-span-2">
      {/* A plain image, because a thumbnail of a fixed size needs none of the scripts of next/image. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={imageLoader({
          src: imageUrl(apiResourceUrl, kind, card.id, card.image_xs),
          width: THUMBNAIL_WIDTH_PX,
        })}
        alt=""
        width={144}
        height={96}
        className="aspect-3/2 w-24 shrink-0 rounded-md bg-sunken object-cover tablet:w-36"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="text-muted">{kind === 'sale' ? 'To sell' : 'To let'}</span>
          <span data-status="" className="rounded-sm bg-accent-soft px-2 font-semibold text-accent">
            {formatHomeStatus(home)}
          </span>
        </p>
        <h3 id={headingId} className="mt-1 wrap-anywhere">
          {card.portal_address || 'A home without an address yet'}
        </h3>
        <p className="tabular mt-1">{formatHomePrice(home)}</p>
      </div>
    </div>
  )
}

const stepTitles: Record<NextStep['who'], string> = {
  You: 'Your next step',
  We: 'Our next step',
  'You and your solicitor': 'Next step for you and your solicitor',
}

function NextStepBox({ step: { who, what, link } }: { step: NextStep }) {
  return (
    <div className="self-start rounded-md bg-sunken p-4">
      <p className="font-semibold">{stepTitles[who]}</p>
      <p className="mt-1 max-w-[65ch]">{what}</p>
      <InternalLink href={link.href} className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold">
        {link.text} <Icon name="arrow-right" className="size-4" />
      </InternalLink>
    </div>
  )
}

function History({ kind, card }: OwnedListing) {
  const entries = formatHistory(kind, card.timeline ?? [])
  return (
    <div>
      <h4 className="mb-2 font-sans text-base font-semibold">What has happened</h4>
      {entries.length === 0 ? (
        <p className="text-muted">Nothing yet: the history begins on the day the home goes on the market.</p>
      ) : (
        <HistoryList entries={entries.slice(0, VISIBLE_ENTRIES)} />
      )}
      {entries.length > VISIBLE_ENTRIES ? (
        <details className="mt-1">
          <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
            Earlier ({entries.length - VISIBLE_ENTRIES})
          </summary>
          <HistoryList entries={entries.slice(VISIBLE_ENTRIES)} />
        </details>
      ) : null}
    </div>
  )
}

function HomeLinks(home: OwnedListing) {
  const { kind, card } = home
  const viewLabel = `See it as ${kind === 'sale' ? 'buyers' : 'tenants'} do`
  if (card.status === 'completed') return null
  return (
    <div className="flex flex-wrap items-start gap-3 desktop:col-span-2">
      {isAdvertised(home) ? (
        <InternalLink
          href={listingHref(kind, card.id, card.property_url)}
          aria-label={`${viewLabel}: ${card.portal_address}`}
          className={buttonClass('secondary')}
        >
          {viewLabel}
        </InternalLink>
      ) : null}
      <InternalLink
        href={routes.listingPictures(card.id)}
        aria-label={`Pictures and documents: ${card.portal_address}`}
        className={buttonClass('secondary')}
      >
        Pictures and documents
      </InternalLink>
      {isAdvertised(home) ? (
        <ConfirmHomeForm
          userId={card.user_id}
          kind={kind}
          listingId={card.id}
          address={card.portal_address}
          isAvailable={getHomeStatus(home) === 'available'}
        />
      ) : null}
    </div>
  )
}

/** Shows a home of the user: its next step, its history and its links (design E5). */
export function HomeTimeline({ home, apiResourceUrl }: HomeProps) {
  const { kind, card } = home
  const headingId = `home-${kind}-${card.id}`
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-6 desktop:grid-cols-[minmax(0,1fr)_17rem] desktop:gap-x-8"
    >
      <HomeSummary home={home} apiResourceUrl={apiResourceUrl} headingId={headingId} />
      <NextStepBox step={getNextStep(home)} />
      <History {...home} />
      <HomeLinks {...home} />
    </article>
  )
}
