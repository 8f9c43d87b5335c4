import type { Nation } from '../../domain/nation'
import type { Area } from './areas'
import { milesBetween } from './geometry'
import { meaningsOf, placesNamed, weightOf } from './name-index'
import { districtOf, parsePostcode, type Postcode } from './postcode'
import type { Place } from './types'

/** What stands behind a name to tell which is meant: 'Newport, Isle of Wight', 'Springfield, Chelmsford', 'Hayes UB3'. */
export type Qualifier =
  | { type: 'counties'; name: string; counties: readonly string[] }
  | { type: 'nations'; nations: readonly Nation[] }
  | { type: 'code'; code: Postcode }
  | { type: 'places'; places: readonly Place[] }
  | { type: 'area'; area: Area }

/** The longest county and place names have fewer words ('East Riding of Yorkshire', 'Kingston upon Hull'). */
const MOST_WORDS = 6
/** How far from a town its localities and addresses lie; from a city more, from a district's middle as much. */
const TOWN_MILES = 8
const CITY_MILES = 12
const LONDON_MILES = 18
/** How far beyond its main places an area goes. */
const AREA_MILES = 3

function qualifiersOf(words: readonly string[]): Qualifier[] {
  const found: Qualifier[] = []
  const code = words.length <= 2 ? parsePostcode(words.join(' ')) : null
  // A bare area is two letters like any: 'Old Me' is no address.
  if (code?.district !== undefined) found.push({ type: 'code', code })
  const slug = words.join('-')
  for (const meaning of meaningsOf(slug)) {
    if (meaning.type === 'county')
      found.push({ type: 'counties', name: meaning.county.name, counties: [meaning.county.slug] })
    if (meaning.type === 'region')
      found.push({ type: 'counties', name: meaning.region.names[0] ?? '', counties: meaning.region.counties })
    if (meaning.type === 'area') found.push({ type: 'area', area: meaning.area })
    if (meaning.type === 'nation') found.push({ type: 'nations', nations: meaning.nations })
  }
  const places = placesNamed(slug).map(({ place }) => place)
  if (places.length > 0) found.push({ type: 'places', places })
  return found
}

/**
 * Reads the words from `start` as qualifiers and nothing else, the longest names first; each item holds what one
 * name may mean (Durham: a city or a county). null when a word is left over. Tries at most 6 × words splits.
 */
export function readQualifiers(words: readonly string[], start: number): Qualifier[][] | null {
  const dead = new Set<number>()
  const read = (from: number): Qualifier[][] | null => {
    if (from >= words.length) return []
    if (dead.has(from)) return null
    for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length -= 1) {
      const meanings = qualifiersOf(words.slice(from, from + length))
      const rest = meanings.length > 0 ? read(from + length) : null
      if (rest !== null) return [meanings, ...rest]
    }
    dead.add(from)
    return null
  }
  return read(start)
}

const reach = (place: Place): number =>
  place.slug === 'london' ? LONDON_MILES : weightOf(place) > 250_000 ? CITY_MILES : TOWN_MILES

function fits(place: Place, qualifier: Qualifier): boolean {
  switch (qualifier.type) {
    case 'counties':
      return qualifier.counties.includes(place.county)
    case 'nations':
      return qualifier.nations.includes(place.nation)
    case 'code': {
      const district = districtOf(qualifier.code.district ?? '')
      return district !== undefined && milesBetween(district, place) <= CITY_MILES
    }
    case 'places':
      return qualifier.places.some((other) => other !== place && milesBetween(other, place) <= reach(other))
    case 'area':
      return qualifier.area.places.some(
        (other) =>
          other === place || (other.county === place.county && milesBetween(other, place) <= AREA_MILES),
      )
  }
}

/** Whether every name behind a place allows it, in one of its meanings. */
export const allows = (place: Place, qualifiers: readonly Qualifier[][]): boolean =>
  qualifiers.every((meanings) => meanings.some((qualifier) => fits(place, qualifier)))

/** The postcode among qualifiers, if one is there. */
export const codeIn = (qualifiers: readonly Qualifier[][]): Postcode | undefined =>
  qualifiers.flat().flatMap((qualifier) => (qualifier.type === 'code' ? [qualifier.code] : []))[0]
