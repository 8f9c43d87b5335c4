/** What the price of a sale means; 'poa' is price on application. A letting has one specific rent: 'price'. */
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

/** True where a share of the home is sold and rent paid on the rest, so that the price is not what the home is worth. */
export const isShareOfHome = (qualifier: string): boolean =>
  qualifier === 'shared-ownership' || qualifier === 'part-buy-part-rent'
