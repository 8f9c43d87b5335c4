import { isCommercialType, type PropertyType } from '../../lib/domain/property-type'
import type { ListingKind } from '../../lib/domain/listing-kind'
import type { Random } from './random'
import type { Area, Setting } from './places/area'
import { townWithEightSales, townWithNineSales } from './special-cases'

/** The settings of areas, in the order of the columns of `typeWeights`. */
const settingColumns: Setting[] = ['inner', 'city', 'suburb', 'town', 'village']
/** How common each type is among the sales of an area, by the setting of the area. Each column adds up to about 100. */
const typeWeights: Record<PropertyType, [number, number, number, number, number]> = {
  'detached-house': [0.6, 5, 13, 19, 26],
  'semi-detached-house': [2, 14, 27, 23, 17],
  terraced: [14, 21, 16, 15, 13],
  'end-of-terrace': [3, 6, 7, 6, 5],
  'town-house': [4, 4, 3, 3, 2],
  'flat-apartment': [42, 24, 12, 9, 4],
  'ground-floor-flat': [8, 6, 3.5, 3, 1.6],
  'first-floor-flat': [8, 6, 3.5, 3, 1.6],
  'studio-flat': [6, 3, 1.3, 0.8, 0.4],
  maisonette: [6, 4, 3, 2, 1],
  'retirement-flat': [1, 1.5, 2, 2.4, 2],
  'detached-bungalow': [0, 0.8, 3, 5.5, 12],
  'semi-detached-bungalow': [0, 1, 3, 3, 4],
  'park-home': [0, 0, 0.4, 1.1, 2.6],
  office: [1.4, 1, 0.6, 0.7, 0.5],
  shop: [1.6, 1.2, 0.7, 1, 0.9],
  garage: [0.5, 0.5, 0.6, 0.5, 0.3],
  restaurant: [0.7, 0.5, 0.2, 0.4, 0.6],
  land: [0.1, 0.2, 0.4, 0.8, 1.8],
}

/** Factors for the weights of lettings, which are smaller homes than sales. */
const lettingFactors: Partial<Record<PropertyType, number>> = {
  'detached-house': 0.4,
  'semi-detached-house': 0.7,
  'end-of-terrace': 0,
  'flat-apartment': 1.9,
  'ground-floor-flat': 1.7,
  'first-floor-flat': 1.7,
  'studio-flat': 2.2,
  maisonette: 1.5,
  'retirement-flat': 0.4,
  'detached-bungalow': 0.4,
  'semi-detached-bungalow': 0.5,
  'park-home': 0.25,
  office: 1.7,
  shop: 1.5,
  restaurant: 0.8,
  land: 0.2,
}

/** Types with a single drawing. Two listings of such a type would look the same beside each other in a list. */
const typesWithOnePicture: readonly PropertyType[] = [
  'office',
  'shop',
  'garage',
  'restaurant',
  'land',
  'park-home',
]

const townsWithExactSales = [townWithEightSales.town, townWithNineSales.town]

/**
 * Draws the type of the next listing of an area.
 * @param previousType the type of the previous listing in the list of the town
 */
export function drawType(
  random: Random,
  area: Area,
  kind: ListingKind,
  previousType: PropertyType | null,
): PropertyType {
  const column = settingColumns.indexOf(area.setting)
  const entries = (Object.keys(typeWeights) as PropertyType[]).map((type) => {
    const isRepeated = type === previousType && typesWithOnePicture.includes(type)
    // The town houses of the demonstration are from before 1914, when planned areas were not built yet.
    const isTooOld = type === 'town-house' && area.isPlanned
    // Tests expect an exact number of homes in these towns, so no listing may be of commercial premises.
    const isExcludedPremises = townsWithExactSales.includes(area.town) && isCommercialType(type)
    const kindFactor = kind === 'let' ? (lettingFactors[type] ?? 1) : 1
    const isExcluded = isRepeated || isTooOld || isExcludedPremises
    return [type, isExcluded ? 0 : typeWeights[type][column]! * kindFactor] as const
  })
  return random.weighted(entries)
}
