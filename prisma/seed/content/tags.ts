/**
 * The names of the tags of news and guides, by their slugs. A slug is the name in lower case with hyphens and without
 * apostrophes (D-63). The header links the tags of the seller, landlord, buyer and tenant guides.
 */
export const newsTags = {
  'seller-guides': 'Seller guides',
  'landlord-guides': 'Landlord guides',
  'buyer-guides': 'Buyer guides',
  'tenant-guides': 'Tenant guides',
  'market-news': 'Market news',
  'company-news': 'Company news',
  'renters-rights': 'Renters’ rights',
} as const
export type NewsTag = keyof typeof newsTags

export const guideTags = {
  selling: 'Selling',
  letting: 'Letting',
  buying: 'Buying',
  renting: 'Renting',
  moving: 'Moving',
  'law-and-tax': 'Law and tax',
  'uk-nations': 'UK nations',
} as const
export type GuideTag = keyof typeof guideTags
