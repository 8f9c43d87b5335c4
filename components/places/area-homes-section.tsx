import { FoldOnPhones } from '@/components/ui/fold-on-phones'
import type { AreaFigures } from '@/lib/contract/search'
import type { LocalAuthority } from '@/lib/places/local-authorities'
import { addPreposition, addArticle } from '@/lib/places/place-grammar'
import { getAreaFigures } from '@/lib/queries/places'
import { NearbyLinks, PlaceCards, PricesByTypeTable, type PlaceCardProps } from './area-homes-view'

interface PlaceFigures {
  name: string
  /** The location that a search for homes uses. */
  search: string
  figures: AreaFigures
}

interface ReadFigures {
  places: PlaceFigures[]
  /** Whether the figures of every place could be read. */
  isComplete: boolean
}

/** Reads the figures of an authority's places and county. Leaves out the places whose figures cannot be read. */
async function readPlaceFigures({ county, places }: LocalAuthority): Promise<ReadFigures> {
  const isCountyListed = places.some((place) => place.search === county)
  const allPlaces = isCountyListed ? places : [...places, { name: county, search: county }]
  const results = await Promise.all(
    allPlaces.map(async (place) => ({ ...place, figures: await getAreaFigures(place.search) })),
  )
  const readPlaces = results.flatMap((place) => (place.figures ? [{ ...place, figures: place.figures }] : []))
  return { places: readPlaces, isComplete: readPlaces.length === results.length }
}

const toCard = ({ name, search, figures }: PlaceFigures): PlaceCardProps => ({
  name,
  location: figures.place?.value ?? search,
  forSale: figures.for_sale,
  toLet: figures.to_let,
  medianPrice: figures.median_price,
  medianRent: figures.median_rent,
})

/** Our homes in and around an authority; nothing in an outage, so that the rest of the page survives it. */
export async function AreaHomesSection({ authority }: { authority: LocalAuthority }) {
  const { name } = authority
  const { places, isComplete } = await readPlaceFigures(authority)
  const placesWithHomes = places.filter(({ figures }) => figures.for_sale + figures.to_let > 0)
  // A place whose figures are missing may have homes, so it must not be said that there are none (R4).
  if (placesWithHomes.length === 0 && !isComplete) return null
  const placeWithTypes = places.find(({ figures }) => figures.by_type.length > 0)
  const placeWithNearby = places.find(({ figures }) => figures.nearby.length > 0)
  // A place with a card of its own is not linked again.
  const cardNames = new Set(places.map((place) => place.name))
  const nearby = placeWithNearby?.figures.nearby.filter((place) => !cardNames.has(place.name)) ?? []
  return (
    <section aria-labelledby="our-homes" className="wrap-page grid gap-6 py-12">
      <div>
        <h2 id="our-homes">Our homes in and around {addArticle(name)}</h2>
        <p className="mt-2 max-w-3xl text-muted">
          {placesWithHomes.length > 0
            ? 'Counted in our own live listings when this page was made. Half of the homes cost more than the median price and half cost less. Where we have fewer than five homes, we give none.'
            : `We have no home on our books ${addPreposition(name)} at the moment. Yours would be the first that people see.`}
        </p>
      </div>
      {placesWithHomes.length > 0 ? <PlaceCards places={placesWithHomes.map(toCard)} /> : null}
      {placeWithTypes ? (
        <FoldOnPhones
          summary={
            <h3 className="font-sans text-base font-semibold">
              Median asking prices {addPreposition(placeWithTypes.name)}, by type
            </h3>
          }
        >
          <PricesByTypeTable
            where={addPreposition(placeWithTypes.name)}
            prices={placeWithTypes.figures.by_type}
          />
        </FoldOnPhones>
      ) : null}
      {nearby.length > 0 ? <NearbyLinks name={name} nearby={nearby} /> : null}
    </section>
  )
}
