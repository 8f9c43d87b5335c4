import { isFlatType, type PropertyType } from '../../lib/domain/property-type'
import { isBungalow, type Era } from './home'

/** Values with their weights: how often each is drawn, relative to the others. */
type Weights<T> = readonly (readonly [T, number])[]

/** The weights of the numbers of bedrooms, by type. Premises and studios have no bedrooms. */
export const bedroomWeights: Record<PropertyType, Weights<number>> = {
  'detached-house': [
    [2, 3],
    [3, 26],
    [4, 46],
    [5, 20],
    [6, 5],
  ],
  'semi-detached-house': [
    [2, 14],
    [3, 64],
    [4, 19],
    [5, 3],
  ],
  terraced: [
    [1, 2],
    [2, 42],
    [3, 44],
    [4, 10],
    [5, 2],
  ],
  'end-of-terrace': [
    [2, 32],
    [3, 53],
    [4, 13],
    [5, 2],
  ],
  'town-house': [
    [3, 50],
    [4, 42],
    [5, 8],
  ],
  'flat-apartment': [
    [1, 34],
    [2, 56],
    [3, 10],
  ],
  'ground-floor-flat': [
    [1, 40],
    [2, 52],
    [3, 8],
  ],
  'first-floor-flat': [
    [1, 40],
    [2, 52],
    [3, 8],
  ],
  'studio-flat': [[0, 1]],
  maisonette: [
    [1, 18],
    [2, 54],
    [3, 25],
    [4, 3],
  ],
  'retirement-flat': [
    [1, 62],
    [2, 38],
  ],
  'detached-bungalow': [
    [2, 42],
    [3, 44],
    [4, 14],
  ],
  'semi-detached-bungalow': [
    [1, 5],
    [2, 68],
    [3, 27],
  ],
  'park-home': [
    [1, 22],
    [2, 78],
  ],
  office: [[0, 1]],
  shop: [[0, 1]],
  garage: [[0, 1]],
  restaurant: [[0, 1]],
  land: [[0, 1]],
}

export const houseEras: Weights<Era> = [
  ['victorian', 12],
  ['edwardian', 9],
  ['interwar', 20],
  ['postwar', 15],
  ['seventies', 17],
  ['nineties', 13],
  ['modern', 10],
  ['new', 4],
]
const terraceEras: Weights<Era> = [
  ['victorian', 42],
  ['edwardian', 17],
  ['interwar', 7],
  ['postwar', 8],
  ['seventies', 10],
  ['nineties', 7],
  ['modern', 7],
  ['new', 2],
]
export const villageEras: Weights<Era> = [
  ['period', 22],
  ['victorian', 14],
  ['edwardian', 6],
  ['interwar', 10],
  ['postwar', 10],
  ['seventies', 14],
  ['nineties', 12],
  ['modern', 8],
  ['new', 4],
]
const flatEras: Weights<Era> = [
  ['seventies', 17],
  ['nineties', 23],
  ['modern', 38],
  ['new', 10],
  ['postwar', 7],
  ['interwar', 5],
]
/** Flats in converted houses. */
const conversionEras: Weights<Era> = [
  ['victorian', 42],
  ['edwardian', 16],
  ['interwar', 10],
  ['seventies', 14],
  ['nineties', 9],
  ['modern', 9],
]

/** The weights of the eras, by type. The eras of the other types depend on the area (see drawEra). */
export const eraWeights: Partial<Record<PropertyType, Weights<Era>>> = {
  terraced: terraceEras,
  'end-of-terrace': terraceEras,
  'town-house': [
    ['period', 25],
    ['victorian', 55],
    ['edwardian', 20],
  ],
  'flat-apartment': flatEras,
  'studio-flat': flatEras,
  'ground-floor-flat': conversionEras,
  'first-floor-flat': conversionEras,
  maisonette: conversionEras,
  'retirement-flat': [
    ['nineties', 62],
    ['modern', 38],
  ],
  'detached-bungalow': [
    ['interwar', 20],
    ['postwar', 32],
    ['seventies', 36],
    ['nineties', 9],
    ['modern', 3],
  ],
  'semi-detached-bungalow': [
    ['interwar', 20],
    ['postwar', 38],
    ['seventies', 38],
    ['nineties', 4],
  ],
  'park-home': [
    ['nineties', 45],
    ['modern', 55],
  ],
  garage: [['seventies', 1]],
  restaurant: [['interwar', 1]],
  shop: [['victorian', 1]],
  office: [
    ['nineties', 2],
    ['modern', 3],
  ],
}

/** Computes the average floor area in square feet for a type and a number of bedrooms. */
export function computeAverageFloorArea(type: PropertyType, bedrooms: number): number {
  if (type === 'studio-flat') return 340
  if (type === 'retirement-flat') return bedrooms === 1 ? 510 : 720
  if (type === 'park-home') return bedrooms === 1 ? 430 : 640
  if (type === 'town-house') return 480 + bedrooms * 230
  if (type === 'maisonette') return 250 + bedrooms * 240
  if (isFlatType(type)) return 270 + bedrooms * 235
  if (isBungalow(type)) return (type === 'detached-bungalow' ? 420 : 330) + bedrooms * 240
  if (type === 'detached-house') return 250 + bedrooms * 310
  if (type === 'semi-detached-house') return 190 + bedrooms * 260
  return 210 + bedrooms * 230
}

/** The smallest and the largest floor area of premises in square feet; for land, the area of the plot. */
export const commercialFloorAreas: Partial<Record<PropertyType, [number, number]>> = {
  office: [420, 4_200],
  shop: [380, 1_900],
  garage: [125, 165],
  restaurant: [1_100, 4_200],
  land: [3_500, 26_000],
}
