import type { Crumb } from '@/components/ui/breadcrumb'
import { brand } from '@/lib/config/brand'
import { isHouseType } from '@/lib/domain/property-type'
import { breadcrumbLd } from '@/lib/seo/breadcrumbs'
import type { LinkedData } from '@/lib/seo/json-ld'
import { amountOf, isCommercial, nationOf, standingOf, type Listing, type Picture } from './listing'

interface Source {
  listing: Listing
  /** Absolute address of the page. */
  url: string
  origin: string
  pictures: Picture[]
  trail: Crumb[]
}

/** The schema.org type of the property. */
const placeType = (listing: Listing): string =>
  isCommercial(listing) ? 'Place' : isHouseType(listing.property_type) ? 'House' : 'Apartment'

const countries = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
}

const absolute = (origin: string, src: string) => (src.startsWith('/') ? `${origin}${src}` : src)

function place({ listing, origin, pictures }: Source) {
  const dwelling = isCommercial(listing)
    ? {}
    : {
        ...(listing.bedrooms > 0 ? { numberOfBedrooms: listing.bedrooms } : {}),
        ...(listing.bathrooms > 0 ? { numberOfBathroomsTotal: listing.bathrooms } : {}),
        ...(listing.floor_area_sq_ft
          ? { floorSize: { '@type': 'QuantitativeValue', value: listing.floor_area_sq_ft, unitCode: 'FTK' } }
          : {}),
      }
  return {
    '@type': placeType(listing),
    name: listing.portal_address,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.portal_address.split(',')[0],
      addressLocality: listing.town,
      addressRegion: listing.county || countries[nationOf(listing)],
      postalCode: listing.postcode,
      addressCountry: 'GB',
    },
    ...(listing.lat !== null && listing.lng !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: listing.lat, longitude: listing.lng } }
      : {}),
    ...(pictures.length > 0 ? { image: pictures.map(({ src }) => absolute(origin, src)) } : {}),
    ...dwelling,
  }
}

/** The offer; a price on application is an offer without a price. */
function offer({ listing, url }: Source) {
  const amount = amountOf(listing)
  const price =
    listing.kind === 'sale'
      ? { price: amount, priceCurrency: 'GBP' }
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: amount,
            priceCurrency: 'GBP',
            unitCode: 'MON',
          },
        }
  return {
    '@type': 'Offer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${listing.kind === 'sale' ? 'Sell' : 'LeaseOut'}`,
    availability: `https://schema.org/${standingOf(listing) === 'taken' ? 'SoldOut' : 'InStock'}`,
    offeredBy: { '@type': 'RealEstateAgent', name: brand.legalName, telephone: brand.phone },
    ...(amount === null ? {} : price),
  }
}

/** JSON-LD of the listing and its breadcrumb (D-170). */
export const structuredData = (source: Source): LinkedData[] => [
  {
    '@type': 'RealEstateListing',
    name: source.listing.portal_address,
    description: source.listing.description_summary,
    url: source.url,
    datePosted: source.listing.listed_at ?? source.listing.created_at,
    mainEntity: place(source),
    offers: offer(source),
  },
  breadcrumbLd(source.origin, source.trail),
]
