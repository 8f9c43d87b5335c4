import type { PlaceCandidate } from '../../contract/search'
import { nations } from '../../domain/nation'
import { placeSlug } from '../../format/slug'
import { toCandidate } from './candidates'
import { describeMeaning, describeStation } from './describe'
import { allPlaces, allStations } from './gazetteer'
import { indexedNames, otherSlugsOf, weightOf, type Meaning } from './name-index'
import { COUNTIES } from './tables/counties'
import { LONDON_SIDES, NATION_NAMES, REGIONS } from './tables/regions'
import type { Station } from './types'

/** Something that can be suggested under one of its names. */
type Entry = {
  /** What a typed text is compared with. */
  key: string
  name: string
  /** Words of the name from which typing may start. */
  startingWords: number
  score: number
  describe: () => PlaceCandidate | null
}

/** Points of a kind besides those of its population: a city is likelier meant than a county of as many people. */
const KIND_BONUS_POINTS = {
  nation: 60,
  county: 0,
  region: 50,
  city: 14,
  town: 8,
  village: 0,
  locality: 2,
  station: -12,
} as const
const POINTS_PER_TENFOLD_POPULATION = 10

const toSpaced = (slug: string): string => slug.replaceAll('-', ' ')

/** @param behind slug of the county, which may be typed after the name and never before it */
function createEntry(slug: string, behind: string, score: number, meaning: Meaning): Entry {
  const name = toSpaced(slug)
  return {
    key: behind === '' ? name : `${name} ${toSpaced(behind)}`,
    name,
    startingWords: name.split(' ').length,
    score,
    describe: () => toCandidate(describeMeaning(meaning)),
  }
}

const createStationEntry = (station: Station): Entry => {
  const name = toSpaced(station.slug)
  return {
    key: `${name} station`,
    name,
    startingWords: name.split(' ').length,
    score: KIND_BONUS_POINTS.station + 2 * POINTS_PER_TENFOLD_POPULATION,
    describe: () => toCandidate(describeStation(station)),
  }
}

function createEntries(): Entry[] {
  const entries: Entry[] = []
  const populations = new Map<string, number>()
  for (const place of allPlaces()) {
    populations.set(place.county, (populations.get(place.county) ?? 0) + place.population)
    const score = KIND_BONUS_POINTS[place.kind] + POINTS_PER_TENFOLD_POPULATION * Math.log10(weightOf(place))
    const meaning: Meaning = { type: 'place', place, weight: 0 }
    entries.push(createEntry(place.slug, place.county, score, meaning))
    // A short form is the beginning of the name, which is an entry already.
    for (const other of otherSlugsOf(place)) {
      if (!place.slug.startsWith(other)) entries.push(createEntry(other, place.county, score - 1, meaning))
    }
  }
  for (const county of COUNTIES.values()) {
    const score =
      KIND_BONUS_POINTS.county +
      POINTS_PER_TENFOLD_POPULATION * Math.log10(1 + (populations.get(county.slug) ?? 0))
    const meaning: Meaning = { type: 'county', county }
    entries.push(createEntry(county.slug, '', score, meaning))
    // An alias is found by its first word alone, so that 'Scilly' does not suggest Cornwall.
    for (const alias of county.aliases)
      entries.push({
        ...createEntry(placeSlug(alias), '', score - POINTS_PER_TENFOLD_POPULATION, meaning),
        startingWords: 1,
      })
  }
  for (const region of REGIONS) {
    for (const name of region.names)
      entries.push(createEntry(placeSlug(name), '', KIND_BONUS_POINTS.region, { type: 'region', region }))
  }
  for (const [name, area] of LONDON_SIDES)
    entries.push(
      createEntry(placeSlug(name), '', KIND_BONUS_POINTS.region, { type: 'postcodes', name, area }),
    )
  for (const [slug, meanings] of indexedNames()) {
    for (const meaning of meanings) {
      if (meaning.type !== 'area') continue
      const { places } = meaning.area
      const score =
        POINTS_PER_TENFOLD_POPULATION * Math.log10(places.reduce((sum, place) => sum + weightOf(place), 1))
      entries.push(createEntry(slug, places[0]?.county ?? '', score, meaning))
    }
  }
  for (const nation of nations) {
    const meaning: Meaning = { type: 'nation', name: NATION_NAMES[nation][0], nations: [nation] }
    entries.push(createEntry(nation, '', KIND_BONUS_POINTS.nation, meaning))
  }
  return [...entries, ...allStations().map(createStationEntry)]
}

/** A name from one of its words on: 'on sea essex' is Southend-on-Sea from word 1. */
export type Start = { text: string; word: number; entry: Entry }

const compareText = (a: Start, b: Start): number => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)

function startsOf(item: Entry): Start[] {
  const starts: Start[] = []
  let from = 0
  for (let word = 0; word < item.startingWords; word += 1) {
    starts.push({ text: item.key.slice(from), word, entry: item })
    from = item.key.indexOf(' ', from) + 1
    if (from === 0) break
  }
  return starts
}

const ENTRIES: readonly Entry[] = createEntries()

const STARTS: readonly Start[] = ENTRIES.flatMap(startsOf).sort(compareText)

/** Finds the starts that begin with a text, in alphabetical order. */
export function findStarts(text: string): readonly Start[] {
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
