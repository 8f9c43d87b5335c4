import { hasBedrooms, getPropertyTypeNoun } from '@/lib/domain/property-type'
import { formatPercent } from '@/lib/domain/share-of-home'
import { isShareOfHomeSale, type Listing } from '@/components/property/listing'

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Puts 'a' or 'an' before a text. The words for 8, 11, 18 and 80 to 89 begin with a vowel. */
const addArticle = (text: string): string => `${/^(?:[aeio]|8|11\b|18)/.test(text) ? 'an' : 'a'} ${text}`

/** For example '3 bedroom terraced house for sale', '25% share of a flat for sale' or 'Office to let'. */
export function describeOffer(listing: Listing): string {
  const { bedrooms, property_type: type, kind } = listing
  const noun = getPropertyTypeNoun(type)
  const home = bedrooms > 0 && hasBedrooms(type) ? `${bedrooms} bedroom ${noun}` : noun
  const offer = kind === 'sale' ? 'for sale' : 'to let'
  if (kind === 'let' || !isShareOfHomeSale(listing)) return capitalise(`${home} ${offer}`.trim())
  const percent = listing.share?.percent
  return `${percent ? `${formatPercent(percent)} share` : 'Share'} of ${addArticle(home)} ${offer}`
}

export const createListingTitle = (listing: Listing): string =>
  `${describeOffer(listing)}, ${listing.portal_address}`
