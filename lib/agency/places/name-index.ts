import { nations, type Nation } from '../../domain/nation'
import { placeSlug } from '../../format/slug'
import { readSmallAreas, type SmallArea } from './small-areas'
import { getAllPlaces, getAllStations } from './gazetteer'
import { milesBetween } from './geometry'
import { ALIAS_LINES } from './tables/aliases'
import { COUNTIES, type County } from './tables/counties'
import { LONDON_POSTCODE_AREAS, NATION_NAMES, REGIONS, type Region } from './tables/regions'
import type { Place, Station } from './types'

/** One of the things that a name may mean. `weight` ranks places of the same name. */
export type Meaning =
  | { type: 'place'; place: Place; weight: number }
  | { type: 'county'; county: County }
  | { type: 'region'; region: Region }
  | { type: 'small-area'; area: SmallArea }
  | { type: 'postcode-area'; name: string; area: string }
  | { type: 'nation'; name: string; nations: Nation[] }

/** Words at which a short form ends: Southend for Southend-on-Sea, Wells for Wells-next-the-Sea. */
const LINKING_WORDS = new Set(['on', 'upon', 'under', 'by', 'in', 'le', 'next', 'super', 'sub', 'cum'])
/** A short form has this share of its place's weight, so that a place with this full name comes first. */
const SHORT_FORM_WEIGHT_SHARE = 0.5
const MIN_SHORT_FORM_CHARACTERS = 4
/** Estimates, low for each kind, so that places of known population come first. Most localities outnumber a village. */
const WEIGHT_WITHOUT_POPULATION = { city: 50_000, town: 5_000, village: 800, locality: 4_000 } as const

/** Returns the population, or an estimate, by which places are ranked. */
export const getWeight = (place: Place): number =>
  place.population > 0 ? place.population : WEIGHT_WITHOUT_POPULATION[place.kind]

/** 'southend-on-sea' → 'southend'; undefined for a name without a linking word. */
function toShortForm(slug: string): string | undefined {
  const words = slug.split('-')
  const linkIndex = words.findIndex((word, index) => index > 0 && LINKING_WORDS.has(word))
  const isBetweenWords = linkIndex > 0 && linkIndex < words.length - 1
  const short = isBetweenWords ? words.slice(0, linkIndex).join('-') : ''
  // A shorter form is a common word: 'Ash' for Ash-next-Ridley.
  return short.length >= MIN_SHORT_FORM_CHARACTERS ? short : undefined
}

const meanings = new Map<string, Meaning[]>()
/** The further slugs of places, by the id of the place. A place without further slugs is absent. */
const otherSlugs = new Map<string, string[]>()

const addMeaning = (slug: string, meaning: Meaning): void => {
  const sameNameMeanings = meanings.get(slug)
  if (sameNameMeanings === undefined) meanings.set(slug, [meaning])
  else sameNameMeanings.push(meaning)
}

function indexPlaces(): void {
  const byId = new Map(getAllPlaces().map((place) => [place.id, place]))
  for (const place of getAllPlaces())
    addMeaning(place.slug, { type: 'place', place, weight: getWeight(place) })
  for (const place of getAllPlaces()) {
    const short = toShortForm(place.slug)
    if (short === undefined) continue
    addMeaning(short, { type: 'place', place, weight: getWeight(place) * SHORT_FORM_WEIGHT_SHARE })
    // Where another place in the county has the short form as its full name, addresses mean that other place.
    if (!byId.has(`${short}/${place.county}`)) otherSlugs.set(place.id, [short])
  }
  indexAliases(byId)
}

function indexAliases(placesById: ReadonlyMap<string, Place>): void {
  for (const line of ALIAS_LINES.trim().split('\n')) {
    // 'Conwy/conwy: Conway', or with several aliases: 'Hay-on-Wye/powys: Hay, Y Gelli'.
    const [placeAndCounty = '', aliases = ''] = line.split(': ')
    const [name = '', county = ''] = placeAndCounty.split('/')
    const place = placesById.get(`${placeSlug(name)}/${county}`)
    // A line that names no place is skipped, so that the server starts all the same. A test finds such lines.
    if (place === undefined) continue
    for (const alias of aliases.split(', ')) {
      const key = placeSlug(alias)
      const indexedMeaning = (meanings.get(key) ?? []).find(
        (meaning) => meaning.type === 'place' && meaning.place === place,
      )
      // A short form that is listed as an alias too has the full weight of its place.
      if (indexedMeaning?.type === 'place') indexedMeaning.weight = getWeight(place)
      else addMeaning(key, { type: 'place', place, weight: getWeight(place) })
      const others = otherSlugs.get(place.id) ?? []
      // `~`, which `placeSlug` drops, marks an alias that stands in no address.
      if (!alias.startsWith('~') && key !== place.slug && !others.includes(key))
        otherSlugs.set(place.id, [...others, key])
    }
  }
}

function indexCountiesAndNations(): void {
  for (const county of COUNTIES.values()) {
    const nameWithoutCounty = county.name.replace(/^County /, '')
    for (const name of [
      county.name,
      ...county.aliases,
      `${nameWithoutCounty} County`,
      `County ${nameWithoutCounty}`,
      `County of ${nameWithoutCounty}`,
    ]) {
      const key = placeSlug(name)
      // Some of these forms are the same: 'County Antrim' is the county's name too.
      if (!(meanings.get(key) ?? []).some((meaning) => meaning.type === 'county'))
        addMeaning(key, { type: 'county', county })
    }
  }
  for (const region of REGIONS)
    for (const name of region.names) addMeaning(placeSlug(name), { type: 'region', region })
  for (const [name, area] of LONDON_POSTCODE_AREAS)
    addMeaning(placeSlug(name), { type: 'postcode-area', name, area })
  for (const [key, names] of Object.entries(NATION_NAMES)) {
    for (const name of names)
      addMeaning(placeSlug(name), { type: 'nation', name: names[0], nations: listNations(key) })
  }
}

/** @param key a key of NATION_NAMES */
function listNations(key: string): Nation[] {
  if (key === 'united-kingdom') return [...nations]
  if (key === 'great-britain') return nations.filter((nation) => nation !== 'northern-ireland')
  return [key as Nation]
}

/** Indexes small areas whose name has no other meaning: Bradford stays the city, and not its local authority. */
function indexSmallAreas(): void {
  const findPlaceIn = (slug: string, county: string) =>
    findPlaces(slug).find(({ place }) => place.county === county)?.place
  const areas = readSmallAreas(findPlaceIn).filter(([slug]) => !meanings.has(slug))
  // The Map drops duplicates: 'Wirral' stands among the local authorities and in the line of its further names.
  for (const [slug, area] of new Map(areas)) addMeaning(slug, { type: 'small-area', area })
}

const stationsByName = new Map<string, Station[]>()

/** The slug of a station in Birmingham. It is not indexed, because most texts with this word mean another one. */
const UNINDEXED_STATION_SLUG = 'university'

const toSlugWithoutBrackets = ({ name, slug }: Station): string =>
  name.includes('(') ? placeSlug(name.replace(/\s*\(.*$/, '')) : slug

function indexStations(): void {
  for (const station of getAllStations()) {
    const { slug } = station
    // 'Rainham (Essex)' is also Rainham; the terminus 'London Euston' is also Euston.
    const slugWithoutBrackets = toSlugWithoutBrackets(station)
    for (const key of new Set([slug, slugWithoutBrackets, slug.replace(/^london-/, '')]))
      if (key !== UNINDEXED_STATION_SLUG)
        stationsByName.set(key, [...(stationsByName.get(key) ?? []), station])
  }
  for (const [name, stations] of stationsByName) if (stations.length > 1) sortStations(name, stations)
}

/** Sorts by likeliness: the exact name, a terminus in London, then by distance from the largest place of the name. */
function sortStations(name: string, stations: Station[]): void {
  const largestPlace = findPlaces(name)[0]?.place
  const rank = (station: Station): number => {
    if (station.slug === name) return -2
    if (station.slug === `london-${name}`) return -1
    return largestPlace === undefined ? 0 : milesBetween(station, largestPlace)
  }
  stations.sort((a, b) => rank(a) - rank(b))
}

/** A place of less weight comes after a county or nation of its name: 'Conwy' means the county. */
const MIN_WEIGHT_BEFORE_COUNTY = 20_000

/**
 * Returns the meanings of a name, the likeliest first: places by weight, then counties, regions and nations.
 * Where all places of the name are small, the counties, regions and nations come first.
 */
export function findMeanings(slug: string): readonly Meaning[] {
  const slugMeanings = meanings.get(slug)
  if (slugMeanings === undefined) return []
  const weights = slugMeanings.map((meaning) => (meaning.type === 'place' ? meaning.weight : 0))
  const areAllPlacesSmall = Math.max(...weights) < MIN_WEIGHT_BEFORE_COUNTY
  // Counties, regions and nations come before all places or after them. Infinity - Infinity would be NaN.
  const rankOfOthers = areAllPlacesSmall ? Number.MAX_VALUE : 0
  const rankOf = (meaning: Meaning): number => (meaning.type === 'place' ? meaning.weight : rankOfOthers)
  return [...slugMeanings].sort((a, b) => rankOf(b) - rankOf(a))
}

/** Finds the places of a name, each once, the largest first. */
export function findPlaces(slug: string): { place: Place; weight: number }[] {
  const places = findMeanings(slug).flatMap((meaning) => (meaning.type === 'place' ? [meaning] : []))
  return places.filter(({ place }, index) => places.findIndex((other) => other.place === place) === index)
}

// The order matters: small areas are indexed only under names that have no other meaning.
indexPlaces()
indexCountiesAndNations()
indexSmallAreas()
indexStations()

/** Finds the stations of a name, the likeliest first. @param slug the slug of the name, without 'station' */
export const findStations = (slug: string): readonly Station[] => stationsByName.get(slug) ?? []

/** A station within this distance of a place may be named after it, as Clapham Junction is after Clapham. */
const STATION_OF_PLACE_MILES = 3

/**
 * Finds the stations that 'Clapham station' may mean, the likeliest first. The only Clapham station is in Yorkshire,
 * far from the Clapham with the most people. So the stations near that Clapham with its name in theirs come first:
 * Clapham High Street, Clapham Junction. @param slug the slug of the name, without 'station'
 */
export function findStationsOfPlace(slug: string): readonly Station[] {
  const stations = findStations(slug)
  const place = findPlaces(slug)[0]?.place
  // 'London near a station' is all of London.
  if (place === undefined || place.slug === 'london') return stations
  const isNear = (station: Station): boolean => milesBetween(station, place) <= STATION_OF_PLACE_MILES
  const exactSlugs = [slug, `london-${slug}`]
  if (stations.some((station) => exactSlugs.includes(station.slug) || isNear(station))) return stations
  const nearbyStations = getAllStations()
    .filter((station) => `-${toSlugWithoutBrackets(station)}-`.includes(`-${slug}-`) && isNear(station))
    .toSorted((a, b) => milesBetween(a, place) - milesBetween(b, place))
  return [...nearbyStations, ...stations]
}

export const findSmallArea = (slug: string): SmallArea | undefined =>
  meanings.get(slug)?.flatMap((meaning) => (meaning.type === 'small-area' ? meaning.area : []))[0]

/** Returns further slugs by which addresses name the place, in the columns town_slug and locality_slug. */
export const getOtherSlugs = (place: Place): readonly string[] => otherSlugs.get(place.id) ?? []

export const listIndexedNames = (): IterableIterator<[string, Meaning[]]> => meanings.entries()

export const STATION_WORDS: ReadonlySet<string> = new Set(['station', 'stn', 'railway', 'train', 'rail'])
