import type { Nation } from './nation'
import type { PropertyType } from './property-type'

/** Ratings of an energy performance certificate (EPC), the most efficient first. */
export const epcRatings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EpcRating = (typeof epcRatings)[number]

/**
 * Types of property that are sold and let without an EPC. The duty is on a "building": a roofed construction
 * with walls, for which energy is used to condition the indoor climate (Energy Performance of Buildings
 * (England and Wales) Regulations 2012, SI 2012/3118, reg. 2; the regulations of Scotland, SSI 2008/309, and
 * of Northern Ireland, SR 2008/170, say the same).
 * - Land has no roof, and a lock-up garage is not heated.
 * - A park home is a caravan in law, built to be moved (Mobile Homes Act 1983, s.5; Caravan Sites and Control of
 *   Development Act 1960, s.29): a chattel on a pitch and no building. Its owner may still have one made, for
 *   instance for a grant, so a rating that was supplied is shown.
 */
const exemptTypes: readonly PropertyType[] = ['land', 'garage', 'park-home']

/** True where an advertisement must carry an EPC rating. */
export const requiresEpc = (type: string): boolean => !(exemptTypes as readonly string[]).includes(type)

/**
 * True where a building rated below E may not be let without a registered exemption: England and Wales (Energy
 * Efficiency (Private Rented Property) (England and Wales) Regulations 2015, SI 2015/962, regs. 23 and 27).
 */
export const hasMinimumEpcRating = (nation: Nation): boolean => nation === 'england' || nation === 'wales'

/** Takes a fact's value, which may be words instead of a rating ("F, exemption registered"). */
export const isBelowMinimumEpcRating = (value: string): boolean => value === 'F' || value === 'G'
