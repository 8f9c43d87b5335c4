import type { ListingKind } from '../../../lib/domain/listing-kind'
import type { Home } from '../home'
import { getPropertyTypeNoun } from '../../../lib/domain/property-type'
import type { Area } from '../places/area'
import type { Street } from '../places/streets'
import type { Random } from '../random'

/** All data that a description may use. */
export interface DescriptionContext {
  home: Home
  area: Area
  street: Street
  kind: ListingKind
  random: Random
  /** A railway station near the street, with its distance in a straight line. */
  station: { name: string; miles: number; isNearest: boolean } | null
  /** Null for sales. */
  furnishing: string | null
}

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const

/** Spells a number up to ten ('three'), and writes higher ones in digits. */
export const spellNumber = (value: number): string => numberWords[value] ?? String(value)

/** Turns 'three bedrooms' into 'Three bedrooms'. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * For example 'a flat' or 'an end-of-terrace house'. 'One' and 'unit' have 'a', although they begin with a vowel.
 */
export const addArticle = (noun: string): string =>
  `${/^([aeio]|hour)/i.test(noun) && !/^(one|eu|uni|use)/i.test(noun) ? 'an' : 'a'} ${noun}`

/** For example 'three bedrooms' or 'one bedroom'. */
export const formatCount = (value: number, noun: string): string =>
  `${spellNumber(value)} ${noun}${value === 1 ? '' : 's'}`

/** For example 'a, b and c'. */
export const joinWithAnd = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const SQUARE_METRES_PER_SQ_FT = 0.092903

/** For example '1,624 sq ft (151 m²)'. */
export const formatFloorArea = (squareFeet: number): string => {
  const squareMetres = Math.round(squareFeet * SQUARE_METRES_PER_SQ_FT)
  return `${squareFeet.toLocaleString('en-GB')} sq ft (${squareMetres.toLocaleString('en-GB')} m²)`
}

/** Returns the name of the neighbourhood, or else of the town. */
export const getPlaceName = (area: Area): string => area.locality ?? area.town

/** For example 'in Witham' or 'in Clifton, Bristol'. */
export const formatInPlace = (area: Area): string =>
  area.locality ? `in ${area.locality}, ${area.town}` : `in ${area.town}`

/** For example 'three-bedroom semi-detached house' or 'studio flat'. */
export const nameBedroomsAndType = (home: Home): string =>
  home.bedrooms === 0
    ? getPropertyTypeNoun(home.type)
    : `${spellNumber(home.bedrooms)}-bedroom ${getPropertyTypeNoun(home.type)}`

const eraNames: Record<Home['era'], string> = {
  period: 'period',
  victorian: 'Victorian',
  edwardian: 'Edwardian',
  interwar: '1930s',
  postwar: '1950s',
  seventies: '1970s',
  nineties: '1990s',
  modern: 'modern',
  new: 'newly built',
}

/** For example 'Victorian', '1930s' or 'newly built'. */
export const getEraName = (home: Home): string => eraNames[home.era]

const builtTexts: Record<Home['era'], string> = {
  period: 'built before 1837',
  victorian: 'built in the late Victorian years',
  edwardian: 'built in the early 1900s',
  interwar: 'built between the wars',
  postwar: 'built in the 1950s',
  seventies: 'built in the 1970s',
  nineties: 'built in the 1990s',
  modern: 'built since 2010',
  new: 'newly built',
}

/** For example 'built between the wars'. */
export const getBuiltText = (home: Home): string => builtTexts[home.era]

/** Picks one of the texts at random. `false` stands in place of a text that does not apply to the home. */
export const pickApplicable = (random: Random, texts: readonly (string | false)[]): string =>
  random.pick(texts.filter((text): text is string => text !== false))

/** For example '0.4 miles', '1.2 miles' or '3 miles'. */
export const formatMiles = (miles: number): string => {
  const rounded = miles < 3 ? Math.max(Math.round(miles * 10) / 10, 0.1) : Math.round(miles)
  return `${rounded} mile${rounded === 1 ? '' : 's'}`
}
