import { isCommercialType } from '../../lib/domain/property-type'
import type { Home } from './home'
import type { Area } from './places/area'
import type { Random } from './random'
import type { PriceQualifier } from '../../lib/domain/price-qualifier'

type Weights = readonly (readonly [PriceQualifier, number])[]

/** Weights of price qualifiers by the custom of each nation. */
const qualifierWeights: Record<Area['nation'], Weights> = {
  england: [
    ['price', 64],
    ['guide-price', 15],
    ['offers-in-excess-of', 9],
    ['offers-in-the-region-of', 7],
    ['offers-over', 4.5],
    ['fixed-price', 0.5],
  ],
  wales: [
    ['price', 68],
    ['guide-price', 9],
    ['offers-in-excess-of', 6],
    ['offers-in-the-region-of', 10],
    ['offers-over', 6],
    ['fixed-price', 1],
  ],
  scotland: [
    ['offers-over', 66],
    ['fixed-price', 22],
    ['offers-in-the-region-of', 6],
    ['guide-price', 2],
    ['price', 4],
  ],
  'northern-ireland': [
    ['offers-over', 38],
    ['price', 36],
    ['offers-in-the-region-of', 12],
    ['guide-price', 8],
    ['offers-in-excess-of', 6],
  ],
}

/** Draws the price qualifier of a sale. Only expensive homes, premises and land have 'poa'. */
export function drawQualifier(
  random: Random,
  home: Home,
  area: Area,
  price: number,
  isShareable: boolean,
): PriceQualifier {
  if (isCommercialType(home.type)) {
    if (home.type === 'garage')
      return random.weighted([
        ['price', 8],
        ['guide-price', 2],
      ])
    return random.weighted([
      ['price', 50],
      ['guide-price', 20],
      ['offers-in-excess-of', 14],
      ['poa', 7],
      ['offers-invited', 6],
      ['sale-by-tender', home.type === 'land' ? 5 : 0],
    ])
  }
  if (price > 1_400_000 && random.chance(0.05)) return 'poa'
  if (isShareable && price > 150_000 && random.chance(0.07))
    return random.weighted([
      ['shared-ownership', 8],
      ['part-buy-part-rent', 1],
      ['shared-equity', 1],
    ])
  if (home.era === 'new' && random.chance(0.5))
    return random.weighted([
      ['from', 5],
      ['fixed-price', 3],
      ['shared-equity', 0.3],
      ['equity-loan', 0.2],
    ])
  return random.weighted(qualifierWeights[area.nation])
}
