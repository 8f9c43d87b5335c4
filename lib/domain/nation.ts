/** The nations of the United Kingdom: property tax, tenancies and tenure have a law of their own in each. */
export const nations = ['england', 'scotland', 'wales', 'northern-ireland'] as const
export type Nation = (typeof nations)[number]

/**
 * True where homes are in a council tax band (Local Government Finance Act 1992, parts I and II). Northern
 * Ireland has domestic rates instead (Rates (Northern Ireland) Order 1977).
 */
export const hasCouncilTax = (nation: Nation): nation is Exclude<Nation, 'northern-ireland'> =>
  nation !== 'northern-ireland'
