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

/** The price then buys a part of the home, and rent is paid on the rest. */
export const isShareOfHome = (qualifier: string): boolean =>
  qualifier === 'shared-ownership' || qualifier === 'part-buy-part-rent'
