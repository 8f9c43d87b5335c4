import type { Nation } from './nation'
import type { PropertyType } from './property-type'

/** Ratings of an energy performance certificate (EPC), the best first. */
export const epcRatings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EpcRating = (typeof epcRatings)[number]

/** The ratings of Scotland’s newer regulations (SSI 2025/417). Older certificates lack them. */
export const scottishRatings = [
  { key: 'heat_retention_rating', label: 'Heat retention rating' },
  { key: 'heating_system_rating', label: 'Heating system rating' },
  { key: 'energy_cost_rating', label: 'Energy cost rating' },
] as const

/** In law these are not heated buildings. A park home is a caravan (SI 2012/3118, reg. 2; SSI 2008/309; SR 2008/170). */
const exemptTypes: readonly PropertyType[] = ['land', 'garage', 'park-home']

export const requiresEpc = (type: string): boolean => !(exemptTypes as readonly string[]).includes(type)

/** True where a building rated below E may not be let without an exemption (SI 2015/962, regs. 23 and 27). */
export const hasMinimumEpcRating = (nation: Nation): boolean => nation === 'england' || nation === 'wales'

export const isBelowMinimumEpcRating = (value: string): boolean => value === 'F' || value === 'G'
