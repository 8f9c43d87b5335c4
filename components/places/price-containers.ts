/** The tables of prices, in their order on the page. */
export const priceKinds = ['sale', 'let'] as const
export type PriceKind = (typeof priceKinds)[number]

/** Id of the place that a table is put into. */
export const priceContainer = (kind: PriceKind): string => `prices-${kind}`
