import { commercialTypes, type PropertyType } from './property-type'

/** As on the portals, 'houses' leaves out bungalows. Retirement homes are found by their own type only. */
export const typeGroups = {
  houses: ['detached-house', 'semi-detached-house', 'terraced', 'end-of-terrace', 'town-house'],
  flats: ['flat-apartment', 'ground-floor-flat', 'first-floor-flat', 'studio-flat', 'maisonette'],
  bungalows: ['detached-bungalow', 'semi-detached-bungalow'],
  terraces: ['terraced', 'end-of-terrace'],
  commercial: [...commercialTypes],
} as const satisfies Record<string, readonly PropertyType[]>
