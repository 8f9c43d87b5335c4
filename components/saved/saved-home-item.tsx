'use client'

import type { ReactNode } from 'react'
import { formatBedsAndType } from '@/components/property/beds-and-type'
import { ListingPicture } from '@/components/property/listing-picture'
import { Rent, SalePrice } from '@/components/property/price'
import { InternalLink } from '@/components/ui/internal-link'
import { listingHref } from '@/lib/config/routes'
import { formatShortDate } from '@/lib/format/dates'
import { describeNews, type ListedHome } from './home-news'

const PICTURE_SIZES = '(min-width: 48rem) 14rem, 92vw'

function Picture({ home }: { home: ListedHome }) {
  if (home.state !== 'live')
    return (
      <p className="grid aspect-3/2 place-items-center bg-sunken p-4 text-center text-sm text-muted">
        No longer shown
      </p>
    )
  return <ListingPicture kind={home.kind} id={home.id} file={home.image_xs} alt="" sizes={PICTURE_SIZES} />
}

function Address({ home }: { home: ListedHome }) {
  const { kind, id, property_url: slug, portal_address: address, state } = home
  if (state !== 'live') return <>{address}</>
  return (
    <InternalLink href={listingHref(kind, id, slug)} className="text-ink underline hover:text-accent">
      {address}
    </InternalLink>
  )
}

/** A saved, hidden or viewed home with its news. A home that is off the market has no picture and no link. */
export function SavedHomeItem({ home, children }: { home: ListedHome; children?: ReactNode }) {
  const news = describeNews(home)
  const isLive = home.state === 'live'
  return (
    <article
      data-home={`${home.kind}:${home.id}`}
      className="grid overflow-hidden rounded-lg border border-line bg-surface shadow-card tablet:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className={isLive ? undefined : 'opacity-80'}>
        <Picture home={home} />
      </div>
      <div className="grid min-w-0 content-start gap-2 p-4">
        <p className="flex flex-wrap items-baseline gap-x-3 text-lg font-bold">
          {home.kind === 'sale' ? (
            <SalePrice price={home.price} options={home.price_options} share={home.share} />
          ) : (
            <Rent pcm={home.price} type={home.property_type} />
          )}
          {isLive ? <span className="card-badge bg-sunken font-semibold">{home.status_display}</span> : null}
        </p>
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <Address home={home} />
        </h2>
        <p className="text-sm text-muted">{formatBedsAndType(home)}</p>
        {news ? <p className="rounded-md bg-accent-soft px-3 py-2 text-sm font-semibold">{news}</p> : null}
        {home.saved_at ? (
          <p className="text-sm text-muted">Saved on {formatShortDate(home.saved_at)}</p>
        ) : null}
        {home.hidden_at ? (
          <p className="text-sm text-muted">Hidden on {formatShortDate(home.hidden_at)}</p>
        ) : null}
        {children}
      </div>
    </article>
  )
}
