import type { Nation } from '../../domain/nation'
import type { SmallArea } from './small-areas'
import {
  DISTRICT_RADIUS_MILES,
  SECTOR_RADIUS_MILES,
  getPostcodeAreaExtent,
  getCountiesExtent,
  computeExtent,
  estimateRadiusMiles,
} from './extent'
import { findMeanings, getOtherSlugs, findPlaces, type Meaning } from './name-index'
import { findDistrictOrFirstOfArea, type Postcode } from './postcode'
import { COUNTIES, type County } from './tables/counties'
import { NATION_NAMES } from './tables/regions'
import type { Place, PlaceMatch, Resolution, Station } from './types'

/** The counties of cities that fill their whole county, so that a search for the city finds the county's homes. */
const COUNTY_OF_CITY = new Map([
  ['london', 'greater-london'],
  ['bristol', 'bristol'],
  ['cardiff', 'cardiff'],
  ['edinburgh', 'edinburgh'],
  ['glasgow', 'glasgow'],
])
/** About twenty minutes on foot. */
export const STATION_WALK_MILES = 1
/** Places of one name and county share their slugs, so the distance decides to which of them a home belongs. */
const NAMESAKE_RADIUS_MILES = 3

const toNationName = (nation: Nation): string => NATION_NAMES[nation][0]

/** Returns the value 'Newport, Isle of Wight', the label 'Newport' and the detail 'Isle of Wight'. */
function namePlace(place: Place): Pick<Resolution, 'value' | 'label' | 'detail'> {
  // London fills its county too, which has another name: Greater London.
  const isNamedLikeItsCounty = place.slug === place.county || place.slug === 'london'
  const detail = isNamedLikeItsCounty ? toNationName(place.nation) : place.countyName
  const namesakes = findPlaces(place.slug).filter((other) => other.place.county === place.county)
  const isLargestNamesake = namesakes.length < 2 || namesakes[0]?.place === place
  const [likeliest, ...others] = findMeanings(place.slug)
  // A name that means either this place or the county around it (Cardiff) needs no county added.
  const isUnambiguous =
    likeliest?.type === 'place' &&
    others.every((other) => other.type === 'county' && other.county.slug === place.county)
  const unambiguousName = isUnambiguous ? place.name : `${place.name}, ${detail}`
  return {
    value: isLargestNamesake ? unambiguousName : `${place.name}, ${place.countyName}, ${place.outcode}`,
    label: place.name,
    detail: isLargestNamesake ? detail : `${place.countyName}, near ${place.postTown}`,
  }
}

function matchPlace(place: Place): PlaceMatch {
  if (COUNTY_OF_CITY.get(place.slug) === place.county) return { by: 'county', counties: [place.county] }
  // Places that are found by an alias have slugs of their own, and need no distance.
  const namesakes = findPlaces(place.slug).filter(
    ({ place: other }) => other.slug === place.slug && other.county === place.county,
  )
  return {
    by: 'town',
    town: place.slug,
    otherSlugs: [...getOtherSlugs(place)],
    county: place.county,
    ...(namesakes.length > 1
      ? { near: { point: { lat: place.lat, lng: place.lng }, miles: NAMESAKE_RADIUS_MILES } }
      : {}),
  }
}

export const describePlace = (place: Place): Resolution => ({
  kind: place.kind,
  ...namePlace(place),
  point: { lat: place.lat, lng: place.lng },
  radiusMiles: estimateRadiusMiles(place),
  match: matchPlace(place),
  candidates: [],
})

/** Describes the place that an address names by town and county; null for one that the gazetteer lacks. */
export function describeTown(townSlug: string, countySlug: string): Resolution | null {
  const town = findPlaces(townSlug).find(({ place }) => place.county === countySlug)
  return town === undefined ? null : describePlace(town.place)
}

/** Formats a county's name, with 'County' added where the name alone means a place: 'Durham County'. */
const formatCountyValue = (county: County): string =>
  findMeanings(county.slug).some((meaning) => meaning.type === 'place')
    ? `${county.name} County`
    : county.name

const describeCounties = ({
  kind,
  value,
  detail,
  match,
  counties,
}: Pick<Resolution, 'value' | 'detail' | 'match'> & {
  kind: 'county' | 'nation'
  counties: readonly string[]
}): Resolution => {
  const extent = getCountiesExtent(counties)
  return {
    kind,
    value,
    label: value,
    detail,
    point: extent?.point ?? null,
    radiusMiles: extent?.radiusMiles ?? 0,
    match,
    candidates: [],
  }
}

export const describeCounty = (county: County): Resolution =>
  describeCounties({
    kind: 'county',
    value: formatCountyValue(county),
    detail: toNationName(county.nation),
    match: { by: 'county', counties: [county.slug] },
    counties: [county.slug],
  })

export const describeRegion = (name: string, counties: readonly string[]): Resolution => {
  const nations = new Set(counties.map((slug) => COUNTIES.get(slug)?.nation ?? 'england'))
  const detail = [...nations].map(toNationName).join(', ')
  return describeCounties({
    kind: 'county',
    value: name,
    detail,
    match: { by: 'county', counties: [...counties] },
    counties,
  })
}

export function describeSmallArea({ name, slug, places }: SmallArea): Resolution {
  const [main] = places
  const extent = computeExtent(places)
  return {
    kind: 'county',
    value: name,
    label: name,
    detail: main?.countyName ?? '',
    point: extent?.point ?? null,
    radiusMiles: extent?.radiusMiles ?? 0,
    match: {
      by: 'town',
      town: slug,
      otherSlugs: [...new Set(places.flatMap((place) => [place.slug, ...getOtherSlugs(place)]))],
      county: main?.county ?? '',
    },
    candidates: [],
  }
}

const describeNation = (name: string, nations: Nation[]): Resolution => {
  const counties = [...COUNTIES.values()]
    .filter((county) => nations.includes(county.nation))
    .map((county) => county.slug)
  return describeCounties({
    kind: 'nation',
    value: name,
    detail: nations.length === 1 ? 'United Kingdom' : '',
    match: { by: 'nation', nations, counties },
    counties,
  })
}

export const describeStation = (station: Station): Resolution => ({
  kind: 'station',
  value: `${station.name} station`,
  label: `${station.name} station`,
  detail: station.countyName,
  point: { lat: station.lat, lng: station.lng },
  radiusMiles: 0,
  match: { by: 'around', point: { lat: station.lat, lng: station.lng }, miles: STATION_WALK_MILES },
  candidates: [],
})

/** Formats the post town and county of a postcode: 'Witham, Essex'; '' where they are unknown. */
function formatPostTown(code: Postcode): string {
  const district = findDistrictOrFirstOfArea(code)
  if (district === undefined) return ''
  const { postTown, countyName } = district
  return countyName === '' || countyName === postTown ? postTown : `${postTown}, ${countyName}`
}

function matchPostcode(code: Postcode): PlaceMatch {
  if (code.unit !== undefined) return { by: 'unit', unit: code.unit }
  if (code.sector !== undefined) return { by: 'sector', sector: code.sector }
  return code.district === undefined
    ? { by: 'area', area: code.area }
    : { by: 'district', district: code.district }
}

function getPostcodeKind(code: Postcode): 'unit' | 'sector' | 'district' | 'area' {
  if (code.unit !== undefined) return 'unit'
  if (code.sector !== undefined) return 'sector'
  return code.district === undefined ? 'area' : 'district'
}

export function describePostcode(code: Postcode): Resolution {
  const value = code.unit ?? code.sector ?? code.district ?? code.area
  const kind = getPostcodeKind(code)
  const area = getPostcodeAreaExtent(code.area)
  const centre = code.district === undefined ? area?.point : findDistrictOrFirstOfArea(code)
  const radiusMiles = {
    unit: 0,
    sector: SECTOR_RADIUS_MILES,
    district: DISTRICT_RADIUS_MILES,
    area: area?.radiusMiles ?? 0,
  }
  return {
    kind,
    value,
    label: value,
    detail: formatPostTown(code),
    point: centre ? { lat: centre.lat, lng: centre.lng } : null,
    radiusMiles: radiusMiles[kind],
    match: matchPostcode(code),
    candidates: [],
  }
}

export function describeMeaning(meaning: Meaning): Resolution {
  switch (meaning.type) {
    case 'place':
      return describePlace(meaning.place)
    case 'county':
      return describeCounty(meaning.county)
    case 'region':
      return describeRegion(meaning.region.names[0] ?? '', meaning.region.counties)
    case 'small-area':
      return describeSmallArea(meaning.area)
    case 'postcode-area':
      // East London is the postcode area E, and is described like a region.
      return {
        ...describePostcode({ area: meaning.area }),
        kind: 'county',
        value: meaning.name,
        label: meaning.name,
        detail: `${meaning.area} postcodes`,
      }
    case 'nation':
      return describeNation(meaning.name, meaning.nations)
  }
}
