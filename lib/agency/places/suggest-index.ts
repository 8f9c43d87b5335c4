import type { PlaceCandidate } from '../../contract/search'
import { nations } from '../../domain/nation'
import { placeSlug } from '../../format/slug'
import { toCandidate } from './candidates'
import { describeMeaning, describeStation } from './describe'
import { getAllPlaces, getAllStations } from './gazetteer'
import { listIndexedNames, getOtherSlugs, getWeight, type Meaning } from './name-index'
import { COUNTIES } from './tables/counties'
import { LONDON_POSTCODE_AREAS, NATION_NAMES, REGIONS } from './tables/regions'
import type { Station } from './types'

type SuggestionEntry = {
  /** The text that visitors may type: the name, and the county or 'station' after it ('witham essex'). */
  typeableText: string
  /** Only the name, in lower case and without hyphens: 'witham'. */
  name: string
  /** A typed text may begin at any of this many first words: 'on sea' finds Southend-on-Sea at its second word. */
  startWordCount: number
  score: number
  describe: () => PlaceCandidate | null
}

/* The highest score is listed first. Points are our own judgement; the tests of the suggestions show their effect. */

/** A place of 1,000 people has 30 points for its population, and a place of 10,000 people has 40. */
const POINTS_PER_TENFOLD_POPULATION = 10
/** Added to the points of the population: a city is likelier meant than a county of as many people. */
const KIND_BONUS_POINTS = { county: 0, city: 14, town: 8, village: 0, locality: 2 } as const
/** A nation ranks like a village of a million people. */
const NATION_POINTS = 60
/** A region ranks like a village of 100,000 people. */
const REGION_POINTS = 50
/** Fewer points than the smallest village has, so that a place comes before the station of its name. */
const STATION_POINTS = 8

/** Taken off the score of an alternative name, so that another place whose main name it is comes first. */
const OTHER_NAME_PENALTY_POINTS = 1
/** Taken off the score of a county's alias, as if the county had a tenth of its people. */
const COUNTY_ALIAS_PENALTY_POINTS = POINTS_PER_TENFOLD_POPULATION

const toSpaced = (slug: string): string => slug.replaceAll('-', ' ')

interface EntryOptions {
  slug: string
  /** The slug of the county, which visitors may type after the name. */
  county?: string
  score: number
  meaning: Meaning
}

function createEntry({ slug, county = '', score, meaning }: EntryOptions): SuggestionEntry {
  const name = toSpaced(slug)
  return {
    typeableText: county === '' ? name : `${name} ${toSpaced(county)}`,
    name,
    startWordCount: name.split(' ').length,
    score,
    describe: () => toCandidate(describeMeaning(meaning)),
  }
}

const createStationEntry = (station: Station): SuggestionEntry => {
  const name = toSpaced(station.slug)
  return {
    typeableText: `${name} station`,
    name,
    startWordCount: name.split(' ').length,
    score: STATION_POINTS,
    describe: () => toCandidate(describeStation(station)),
  }
}

const computePopulationPoints = (population: number): number =>
  POINTS_PER_TENFOLD_POPULATION * Math.log10(population)

const createEntries = (): SuggestionEntry[] => [
  ...createPlaceEntries(),
  ...createCountyEntries(),
  ...createRegionEntries(),
  ...createSmallAreaEntries(),
  ...nations.map((nation) =>
    createEntry({
      slug: nation,
      score: NATION_POINTS,
      // The name that is shown. Only the name index has the nation's other names.
      meaning: { type: 'nation', name: NATION_NAMES[nation][0], nations: [nation] },
    }),
  ),
  ...getAllStations().map(createStationEntry),
]

function createPlaceEntries(): SuggestionEntry[] {
  const entries: SuggestionEntry[] = []
  for (const place of getAllPlaces()) {
    const score = KIND_BONUS_POINTS[place.kind] + computePopulationPoints(getWeight(place))
    // The score ranks suggestions; only the name index reads the weight.
    const meaning: Meaning = { type: 'place', place, weight: 0 }
    const { slug, county } = place
    entries.push(createEntry({ slug, county, score, meaning }))
    // A short form ('southend') needs no entry, because the entry of the whole name begins with it.
    const otherSlugs = getOtherSlugs(place).filter((otherSlug) => !slug.startsWith(otherSlug))
    const otherScore = score - OTHER_NAME_PENALTY_POINTS
    for (const otherSlug of otherSlugs)
      entries.push(createEntry({ slug: otherSlug, county, score: otherScore, meaning }))
  }
  return entries
}

function createCountyEntries(): SuggestionEntry[] {
  const entries: SuggestionEntry[] = []
  const populations = new Map<string, number>()
  for (const { county, population } of getAllPlaces())
    populations.set(county, (populations.get(county) ?? 0) + population)
  for (const county of COUNTIES.values()) {
    const population = 1 + (populations.get(county.slug) ?? 0) // 1 more, because 0 has no logarithm
    const score = KIND_BONUS_POINTS.county + computePopulationPoints(population)
    const meaning: Meaning = { type: 'county', county }
    entries.push(createEntry({ slug: county.slug, score, meaning }))
    const aliasScore = score - COUNTY_ALIAS_PENALTY_POINTS
    // An alias is found from its first word only: 'lake' suggests Cumbria, and 'district' does not.
    for (const alias of county.aliases)
      entries.push({
        ...createEntry({ slug: placeSlug(alias), score: aliasScore, meaning }),
        startWordCount: 1,
      })
  }
  return entries
}

const createRegionEntries = (): SuggestionEntry[] => [
  ...REGIONS.flatMap((region) =>
    region.names.map((name) =>
      createEntry({ slug: placeSlug(name), score: REGION_POINTS, meaning: { type: 'region', region } }),
    ),
  ),
  ...LONDON_POSTCODE_AREAS.map(([name, area]) =>
    createEntry({
      slug: placeSlug(name),
      score: REGION_POINTS,
      meaning: { type: 'postcode-area', name, area },
    }),
  ),
]

function createSmallAreaEntries(): SuggestionEntry[] {
  const entries: SuggestionEntry[] = []
  for (const [slug, meanings] of listIndexedNames()) {
    for (const meaning of meanings) {
      if (meaning.type !== 'small-area') continue
      const { places } = meaning.area
      const population = places.reduce((sum, place) => sum + getWeight(place), 1) // from 1, because 0 has no logarithm
      // The places of a small area lie in one county.
      const county = places[0]?.county ?? ''
      entries.push(createEntry({ slug, county, score: computePopulationPoints(population), meaning }))
    }
  }
  return entries
}

/** The end of an entry's text, from one of its words on: for Southend-on-Sea, 'on sea essex' from word index 1. */
export type TextTail = { text: string; wordIndex: number; entry: SuggestionEntry }

/** Orders by code units, as `findFirstIndex` compares; localeCompare has another order. */
function compareText(a: TextTail, b: TextTail): number {
  if (a.text === b.text) return 0
  return a.text < b.text ? -1 : 1
}

function listTails(entry: SuggestionEntry): TextTail[] {
  const words = entry.typeableText.split(' ')
  return words.slice(0, entry.startWordCount).map((_word, wordIndex) => ({
    text: words.slice(wordIndex).join(' '),
    wordIndex,
    entry,
  }))
}

/** All tails sorted by text, so that tails with the same beginning are neighbours. */
const SORTED_TAILS: readonly TextTail[] = createEntries().flatMap(listTails).sort(compareText)

/** Finds the tails that begin with a text, which is in lower case and without hyphens. */
export function findTails(text: string): readonly TextTail[] {
  const first = findFirstIndex(text)
  let end = first
  while (SORTED_TAILS[end]?.text.startsWith(text)) end += 1
  return SORTED_TAILS.slice(first, end)
}

/** Finds the index of the first tail that does not sort before the text. */
function findFirstIndex(text: string): number {
  let low = 0
  let high = SORTED_TAILS.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((SORTED_TAILS[middle]?.text ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
