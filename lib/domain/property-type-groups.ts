import { commercialTypes, type PropertyType } from './property-type'

/** What people call by one word: on the portals a house is no bungalow, and retirement homes are asked for by name. */
export const typeGroups = {
  houses: ['detached-house', 'semi-detached-house', 'terraced', 'end-of-terrace', 'town-house'],
  flats: ['flat-apartment', 'ground-floor-flat', 'first-floor-flat', 'studio-flat', 'maisonette'],
  bungalows: ['detached-bungalow', 'semi-detached-bungalow'],
  terraces: ['terraced', 'end-of-terrace'],
  commercial: [...commercialTypes],
} as const satisfies Record<string, readonly PropertyType[]>
