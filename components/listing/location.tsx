import { ExternalLink } from './external-link'
import { GoogleMapOnDemand } from './google-map-on-demand'
import { townSearchHref, type Listing } from '@/components/property/listing'
import { LocatorMap } from '@/components/property/locator-map'
import type { Mark } from '@/components/property/locator-layout'
import { InternalLink } from '@/components/ui/internal-link'
import { findUsefulStations } from '@/lib/domain/useful-stations'
import { Section } from './section'
import { StationList } from './station-list'

/** This many places and stations come before all others, so that neither kind takes all the space. */
const LEADING_MARKS_PER_KIND = 2

/** Lists places and stations for the map by importance. If space is short, the map leaves out the last ones. */
function listMapMarks(listing: Listing, nearStations: NonNullable<Listing['stations']>): Mark[] {
  const stations: Mark[] = nearStations.flatMap(({ name, lat, lng }) =>
    lat != null && lng != null ? [{ name, lat, lng, kind: 'station' as const }] : [],
  )
  // A place with the name of a station is left out, because the map would have the same label twice.
  const places: Mark[] = (listing.nearby ?? [])
    .filter(({ name }) => !stations.some((station) => station.name === name))
    .map(({ name, lat, lng }) => ({ name, lat, lng, kind: 'place' }))
  return [
    ...places.slice(0, LEADING_MARKS_PER_KIND),
    ...stations.slice(0, LEADING_MARKS_PER_KIND),
    ...places.slice(LEADING_MARKS_PER_KIND),
    ...stations.slice(LEADING_MARKS_PER_KIND),
  ]
}

/** OpenStreetMap's zoom level for a neighbourhood of a few streets. */
const STREET_MAP_ZOOM = 16
const STATIONS_LABEL = 'The stations near it are listed beside the map.'

/** Creates the URL of a street map with a mark at the home's public position, which is approximate. */
const createStreetMapUrl = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${STREET_MAP_ZOOM}/${lat}/${lng}`

export function Location({ listing }: { listing: Listing }) {
  const { lat, lng } = listing
  // A set, because the town and the county may have the same name.
  const placeParts = new Set([listing.town, listing.county, listing.postcode])
  const place = [...placeParts].filter(Boolean).join(', ')
  const stations = findUsefulStations(listing.stations)
  const hasStations = stations.length > 0
  const marks = listMapMarks(listing, stations)
  const placeLabel = `Sketch map: where the property lies in ${place}.`
  return (
    <Section id="location" title="Location">
      <div className="grid gap-6 print:grid-cols-2 tablet:grid-cols-2">
        {lat !== null && lng !== null && marks.length > 0 ? (
          <figure>
            <LocatorMap
              home={{ lat, lng }}
              marks={marks}
              label={hasStations ? `${placeLabel} ${STATIONS_LABEL}` : placeLabel}
            />
            <figcaption className="mt-2 text-sm text-muted">
              The point is approximate, within about 100 metres.
              {hasStations ? ' Squares are stations. Distances are in a straight line.' : ''}
            </figcaption>
          </figure>
        ) : null}
        <div className="grid content-start gap-4">
          <p>{place}</p>
          {hasStations ? (
            // Without the coordinates, which the list does not show, the RSC payload is smaller.
            <StationList stations={stations.map(({ name, miles }) => ({ name, miles }))} />
          ) : null}
          <p className="text-sm print:hidden">
            <InternalLink
              href={townSearchHref(listing.kind, listing)}
              className="inline-flex min-h-11 items-center underline tablet:min-h-0"
            >
              More {listing.kind === 'sale' ? 'for sale' : 'to let'} in {listing.town}
            </InternalLink>
          </p>
        </div>
      </div>
      {lat !== null && lng !== null ? (
        <>
          <p className="mt-4 text-sm print:hidden">
            <ExternalLink href={createStreetMapUrl({ lat, lng })}>
              Street map of the neighbourhood on OpenStreetMap
            </ExternalLink>
          </p>
          <GoogleMapOnDemand lat={lat} lng={lng} />
        </>
      ) : null}
    </Section>
  )
}
