import { nations, type Nation } from '../../domain/nation'
import { placeSlug } from '../../format/slug'
import { readAreas, type Area } from './areas'
import { allPlaces, allStations } from './gazetteer'
import { ALIAS_LINES } from './tables/aliases'
import { COUNTIES, type County } from './tables/counties'
import { LONDON_SIDES, NATION_NAMES, REGIONS, type Region } from './tables/regions'
import type { Place, Station } from './types'

/** Everything that a name can mean, by its slug. */
export type Meaning =
  | { type: 'place'; place: Place; weight: number }
  | { type: 'county'; county: County }
  | { type: 'region'; region: Region }
  | { type: 'area'; area: Area }
  | { type: 'postcodes'; name: string; area: string }
  | { type: 'nation'; name: string; nations: Nation[] }
  | { type: 'station'; station: Station }

/** Words after which the front of a name stands for all of it: Southend-on-Sea, Newcastle upon Tyne, Wells-next-the-Sea. */
const JOINTS = new Set(['on', 'upon', 'under', 'by', 'in', 'le', 'next', 'super', 'sub', 'cum'])
/** Share of a place's weight that its short form carries: an equal of the full name comes first. */
const SHORT = 0.5
/** Weights of places whose population is not known. */
const UNCOUNTED = { city: 50_000, town: 5_000, village: 800, locality: 4_000 } as const

export const weightOf = (place: Place): number =>
  place.population > 0 ? place.population : UNCOUNTED[place.kind]

/** 'southend-on-sea' → 'southend'; undefined for a name without a joint. */
function shortForm(slug: string): string | undefined {
  const words = slug.split('-')
  const joint = words.findIndex((word, i) => i > 0 && JOINTS.has(word))
  const short = joint > 0 && joint < words.length - 1 ? words.slice(0, joint).join('-') : ''
  return short.length >= 4 ? short : undefined
}

const meanings = new Map<string, Meaning[]>()
const otherSlugs = new Map<string, string[]>()

const add = (key: string, meaning: Meaning): void => {
  const known = meanings.get(key)
  if (known === undefined) meanings.set(key, [meaning])
  else known.push(meaning)
}

function indexPlaces(): void {
  const byId = new Map(allPlaces().map((place) => [place.id, place]))
  for (const place of allPlaces()) add(place.slug, { type: 'place', place, weight: weightOf(place) })
  for (const place of allPlaces()) {
    const short = shortForm(place.slug)
    if (short === undefined) continue
    add(short, { type: 'place', place, weight: weightOf(place) * SHORT })
    if (!byId.has(`${short}/${place.county}`)) otherSlugs.set(place.id, [short])
  }
  for (const line of ALIAS_LINES.trim().split('\n')) {
    const colon = line.indexOf(': ')
    const [name = '', county = ''] = line.slice(0, colon).split('/')
    const place = byId.get(`${placeSlug(name)}/${county}`)
    // A line that no longer names a place is found by the tests, not by whoever starts the server.
    if (place === undefined) continue
    for (const alias of line.slice(colon + 2).split(', ')) {
      const key = placeSlug(alias)
      const known = (meanings.get(key) ?? []).find(
        (meaning) => meaning.type === 'place' && meaning.place === place,
      )
      if (known?.type === 'place') known.weight = weightOf(place)
      else add(key, { type: 'place', place, weight: weightOf(place) })
      const others = otherSlugs.get(place.id) ?? []
      if (!alias.startsWith('~') && key !== place.slug && !others.includes(key))
        otherSlugs.set(place.id, [...others, key])
    }
  }
}

function indexAreas(): void {
  for (const county of COUNTIES.values()) {
    const bare = county.name.replace(/^County /, '')
    for (const name of [
      county.name,
      ...county.aliases,
      `${bare} County`,
      `County ${bare}`,
      `County of ${bare}`,
    ]) {
      const key = placeSlug(name)
      if (!(meanings.get(key) ?? []).some((known) => known.type === 'county'))
        add(key, { type: 'county', county })
    }
  }
  for (const region of REGIONS)
    for (const name of region.names) add(placeSlug(name), { type: 'region', region })
  for (const [name, area] of LONDON_SIDES) add(placeSlug(name), { type: 'postcodes', name, area })
  for (const [key, names] of Object.entries(NATION_NAMES)) {
    for (const name of names)
      add(placeSlug(name), { type: 'nation', name: names[0], nations: nationsOf(key) })
  }
}

/** The nations that a key of `NATION_NAMES` stands for. */
function nationsOf(key: string): Nation[] {
  if (key === 'united-kingdom') return [...nations]
  if (key === 'great-britain') return nations.filter((nation) => nation !== 'northern-ireland')
  return [key as Nation]
}

/** What is a town, a county or a nation already stays that: Bradford is the city. */
function indexSmallAreas(): void {
  const placeIn = (slug: string, county: string) =>
    placesNamed(slug).find(({ place }) => place.county === county)?.place
  const areas = readAreas(placeIn).filter(([slug]) => !meanings.has(slug))
  for (const [slug, area] of new Map(areas)) add(slug, { type: 'area', area })
}

const stationsByName = new Map<string, Station>()

function indexStations(): void {
  for (const station of allStations()) {
    const { slug } = station
    // 'Rainham (Essex)' is also Rainham; the terminus 'London Euston' is also Euston.
    const bare = station.name.includes('(') ? placeSlug(station.name.replace(/\s*\(.*$/, '')) : slug
    for (const key of [slug, bare, slug.replace(/^london-/, '')]) {
      if (!stationsByName.has(key)) stationsByName.set(key, station)
    }
  }
}

/** A place smaller than this gives way to the county or nation of its name: Conwy, not the town of Conwy. */
const PLACE_BEFORE_AREA = 20_000

/** What a slug may mean, likeliest first: places by weight, then areas; areas first when all places are small. */
export function meaningsOf(slug: string): readonly Meaning[] {
  const found = meanings.get(slug)
  if (found === undefined) return []
  const weights = found.map((meaning) => (meaning.type === 'place' ? meaning.weight : 0))
  const areas = Math.max(...weights) < PLACE_BEFORE_AREA ? Number.MAX_VALUE : 0
  const rank = (meaning: Meaning): number => (meaning.type === 'place' ? meaning.weight : areas)
  return [...found].sort((a, b) => rank(b) - rank(a))
}

/** Places of that name or short or other name, heaviest first, each once. */
export function placesNamed(slug: string): { place: Place; weight: number }[] {
  const places = meaningsOf(slug).flatMap((meaning) => (meaning.type === 'place' ? [meaning] : []))
  return places.filter(({ place }, i) => places.findIndex((other) => other.place === place) === i)
}

indexPlaces()
indexAreas()
indexSmallAreas()
indexStations()

/** The station of a name without the word 'station'. */
export const stationNamed = (slug: string): Station | undefined => stationsByName.get(slug)

/** The area of a name: of a local authority, an island. */
export const areaNamed = (slug: string): Area | undefined =>
  meanings.get(slug)?.flatMap((meaning) => (meaning.type === 'area' ? meaning.area : []))[0]

/** Values of town_slug and locality_slug, besides its own, under which addresses in a place go. */
export const otherSlugsOf = (place: Place): readonly string[] => otherSlugs.get(place.id) ?? []

/** Every name that is indexed, for the search of similar ones. */
export const indexedNames = (): IterableIterator<[string, Meaning[]]> => meanings.entries()

/** Words that make the name before them a station's. */
export const STATION_WORDS: ReadonlySet<string> = new Set(['station', 'stn', 'railway', 'train', 'rail'])
