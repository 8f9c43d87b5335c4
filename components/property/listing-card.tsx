import { InternalLink } from '@/components/ui/internal-link'
import { FULL_PHONE_WIDTH_SIZES } from '@/lib/config/images'
import { listingHref } from '@/lib/config/routes'
import type { LetCard, SalesCard } from '@/lib/contract/listings'
import type { PlaceCandidate } from '@/lib/contract/search'
import type { HomeFeature } from '@/lib/domain/home-feature'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { formatExactPounds } from '@/lib/format/money'
import { CardActions } from './card-actions'
import {
  listCardFacts,
  formatAdded,
  formatDistance,
  formatRecentChange,
  formatTypeAndSize,
  getCardStatus,
  type AnyCard,
} from './card-view'
import { KeyNumbers } from './key-numbers'
import { ListingPicture } from './listing-picture'
import { LocalAgent } from './local-agent'
import { PictureCarousel } from './picture-carousel'
import { Rent, SalePrice } from './price'
import { HideButton, SaveButton } from './save-button'
import { StatusRibbon } from './status-ribbon'

export interface ListingCardProps {
  kind: ListingKind
  card: AnyCard
  /** The server's time, so that server and browser render the same 'New today'. */
  now: Date
  /** The place that was searched. The card shows the distance from it. */
  place?: PlaceCandidate | null
  /** The features that the search requires; the card shows the facts about them first. */
  requiredFeatures?: readonly HomeFeature[]
  /** True for the cards above the fold, whose pictures load at once. */
  priority?: boolean
  /** Called when the home is hidden or shown again. Without this function, the card has no button to hide it. */
  onHide?: (id: number) => void
}

/** The width of a picture from the breakpoints `desktop` and `tablet` on, and on phones. */
const PICTURE_SIZES = `(min-width: 68.75rem) 24rem, (min-width: 48rem) 46vw, ${FULL_PHONE_WIDTH_SIZES}`

function PriceOrRent({ kind, card }: Pick<ListingCardProps, 'kind' | 'card'>) {
  if (kind === 'sale') {
    const { new_price, price_options, share } = card as SalesCard
    return <SalePrice price={new_price} options={price_options} share={share} />
  }
  return <Rent pcm={(card as LetCard).new_price_pcm} type={card.property_type} />
}

function CardPictures({ kind, card, priority }: Pick<ListingCardProps, 'kind' | 'card' | 'priority'>) {
  const { id, property_url: slug, portal_address: address, image_xs } = card
  const onlyImage = image_xs ? [{ file: image_xs, alt: address }] : []
  const images = card.images?.length ? card.images : onlyImage
  if (images.length === 0)
    return (
      <ListingPicture
        kind={kind}
        id={id}
        file={null}
        alt=""
        sizes={PICTURE_SIZES}
        priority={priority}
        className="size-full"
      />
    )
  return (
    <PictureCarousel
      kind={kind}
      id={id}
      slug={slug}
      images={images}
      address={address}
      sizes={PICTURE_SIZES}
      priority={priority}
    />
  )
}

function FactBadges({ facts }: { facts: ReturnType<typeof listCardFacts> }) {
  if (facts.length === 0) return null
  return (
    <ul className="card-facts" aria-label="Facts">
      {facts.map(({ text, isRequired }) => (
        <li key={text} className={isRequired ? 'is-wanted' : undefined}>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** A listing in a list of results (design E1). */
export function ListingCard({
  kind,
  card,
  now,
  place,
  requiredFeatures,
  priority,
  onHide,
}: ListingCardProps) {
  const status = getCardStatus(kind, card)
  const facts = listCardFacts(kind, card, { now, requiredFeatures })
  const typeAndSize = formatTypeAndSize(card)
  const distance = place ? formatDistance(card.distance_miles, place) : null
  const agent = kind === 'sale' ? (card as SalesCard).local_agent : null
  // The specification spells the field `new_deposite_amount`.
  const deposit = kind === 'let' ? (card as LetCard).new_deposite_amount : 0
  return (
    <article data-listing={card.id} className="group card-frame">
      <div className="relative aspect-3/2 bg-sunken">
        <CardPictures kind={kind} card={card} priority={priority} />
        <StatusRibbon cardStatus={status} recentChange={formatRecentChange(card, now)} />
        {onHide ? (
          <HideButton kind={kind} id={card.id} address={card.portal_address} onHide={() => onHide(card.id)} />
        ) : null}
        <SaveButton kind={kind} id={card.id} address={card.portal_address} />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <p className="flex flex-wrap items-baseline gap-x-2 text-xl font-bold leading-tight">
          <PriceOrRent kind={kind} card={card} />
          {deposit ? (
            <span className="tabular text-sm font-normal text-muted">
              Deposit {formatExactPounds(deposit)}
            </span>
          ) : null}
        </p>
        <KeyNumbers bedrooms={card.bedrooms} bathrooms={card.bathrooms} receptions={card.reception_rooms} />
        {typeAndSize ? <p className="text-sm text-muted">{typeAndSize}</p> : null}
        <h2 className="font-sans text-base font-semibold leading-snug">
          <InternalLink
            href={listingHref(kind, card.id, card.property_url)}
            data-title
            className="card-title"
          >
            {card.portal_address}
          </InternalLink>
        </h2>
        {distance ? <p className="tabular -mt-1 text-sm text-muted">{distance}</p> : null}
        <p className="line-clamp-2 text-sm text-muted">{card.description_summary}</p>
        <FactBadges facts={facts} />
        <div className="mt-auto flex min-h-8 items-center justify-between gap-3 text-xs text-muted">
          <p>{formatAdded(card.listed_at, now)}</p>
          {agent ? <LocalAgent {...agent} /> : null}
        </div>
        <CardActions
          kind={kind}
          id={card.id}
          address={card.portal_address}
          ownerId={card.user_id}
          status={status.status}
        />
      </div>
    </article>
  )
}
