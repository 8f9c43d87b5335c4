/**
 * Tags of news and guides, slug → name. The slug is the name in lower case, hyphenated, without apostrophes (D-63). The
 * four of the header (seller, landlord, buyer, tenant guides) are fixed.
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
