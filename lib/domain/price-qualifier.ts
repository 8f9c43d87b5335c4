/** How the price of a sale is meant; 'poa' is price on application. A letting always has 'price'. */
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

/** With these the price buys a part of the home, and rent is paid on the rest. */
export const shareQualifiers = [
  'shared-ownership',
  'part-buy-part-rent',
] as const satisfies readonly PriceQualifier[]

export const isShareOfHome = (qualifier: string): boolean =>
  (shareQualifiers as readonly string[]).includes(qualifier)
