import type { Crumb } from '@/components/ui/breadcrumb'
import { brand } from '@/lib/config/brand'
import { isFlatType } from '@/lib/domain/property-type'
import { describeShare } from '@/lib/domain/share-of-home'
import { formatPounds } from '@/lib/format/money'
import { createBreadcrumbLd } from '@/lib/seo/breadcrumbs'
import type { LinkedData } from '@/lib/seo/json-ld'
import {
  getPriceOrMonthlyRent,
  isCommercial,
  isShareOfHomeSale,
  getNation,
  getListingAvailability,
  type Listing,
  type Picture,
  type SaleListing,
} from '@/components/property/listing'
import { createListingTitle } from './listing-title'

interface StructuredDataInput {
  listing: Listing
  /** Absolute URL of the page. */
  url: string
  origin: string
  pictures: Picture[]
  trail: Crumb[]
}

function getSchemaOrgType(listing: Listing): string {
  if (isCommercial(listing)) return 'Place'
  return isFlatType(listing.property_type) ? 'Apartment' : 'House'
}

const nationNames = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
}

const toAbsoluteUrl = (origin: string, src: string) => (src.startsWith('/') ? `${origin}${src}` : src)

/** Unit codes of UN/CEFACT, which schema.org prescribes. */
const SQUARE_FOOT_CODE = 'FTK'
const MONTH_CODE = 'MON'

function toDwellingProperties({ bedrooms, bathrooms, floor_area_sq_ft: area }: Listing) {
  return {
    ...(bedrooms > 0 ? { numberOfBedrooms: bedrooms } : {}),
    ...(bathrooms > 0 ? { numberOfBathroomsTotal: bathrooms } : {}),
    ...(area ? { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: SQUARE_FOOT_CODE } } : {}),
  }
}

function toPlace({ listing, origin, pictures }: StructuredDataInput) {
  return {
    '@type': getSchemaOrgType(listing),
    name: listing.portal_address,
    address: {
      '@type': 'PostalAddress',
      // The public address begins with the street: 'High Street, Witham, CM8'.
      streetAddress: listing.portal_address.split(',')[0],
      addressLocality: listing.town,
      addressRegion: listing.county || nationNames[getNation(listing)],
      postalCode: listing.postcode,
      addressCountry: 'GB',
    },
    ...(listing.lat !== null && listing.lng !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: listing.lat, longitude: listing.lng } }
      : {}),
    ...(pictures.length > 0 ? { image: pictures.map(({ src }) => toAbsoluteUrl(origin, src)) } : {}),
    ...(isCommercial(listing) ? {} : toDwellingProperties(listing)),
  }
}

const toMonthlyPrice = (amount: number, name?: string) => ({
  '@type': 'UnitPriceSpecification',
  ...(name ? { name } : {}),
  price: amount,
  priceCurrency: 'GBP',
  unitCode: MONTH_CODE,
})

/** States the price of a share with its terms, because a bare price would be read as that of the whole home. */
function toSharePrice({ share }: SaleListing, amount: number) {
  const rent = share?.rent_pcm ?? null
  return {
    '@type': 'CompoundPriceSpecification',
    name: `${formatPounds(amount)} ${describeShare(amount, share)}`,
    priceComponent: [
      { '@type': 'PriceSpecification', name: 'Price of the share', price: amount, priceCurrency: 'GBP' },
      ...(rent === null ? [] : [toMonthlyPrice(rent, 'Rent on the rest')]),
    ],
  }
}

function toPrice(listing: Listing, amount: number) {
  if (listing.kind === 'let') return { priceSpecification: toMonthlyPrice(amount) }
  if (isShareOfHomeSale(listing)) return { priceSpecification: toSharePrice(listing, amount) }
  return { price: amount, priceCurrency: 'GBP' }
}

/** Builds the schema.org offer; it has no price when the listing's price is on application. */
function toOffer({ listing, url }: StructuredDataInput) {
  const amount = getPriceOrMonthlyRent(listing)
  return {
    '@type': 'Offer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${listing.kind === 'sale' ? 'Sell' : 'LeaseOut'}`,
    availability: `https://schema.org/${getListingAvailability(listing) === 'taken' ? 'SoldOut' : 'InStock'}`,
    offeredBy: { '@type': 'RealEstateAgent', name: brand.legalName, telephone: brand.phone },
    ...(amount === null ? {} : toPrice(listing, amount)),
  }
}

/** Builds the JSON-LD of a listing and of its breadcrumb (D-170). */
export const createStructuredData = (input: StructuredDataInput): LinkedData[] => [
  {
    '@type': 'RealEstateListing',
    name: createListingTitle(input.listing),
    description: input.listing.description_summary,
    url: input.url,
    datePosted: input.listing.listed_at ?? input.listing.created_at,
    mainEntity: toPlace(input),
    offers: toOffer(input),
  },
  createBreadcrumbLd(input.origin, input.trail),
]
