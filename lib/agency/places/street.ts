import { candidatesOf } from './candidates'
import {
  codeResolution,
  countyResolution,
  placeResolution,
  regionResolution,
  smallAreaResolution,
  stationResolution,
} from './describe'
import { placesNamed, stationNamed } from './name-index'
import { allows, codeIn, readQualifiers, type Qualifier } from './qualifiers'
import { anyStreet, clearStreet } from './street-words'
import { COUNTIES } from './tables/counties'
import type { Place, PlaceMatch, Resolution } from './types'
import { titleOf, type Words } from './words'

/** A text that names nothing is looked for as a street from this length on: 'Piccadilly', not 'ab'. */
const SHORTEST_STREET = 3

/** The places that the words behind a street may name, likeliest first; [] when they are an area, a county or postcode alone. */
function placesIn(qualifiers: readonly Qualifier[][]): Place[] {
  const at = qualifiers.findIndex((meanings) => meanings.some((qualifier) => qualifier.type === 'places'))
  const places = (qualifiers[at] ?? []).flatMap((qualifier) =>
    qualifier.type === 'places' ? qualifier.places : [],
  )
  const others = qualifiers.filter((_, i) => i !== at)
  return places.filter((place) => allows(place, others))
}

/** What lies behind a street's name: places, else the postcode, else the area, else the county or region. */
function insideOf(qualifiers: readonly Qualifier[][]): Resolution[] {
  const places = placesIn(qualifiers)
  if (places.length > 0) return places.map(placeResolution)
  const code = codeIn(qualifiers)
  if (code !== undefined) return [codeResolution(code)]
  const areas = qualifiers
    .flat()
    .flatMap((qualifier) => (qualifier.type === 'area' ? [smallAreaResolution(qualifier.area)] : []))
  if (areas.length > 0) return areas
  return qualifiers.flat().flatMap((qualifier) => {
    if (qualifier.type !== 'counties') return []
    const county = qualifier.counties.length === 1 ? COUNTIES.get(qualifier.counties[0] ?? '') : undefined
    return [
      county === undefined ? regionResolution(qualifier.name, qualifier.counties) : countyResolution(county),
    ]
  })
}

const withinOf = (inside: Resolution): Exclude<PlaceMatch, { by: 'street' }> | undefined =>
  inside.match === null || inside.match.by === 'street' ? undefined : inside.match

const streetInside = (street: string, inside: Resolution): Resolution => ({
  ...inside,
  kind: 'street-in-place',
  value: `${titleOf(street)}, ${inside.value}`,
  label: titleOf(street),
  detail:
    inside.detail === '' || inside.kind === 'county'
      ? `in ${inside.label}`
      : `in ${inside.label}, ${inside.detail}`,
  match: { by: 'street', street, within: withinOf(inside) },
  candidates: [],
})

/** A street without a place; a station of the same name ('Chassen Road') may have been meant. */
function anywhere(street: string, words: readonly string[]): Resolution {
  const station = stationNamed(words.join('-'))
  return {
    kind: 'street',
    value: titleOf(street),
    label: titleOf(street),
    detail: '',
    point: null,
    extentMiles: 0,
    match: { by: 'street', street },
    candidates: station === undefined ? [] : candidatesOf([stationResolution(station)]),
  }
}

/** 'Witham, High Street' and 'Witham High Street'; without the comma only the street that every town has. */
function streetBehindPlace({ words, breaks }: Words): Resolution | null {
  for (let start = 1; start < words.length; start += 1) {
    const street = clearStreet(words.slice(start))
    if (street === null || !(breaks.has(start) || street === 'high-street')) continue
    const [best] = placesNamed(words.slice(0, start).join('-'))
    if (best !== undefined) return streetInside(street, placeResolution(best.place))
  }
  return null
}

/**
 * 'High Street Witham', '12 Station Rd, Leigh on Sea SS9', 'Witham High Street', 'High Street'. The front up
 * to a comma, else the shortest one, that ends like a street is the street; the rest must be places, counties or a postcode, and nothing else.
 */
export function resolveStreet(text: Words): Resolution | null {
  const { words, breaks } = text
  const ends = [...breaks, ...words.keys()].filter((end) => end > 0)
  for (const end of ends) {
    const street = clearStreet(words.slice(0, end))
    const qualifiers = street === null ? null : readQualifiers(words, end)
    if (street === null || qualifiers === null) continue
    const [best, ...others] = insideOf(qualifiers).map((inside) => streetInside(street, inside))
    if (best !== undefined) return { ...best, candidates: candidatesOf(others, [best.value]) }
  }
  const behind = streetBehindPlace(text)
  const street = behind === null && breaks.size === 0 ? clearStreet(words) : null
  return street === null ? behind : anywhere(street, words)
}

/**
 * A text that names nothing may still be a street: 'Piccadilly', 'Cheyne, London'. Its match, or null when no
 * street can be called that. The name of a known place is none: 'Witham, Kent' finds nothing.
 */
export function possibleStreet({ words, breaks }: Words): PlaceMatch | null {
  for (const end of breaks) {
    const street = anyStreet(words.slice(0, end))
    const isPlace = placesNamed(words.slice(0, end).join('-')).length > 0
    const qualifiers = street === null || isPlace ? null : readQualifiers(words, end)
    const inside = qualifiers === null ? undefined : insideOf(qualifiers)[0]
    if (street !== null && inside !== undefined) return { by: 'street', street, within: withinOf(inside) }
  }
  const street = breaks.size === 0 ? anyStreet(words) : null
  return street !== null && street.length >= SHORTEST_STREET ? { by: 'street', street } : null
}
