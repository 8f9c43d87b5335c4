'use client'

// These are client components, because the figures take fewer bytes of the page as data than as HTML.
import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import { InternalLink } from '@/components/ui/internal-link'
import type { AreaFigures } from '@/lib/contract/search'
import { getPropertyTypeLabel } from '@/lib/domain/property-type'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'
import { formatInteger } from '@/lib/format/number'
import { placeHref } from '@/lib/search/location'

const lineClass = 'inline-flex min-h-11 items-center tablet:min-h-8'

/** Links the number of homes to their search, unless it is 0. */
function HomesLink({ count, offer, href }: { count: number; offer: 'for sale' | 'to let'; href: string }) {
  if (count === 0) return <span className={`${lineClass} text-muted`}>Nothing {offer} at the moment</span>
  return (
    <InternalLink href={href} className={`${lineClass} underline`}>
      {formatInteger(count)} {count === 1 ? 'home' : 'homes'} {offer}
    </InternalLink>
  )
}

export interface PlaceCardProps {
  name: string
  /** The location of the search that the card links to. */
  location: string
  forSale: number
  toLet: number
  /** In whole pounds; null where there are fewer than five homes. */
  medianPrice: number | null
  medianRent: number | null
}

function PlaceCard({ name, location, forSale, toLet, medianPrice, medianRent }: PlaceCardProps) {
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-2 tablet:p-4">
      <h3 className="font-sans text-base font-semibold">{name}</h3>
      <ul className="mt-1">
        <li>
          <HomesLink count={forSale} offer="for sale" href={placeHref('sale', location)} />
          {medianPrice === null ? null : (
            <span className="tabular">, median price {formatPounds(medianPrice)}</span>
          )}
        </li>
        <li>
          <HomesLink count={toLet} offer="to let" href={placeHref('let', location)} />
          {medianRent === null ? null : (
            <span className="tabular">, median rent {formatRentPerMonth(medianRent)}</span>
          )}
        </li>
      </ul>
    </li>
  )
}

/** The number of cards that a phone does not fold away: a multiple of 2 and 3, the columns of wider screens. */
const ALWAYS_SHOWN_CARDS = 6
const cardGridClass = 'grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3'

export function PlaceCards({ places }: { places: PlaceCardProps[] }) {
  const foldedPlaces = places.slice(ALWAYS_SHOWN_CARDS)
  const toCard = (place: PlaceCardProps) => <PlaceCard key={place.name} {...place} />
  return (
    <div className="grid gap-3">
      <ul className={cardGridClass}>{places.slice(0, ALWAYS_SHOWN_CARDS).map(toCard)}</ul>
      {foldedPlaces.length > 0 ? (
        <FoldOnPhones
          summary={<span className="font-semibold tablet:sr-only">{foldedPlaces.length} more places</span>}
        >
          <ul className={cardGridClass}>{foldedPlaces.map(toCard)}</ul>
        </FoldOnPhones>
      ) : null}
    </div>
  )
}

interface PricesByTypeTableProps {
  /** The place with its preposition, such as 'in Witham'. */
  where: string
  prices: AreaFigures['by_type']
}

export function PricesByTypeTable({ where, prices }: PricesByTypeTableProps) {
  return (
    <table className="w-full max-w-xl text-left">
      <caption className="sr-only">Median asking prices {where}, by type</caption>
      <thead className="text-sm text-muted">
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-2 pr-3 font-semibold">
            Type
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-semibold">
            Homes
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Median price
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ type, count, median }) => (
          <tr key={type} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal hyphens-auto wrap-anywhere">
              {getPropertyTypeLabel(type)}
            </th>
            <td className="tabular py-2 pr-3 text-right">{formatInteger(count)}</td>
            <td className="tabular py-2 text-right">{formatPounds(median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function NearbyLinks({ name, nearby }: { name: string; nearby: AreaFigures['nearby'] }) {
  return (
    <nav aria-label={`Near ${name}`}>
      <h3>Homes for sale near by</h3>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {nearby.map(({ name: place, value, miles }) => (
          <li key={value}>
            <InternalLink href={placeHref('sale', value)} className={`${lineClass} underline`}>
              {place}
            </InternalLink>{' '}
            <span className="text-sm text-muted">
              {miles < 1 ? 'under 1 mile' : `${miles} ${miles === 1 ? 'mile' : 'miles'}`}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
