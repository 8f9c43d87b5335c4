import { PhoneFold } from '@/components/ui/phone-fold'
import { SoftLink } from '@/components/ui/soft-link'
import type { AreaFigures } from '@/lib/contract/search'
import { getPropertyTypeLabel } from '@/lib/domain/property-type'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'
import { formatInteger } from '@/lib/format/number'
import type { LocalAuthority } from '@/lib/places/local-authorities'
import { addPreposition, addArticle } from '@/lib/places/place-grammar'
import { getAreaFigures } from '@/lib/queries/places'
import { placeHref } from '@/lib/search/location'

interface PlaceFigures {
  name: string
  /** The location to search for. */
  search: string
  figures: AreaFigures
}

const lineClass = 'inline-flex min-h-11 items-center tablet:min-h-8'

/** Links the number of homes to their search, unless it is 0. */
function HomesLink({ count, what, href }: { count: number; what: 'for sale' | 'to let'; href: string }) {
  if (count === 0) return <span className={`${lineClass} text-muted`}>Nothing {what} at the moment</span>
  return (
    <SoftLink href={href} className={`${lineClass} underline`}>
      {formatInteger(count)} {count === 1 ? 'home' : 'homes'} {what}
    </SoftLink>
  )
}

/** Homes and median prices of a place. A median is null where there are fewer than five homes. */
function PlaceCard({ name, search, figures }: PlaceFigures) {
  const value = figures.place?.value ?? search
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-2 tablet:p-4">
      <h3 className="font-sans text-base font-semibold">{name}</h3>
      <ul className="mt-1">
        <li>
          <HomesLink count={figures.for_sale} what="for sale" href={placeHref('sale', value)} />
          {figures.median_price === null ? null : (
            <span className="tabular">, median price {formatPounds(figures.median_price)}</span>
          )}
        </li>
        <li>
          <HomesLink count={figures.to_let} what="to let" href={placeHref('let', value)} />
          {figures.median_rent === null ? null : (
            <span className="tabular">, median rent {formatRentPerMonth(figures.median_rent)}</span>
          )}
        </li>
      </ul>
    </li>
  )
}

/** The first rows of cards on phones; both numbers of columns divide it. */
const UNFOLDED_CARDS = 6
const cardGrid = 'grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3'

function PlaceCards({ places }: { places: PlaceFigures[] }) {
  const folded = places.slice(UNFOLDED_CARDS)
  const toCard = (place: PlaceFigures) => <PlaceCard key={place.search} {...place} />
  return (
    <div className="grid gap-3">
      <ul className={cardGrid}>{places.slice(0, UNFOLDED_CARDS).map(toCard)}</ul>
      {folded.length > 0 ? (
        <PhoneFold
          summary={<span className="font-semibold tablet:sr-only">{folded.length} more places</span>}
        >
          <ul className={cardGrid}>{folded.map(toCard)}</ul>
        </PhoneFold>
      ) : null}
    </div>
  )
}

function PricesByTypeTable({ name, figures }: PlaceFigures) {
  return (
    <table className="w-full max-w-xl text-left">
      <caption className="sr-only">Median asking prices {addPreposition(name)}, by type</caption>
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
        {figures.by_type.map(({ type, count, median }) => (
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

type NearbyPlaces = AreaFigures['nearby']

function NearbyLinks({ name, nearby }: { name: string; nearby: NearbyPlaces }) {
  return (
    <nav aria-label={`Near ${name}`}>
      <h3>Homes for sale near by</h3>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {nearby.map(({ name: place, value, miles }) => (
          <li key={value}>
            <SoftLink href={placeHref('sale', value)} className={`${lineClass} underline`}>
              {place}
            </SoftLink>{' '}
            <span className="text-sm text-muted">
              {miles < 1 ? 'under 1 mile' : `${miles} ${miles === 1 ? 'mile' : 'miles'}`}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Reads the figures of an authority's places and its county. Places whose figures cannot be read are left out. */
async function readPlaceFigures({ county, places }: LocalAuthority): Promise<PlaceFigures[]> {
  const isCountyListed = places.some((place) => place.search === county)
  const allPlaces = isCountyListed ? places : [...places, { name: county, search: county }]
  const results = await Promise.all(
    allPlaces.map(async (place) => ({ ...place, figures: await getAreaFigures(place.search) })),
  )
  return results.flatMap((place) => (place.figures ? [{ ...place, figures: place.figures }] : []))
}

/**
 * Numbers of homes, median prices and nearby places for a local authority, from our own listings. Renders
 * nothing when no figures can be read, so that the rest of the page survives an outage.
 */
export async function AreaHomesSection({ authority }: { authority: LocalAuthority }) {
  const { name } = authority
  const known = await readPlaceFigures(authority)
  if (known.length === 0) return null
  const withHomes = known.filter(({ figures }) => figures.for_sale + figures.to_let > 0)
  const placeWithTypes = known.find(({ figures }) => figures.by_type.length > 0)
  const names = new Set(known.map((place) => place.name))
  const placeWithNearby = known.find(({ figures }) => figures.nearby.length > 0)
  const nearby = placeWithNearby?.figures.nearby.filter((place) => !names.has(place.name)) ?? []
  return (
    <section aria-labelledby="our-homes" className="wrap-page grid gap-6 py-12">
      <div>
        <h2 id="our-homes">Our homes in and around {addArticle(name)}</h2>
        <p className="mt-2 max-w-3xl text-muted">
          {withHomes.length > 0
            ? 'Counted in our own live listings when this page was made. Half of the homes cost more than the median price and half cost less. Where we have fewer than five homes, we give none.'
            : `We have no home on our books ${addPreposition(name)} at the moment. Yours would be the first that people see.`}
        </p>
      </div>
      {withHomes.length > 0 ? <PlaceCards places={withHomes} /> : null}
      {placeWithTypes ? (
        <PhoneFold
          summary={
            <h3 className="font-sans text-base font-semibold">
              Median asking prices {addPreposition(placeWithTypes.name)}, by type
            </h3>
          }
        >
          <PricesByTypeTable {...placeWithTypes} />
        </PhoneFold>
      ) : null}
      {nearby.length > 0 ? <NearbyLinks name={name} nearby={nearby} /> : null}
    </section>
  )
}
