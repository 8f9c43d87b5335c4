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

type SuggestionEntry = {
  /** The name and what may be typed after it: 'witham essex'. Compared with the typed text. */
  key: string
  /** In lower case, without hyphens. */
  name: string
  /** How many of the name's first words a typed text may start from. */
  startingWords: number
  score: number
  describe: () => PlaceCandidate | null
}

/** Points of our own, added to those of the population: a city is likelier meant than a county of as many people. */
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
/** A station ranks like a place of a hundred people. */
const STATION_POPULATION_POINTS = 2 * POINTS_PER_TENFOLD_POPULATION

/** Sets another name just behind a place of that very name. */
const OTHER_NAME_MALUS_POINTS = 1

const toSpaced = (slug: string): string => slug.replaceAll('-', ' ')

/** @param trailingSlug the county's, which may be typed after the name but never before it; '' for none */
function createEntry(slug: string, trailingSlug: string, score: number, meaning: Meaning): SuggestionEntry {
  const name = toSpaced(slug)
  return {
    key: trailingSlug === '' ? name : `${name} ${toSpaced(trailingSlug)}`,
    name,
    startingWords: name.split(' ').length,
    score,
    describe: () => toCandidate(describeMeaning(meaning)),
  }
}

const createStationEntry = (station: Station): SuggestionEntry => {
  const name = toSpaced(station.slug)
  return {
    key: `${name} station`,
    name,
    startingWords: name.split(' ').length,
    score: KIND_BONUS_POINTS.station + STATION_POPULATION_POINTS,
    describe: () => toCandidate(describeStation(station)),
  }
}

const populationPoints = (population: number): number =>
  POINTS_PER_TENFOLD_POPULATION * Math.log10(population)

const createEntries = (): SuggestionEntry[] => [
  ...createPlaceEntries(),
  ...createCountyEntries(),
  ...createRegionEntries(),
  ...createAreaEntries(),
  ...nations.map((nation) =>
    createEntry(nation, '', KIND_BONUS_POINTS.nation, {
      type: 'nation',
      name: NATION_NAMES[nation][0],
      nations: [nation],
    }),
  ),
  ...allStations().map(createStationEntry),
]

function createPlaceEntries(): SuggestionEntry[] {
  const entries: SuggestionEntry[] = []
  for (const place of allPlaces()) {
    const score = KIND_BONUS_POINTS[place.kind] + populationPoints(weightOf(place))
    // Here the score ranks; the weight is only read by the name index.
    const meaning: Meaning = { type: 'place', place, weight: 0 }
    entries.push(createEntry(place.slug, place.county, score, meaning))
    // A short form is the beginning of the name, which is an entry already.
    for (const other of otherSlugsOf(place)) {
      if (!place.slug.startsWith(other))
        entries.push(createEntry(other, place.county, score - OTHER_NAME_MALUS_POINTS, meaning))
    }
  }
  return entries
}

function createCountyEntries(): SuggestionEntry[] {
  const entries: SuggestionEntry[] = []
  const populations = new Map<string, number>()
  for (const { county, population } of allPlaces())
    populations.set(county, (populations.get(county) ?? 0) + population)
  for (const county of COUNTIES.values()) {
    const score = KIND_BONUS_POINTS.county + populationPoints(1 + (populations.get(county.slug) ?? 0))
    const meaning: Meaning = { type: 'county', county }
    entries.push(createEntry(county.slug, '', score, meaning))
    // An alias is found by its first word alone, so that 'Scilly' does not suggest Cornwall.
    for (const alias of county.aliases)
      entries.push({
        ...createEntry(placeSlug(alias), '', score - POINTS_PER_TENFOLD_POPULATION, meaning),
        startingWords: 1,
      })
  }
  return entries
}

const createRegionEntries = (): SuggestionEntry[] => [
  ...REGIONS.flatMap((region) =>
    region.names.map((name) =>
      createEntry(placeSlug(name), '', KIND_BONUS_POINTS.region, { type: 'region', region }),
    ),
  ),
  ...LONDON_SIDES.map(([name, area]) =>
    createEntry(placeSlug(name), '', KIND_BONUS_POINTS.region, { type: 'postcodes', name, area }),
  ),
]

function createAreaEntries(): SuggestionEntry[] {
  const entries: SuggestionEntry[] = []
  for (const [slug, meanings] of indexedNames()) {
    for (const meaning of meanings) {
      if (meaning.type !== 'area') continue
      const { places } = meaning.area
      const score = populationPoints(places.reduce((sum, place) => sum + weightOf(place), 1))
      entries.push(createEntry(slug, places[0]?.county ?? '', score, meaning))
    }
  }
  return entries
}

/** A name from one of its words on, counted from 0: 'on sea essex' is Southend-on-Sea from word 1. */
export type Start = { text: string; word: number; entry: SuggestionEntry }

/** Orders by code units, as `lowerBound` compares; localeCompare has another order. */
function compareText(a: Start, b: Start): number {
  if (a.text === b.text) return 0
  return a.text < b.text ? -1 : 1
}

function startsOf(entry: SuggestionEntry): Start[] {
  const starts: Start[] = []
  let from = 0
  for (let word = 0; word < entry.startingWords; word += 1) {
    starts.push({ text: entry.key.slice(from), word, entry })
    from = entry.key.indexOf(' ', from) + 1
    if (from === 0) break
  }
  return starts
}

/** Sorted, so that those with a common beginning stand together. */
const STARTS: readonly Start[] = createEntries().flatMap(startsOf).sort(compareText)

/** All starts that begin with a text, by binary search. */
export function findStarts(text: string): readonly Start[] {
  const first = lowerBound(text)
  let last = first
  while (last < STARTS.length && (STARTS[last]?.text ?? '').startsWith(text)) last += 1
  return STARTS.slice(first, last)
}

/** The index of the first start that is not before the text. */
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
