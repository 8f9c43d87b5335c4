/** The qualifiers of a sale's price; 'poa' is price on application. A letting always has 'price'. */
export const priceQualifiers = [
  'price',
  'poa',
  'guide-price',
  'fixed-price',
  'offers-over',
  'offers-in-excess-of',
  'offers-in-the-region-of',
  'offers-invited',
  'from',
  'sale-by-tender',
  'shared-ownership',
  'part-buy-part-rent',
  'shared-equity',
  'equity-loan',
] as const
export type PriceQualifier = (typeof priceQualifiers)[number]

/** The qualifiers of a price that buys only a share of the home; rent is paid on the rest. */
export const shareQualifiers = [
  'shared-ownership',
  'part-buy-part-rent',
] as const satisfies readonly PriceQualifier[]

export const isShareOfHome = (qualifier: string): boolean =>
  (shareQualifiers as readonly string[]).includes(qualifier)
