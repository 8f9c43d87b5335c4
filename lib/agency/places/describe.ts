import type { Nation } from '../../domain/nation'
import type { Area } from './areas'
import { DISTRICT_MILES, SECTOR_MILES, areaExtent, countiesExtent, extentOf, reachOf } from './extent'
import { meaningsOf, otherSlugsOf, placesNamed, type Meaning } from './name-index'
import { AREAS, districtOf, type Postcode } from './postcode'
import { COUNTIES, type County } from './tables/counties'
import { NATION_NAMES } from './tables/regions'
import type { Place, PlaceMatch, Resolution, Station } from './types'

/** Cities that fill the county of their name: all of the county is meant. */
const WHOLE_COUNTY = new Map([
  ['london', 'greater-london'],
  ['bristol', 'bristol'],
  ['cardiff', 'cardiff'],
  ['edinburgh', 'edinburgh'],
  ['glasgow', 'glasgow'],
])
/** Around a station, as near as one walks. */
const STATION_MILES = 1
/** Two places of one name in one county are told apart within this distance. */
const TWIN_MILES = 3

const nationName = (nation: Nation): string => NATION_NAMES[nation][0]

/** Value, label and detail of a place: 'Newport, Isle of Wight', 'Newport', 'Isle of Wight'. */
function namesOf(place: Place): Pick<Resolution, 'value' | 'label' | 'detail'> {
  const detail =
    place.slug === place.county || place.slug === 'london' ? nationName(place.nation) : place.countyName
  const twins = placesNamed(place.slug).filter((other) => other.place.county === place.county)
  const isFirst = twins.length < 2 || twins[0]?.place === place
  const [first, ...others] = meaningsOf(place.slug)
  // Cardiff is Cardiff, though a county is called that too; Newport is one of several.
  const isPlain =
    first?.type === 'place' &&
    others.every((other) => other.type === 'county' && other.county.slug === place.county)
  const named = isPlain ? place.name : `${place.name}, ${detail}`
  return {
    value: isFirst ? named : `${place.name}, ${place.countyName}, ${place.outcode}`,
    label: place.name,
    detail: isFirst ? detail : `${place.countyName}, near ${place.postTown}`,
  }
}

function matchOfPlace(place: Place): PlaceMatch {
  if (WHOLE_COUNTY.get(place.slug) === place.county) return { by: 'county', counties: [place.county] }
  const twins = placesNamed(place.slug).filter(
    ({ place: other }) => other.slug === place.slug && other.county === place.county,
  )
  return {
    by: 'town',
    town: place.slug,
    also: [...otherSlugsOf(place)],
    county: place.county,
    ...(twins.length > 1 ? { near: { point: { lat: place.lat, lng: place.lng }, miles: TWIN_MILES } } : {}),
  }
}

export const placeResolution = (place: Place): Resolution => ({
  kind: place.kind,
  ...namesOf(place),
  point: { lat: place.lat, lng: place.lng },
  extentMiles: reachOf(place),
  match: matchOfPlace(place),
  candidates: [],
})

/** A county whose name is a town's too is asked for as 'Stirling County'. */
const countyValue = (county: County): string =>
  meaningsOf(county.slug).some((meaning) => meaning.type === 'place') ? `${county.name} County` : county.name

const areaResolution = (
  kind: 'county' | 'nation',
  value: string,
  detail: string,
  match: PlaceMatch,
  counties: readonly string[],
): Resolution => {
  const extent = countiesExtent(counties)
  return {
    kind,
    value,
    label: value,
    detail,
    point: extent?.point ?? null,
    extentMiles: extent?.miles ?? 0,
    match,
    candidates: [],
  }
}

export const countyResolution = (county: County): Resolution =>
  areaResolution(
    'county',
    countyValue(county),
    nationName(county.nation),
    { by: 'county', counties: [county.slug] },
    [county.slug],
  )

export const regionResolution = (name: string, counties: readonly string[]): Resolution => {
  const nations = new Set(counties.map((slug) => COUNTIES.get(slug)?.nation ?? 'england'))
  const detail = [...nations].map(nationName).join(', ')
  return areaResolution('county', name, detail, { by: 'county', counties: [...counties] }, counties)
}

/** An area holds what is in its main places, and what an address says of it. */
export function smallAreaResolution({ name, slug, places }: Area): Resolution {
  const [main] = places
  const extent = extentOf(places)
  return {
    kind: 'county',
    value: name,
    label: name,
    detail: main?.countyName ?? '',
    point: extent?.point ?? null,
    extentMiles: extent?.miles ?? 0,
    match: {
      by: 'town',
      town: slug,
      also: [...new Set(places.flatMap((place) => [place.slug, ...otherSlugsOf(place)]))],
      county: main?.county ?? '',
    },
    candidates: [],
  }
}

export const nationResolution = (name: string, nations: Nation[]): Resolution => {
  const counties = [...COUNTIES.values()]
    .filter((county) => nations.includes(county.nation))
    .map((county) => county.slug)
  return areaResolution(
    'nation',
    name,
    nations.length === 1 && name !== 'United Kingdom' ? 'United Kingdom' : '',
    { by: 'nation', nations, counties },
    counties,
  )
}

export const stationResolution = (station: Station): Resolution => ({
  kind: 'station',
  value: `${station.name} station`,
  label: `${station.name} station`,
  detail: station.countyName,
  point: { lat: station.lat, lng: station.lng },
  extentMiles: 0,
  match: { by: 'around', point: { lat: station.lat, lng: station.lng }, miles: STATION_MILES },
  candidates: [],
})

/** 'Witham, Essex' for CM8: post town and the county of the district's middle. */
function postTownOf(code: Postcode): string {
  const district = districtOf(code.district ?? '') ?? AREAS.get(code.area)
  if (district === undefined) return ''
  const { postTown, countyName } = district
  return countyName === '' || countyName === postTown ? postTown : `${postTown}, ${countyName}`
}

export function codeMatch(code: Postcode): PlaceMatch {
  if (code.unit !== undefined) return { by: 'unit', unit: code.unit }
  if (code.sector !== undefined) return { by: 'sector', sector: code.sector }
  return code.district === undefined
    ? { by: 'area', area: code.area }
    : { by: 'district', district: code.district }
}

export function codeResolution(code: Postcode): Resolution {
  const value = code.unit ?? code.sector ?? code.district ?? code.area
  const kind =
    code.unit !== undefined
      ? 'unit'
      : code.sector !== undefined
        ? 'sector'
        : code.district !== undefined
          ? 'district'
          : 'area'
  const area = areaExtent(code.area)
  const middle =
    districtOf(code.district ?? '') ?? (code.district === undefined ? area?.point : AREAS.get(code.area))
  const miles = { unit: 0, sector: SECTOR_MILES, district: DISTRICT_MILES, area: area?.miles ?? 0 }[kind]
  return {
    kind,
    value,
    label: value,
    detail: postTownOf(code),
    point: middle ? { lat: middle.lat, lng: middle.lng } : null,
    extentMiles: miles,
    match: codeMatch(code),
    candidates: [],
  }
}

export function meaningResolution(meaning: Meaning): Resolution {
  switch (meaning.type) {
    case 'place':
      return placeResolution(meaning.place)
    case 'county':
      return countyResolution(meaning.county)
    case 'region':
      return regionResolution(meaning.region.names[0] ?? '', meaning.region.counties)
    case 'area':
      return smallAreaResolution(meaning.area)
    case 'postcodes':
      return {
        ...codeResolution({ area: meaning.area }),
        kind: 'county',
        value: meaning.name,
        label: meaning.name,
        detail: `${meaning.area} postcodes`,
      }
    case 'nation':
      return nationResolution(meaning.name, meaning.nations)
    case 'station':
      return stationResolution(meaning.station)
  }
}
