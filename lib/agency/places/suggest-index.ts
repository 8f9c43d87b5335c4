import type { PlaceCandidate } from '../../contract/search'
import { nations } from '../../domain/nation'
import { placeSlug } from '../../format/slug'
import { candidateOf } from './candidates'
import { meaningResolution, stationResolution } from './describe'
import { allPlaces, allStations } from './gazetteer'
import { indexedNames, otherSlugsOf, weightOf, type Meaning } from './name-index'
import { COUNTIES } from './tables/counties'
import { LONDON_SIDES, NATION_NAMES, REGIONS } from './tables/regions'
import type { Station } from './types'

/** One thing that can be suggested under one of its names. `key` is what typing is compared with. */
export type Entry = {
  key: string
  name: string
  names: number
  score: number
  describe: () => PlaceCandidate | null
}

/** What a kind counts besides its people: a city is likelier meant than a county of as many, a station last. */
const BONUS = {
  nation: 60,
  county: 0,
  region: 50,
  city: 14,
  town: 8,
  village: 0,
  locality: 2,
  station: -12,
} as const
/** Ten points for each tenfold of people. */
const POINTS = 10

const words = (slug: string): string => slug.replaceAll('-', ' ')

/** `slug` and `behind` are slugs; what stands behind is typed after the name, never first. */
function entry(slug: string, behind: string, score: number, meaning: Meaning): Entry {
  const name = words(slug)
  return {
    key: behind === '' ? name : `${name} ${words(behind)}`,
    name,
    names: name.split(' ').length,
    score,
    describe: () => candidateOf(meaningResolution(meaning)),
  }
}

const stationEntry = (station: Station): Entry => {
  const name = words(station.slug)
  return {
    key: `${name} station`,
    name,
    names: name.split(' ').length,
    score: BONUS.station + 2 * POINTS,
    describe: () => candidateOf(stationResolution(station)),
  }
}

function read(): Entry[] {
  const entries: Entry[] = []
  const people = new Map<string, number>()
  for (const place of allPlaces()) {
    people.set(place.county, (people.get(place.county) ?? 0) + place.population)
    const score = BONUS[place.kind] + POINTS * Math.log10(weightOf(place))
    const meaning: Meaning = { type: 'place', place, weight: 0 }
    entries.push(entry(place.slug, place.county, score, meaning))
    // Short forms are beginnings of the name already; only other names need an entry of their own.
    for (const other of otherSlugsOf(place)) {
      if (!place.slug.startsWith(other)) entries.push(entry(other, place.county, score - 1, meaning))
    }
  }
  for (const county of COUNTIES.values()) {
    const score = BONUS.county + POINTS * Math.log10(1 + (people.get(county.slug) ?? 0))
    const meaning: Meaning = { type: 'county', county }
    entries.push(entry(county.slug, '', score, meaning))
    // Of the other names the first word counts alone: 'Scilly' is not Cornwall.
    for (const alias of county.aliases)
      entries.push({ ...entry(placeSlug(alias), '', score - POINTS, meaning), names: 1 })
  }
  for (const region of REGIONS) {
    for (const name of region.names)
      entries.push(entry(placeSlug(name), '', BONUS.region, { type: 'region', region }))
  }
  for (const [name, area] of LONDON_SIDES)
    entries.push(entry(placeSlug(name), '', BONUS.region, { type: 'postcodes', name, area }))
  for (const [slug, meanings] of indexedNames()) {
    for (const meaning of meanings) {
      if (meaning.type !== 'area') continue
      const { places } = meaning.area
      const score = POINTS * Math.log10(places.reduce((sum, place) => sum + weightOf(place), 1))
      entries.push(entry(slug, places[0]?.county ?? '', score, meaning))
    }
  }
  for (const nation of nations) {
    const meaning: Meaning = { type: 'nation', name: NATION_NAMES[nation][0], nations: [nation] }
    entries.push(entry(nation, '', BONUS.nation, meaning))
  }
  return [...entries, ...allStations().map(stationEntry)]
}

/** A name from one of its words on: 'on sea essex' leads to Southend-on-Sea with word 1. */
export type Start = { text: string; word: number; entry: Entry }

const byText = (a: Start, b: Start): number => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)

function startsOf(item: Entry): Start[] {
  const starts: Start[] = []
  let from = 0
  for (let word = 0; word < item.names; word += 1) {
    starts.push({ text: item.key.slice(from), word, entry: item })
    from = item.key.indexOf(' ', from) + 1
    if (from === 0) break
  }
  return starts
}

export const ENTRIES: readonly Entry[] = read()

const STARTS: readonly Start[] = ENTRIES.flatMap(startsOf).sort(byText)

/** Every start that begins with a text, in alphabetical order. */
export function startsWith(text: string): readonly Start[] {
  const first = lowerBound(text)
  let last = first
  while (last < STARTS.length && (STARTS[last]?.text ?? '').startsWith(text)) last += 1
  return STARTS.slice(first, last)
}

function lowerBound(text: string): number {
  let low = 0
  let high = STARTS.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((STARTS[middle]?.text ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
