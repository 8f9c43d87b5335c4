export const nations = ['england', 'scotland', 'wales', 'northern-ireland'] as const
export type Nation = (typeof nations)[number]

/** Northern Ireland has domestic rates instead (Rates (Northern Ireland) Order 1977). */
export const hasCouncilTax = (nation: Nation): nation is Exclude<Nation, 'northern-ireland'> =>
  nation !== 'northern-ireland'
