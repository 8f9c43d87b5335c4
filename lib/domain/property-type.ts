import type { ListingKind } from './listing-kind'

/** The labels of the types, in the order of the search form (REFINE-09). */
const typeLabels = {
  'detached-house': 'Detached house',
  'semi-detached-house': 'Semi-detached house',
  terraced: 'Terraced',
  'end-of-terrace': 'End of terrace',
  'flat-apartment': 'Flat / apartment',
  'ground-floor-flat': 'Ground floor flat',
  'first-floor-flat': 'First floor flat',
  'studio-flat': 'Studio flat',
  maisonette: 'Maisonette',
  'detached-bungalow': 'Detached bungalow',
  'semi-detached-bungalow': 'Semi-detached bungalow',
  'retirement-flat': 'Retirement flat',
  'town-house': 'Town house',
  office: 'Office',
  shop: 'Shop',
  garage: 'Garage',
  restaurant: 'Restaurant',
  land: 'Land',
  'park-home': 'Park home',
} as const

export type PropertyType = keyof typeof typeLabels
export const propertyTypes = Object.keys(typeLabels) as PropertyType[]

/** Lettings have no end of terrace (REFINE-10). */
export const listPropertyTypes = (kind: ListingKind): PropertyType[] =>
  propertyTypes.filter((type) => kind === 'sale' || type !== 'end-of-terrace')

export const getPropertyTypeLabel = (type: string): string =>
  Object.hasOwn(typeLabels, type) ? typeLabels[type as PropertyType] : type.replaceAll('-', ' ')

const typeNouns: Record<PropertyType, string> = {
  'detached-house': 'detached house',
  'semi-detached-house': 'semi-detached house',
  terraced: 'terraced house',
  'end-of-terrace': 'end-of-terrace house',
  'town-house': 'town house',
  'flat-apartment': 'flat',
  'ground-floor-flat': 'ground-floor flat',
  'first-floor-flat': 'first-floor flat',
  'studio-flat': 'studio flat',
  maisonette: 'maisonette',
  'retirement-flat': 'retirement flat',
  'detached-bungalow': 'detached bungalow',
  'semi-detached-bungalow': 'semi-detached bungalow',
  'park-home': 'park home',
  office: 'office',
  shop: 'shop',
  garage: 'garage',
  restaurant: 'restaurant',
  land: 'plot of land',
}

/** Returns the noun for a type within a sentence: 'semi-detached house'. */
export const getPropertyTypeNoun = (type: string): string =>
  Object.hasOwn(typeNouns, type) ? typeNouns[type as PropertyType] : type.replaceAll('-', ' ')

/** The types that /commercial-property shows (D-161). */
export const commercialTypes = ['office', 'shop', 'garage', 'restaurant', 'land'] as const
export type CommercialType = (typeof commercialTypes)[number]

export const isCommercialType = (type: string): type is CommercialType =>
  (commercialTypes as readonly string[]).includes(type)

/** A park home is a caravan on a rented pitch, and so neither land nor a building in law. */
export const isParkHome = (type: string): boolean => type === 'park-home'

const flatTypes = [
  'flat-apartment',
  'ground-floor-flat',
  'first-floor-flat',
  'studio-flat',
  'maisonette',
  'retirement-flat',
] as const satisfies readonly PropertyType[]

export const isFlatType = (type: string): boolean => (flatTypes as readonly string[]).includes(type)

export const isHouseType = (type: string): boolean =>
  Object.hasOwn(typeLabels, type) && !isFlatType(type) && !isCommercialType(type) && !isParkHome(type)

export const hasBedrooms = (type: string): boolean => !isCommercialType(type) && type !== 'studio-flat'

/** Groups of types that people look for in place of each other. Houses and bungalows are the remaining group. */
const similarTypes: readonly (readonly PropertyType[])[] = [
  ['retirement-flat'],
  flatTypes.filter((type) => type !== 'retirement-flat'),
  ['office', 'shop', 'restaurant'],
  ['garage'],
  ['land'],
  ['park-home'],
]

/** Lists the types that people look for in place of a type, and the type itself. */
export function listSimilarTypes(type: string): readonly string[] {
  const group = similarTypes.find((types) => (types as readonly string[]).includes(type))
  return group ?? propertyTypes.filter(isHouseType)
}
