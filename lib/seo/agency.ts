import { brand } from '../config/brand'
import { openingHours } from '../config/opening-hours'
import { routes } from '../config/routes'
import type { Rating } from '../contract/content'
import type { LinkedData } from './json-ld'

/** Other nodes refer to the agency by this id. */
export const agencyId = (origin: string): string => `${origin}/#agency`

/** Structured data of the agency. `origin` has no trailing slash; the rating is from site meta (HOME-18). */
export function createAgencyLd(origin: string, name: string, rating: Rating | null): LinkedData {
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(origin),
    name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/og/default.png`,
    telephone: brand.phone,
    email: brand.email,
    vatID: brand.vatNumber,
    identifier: {
      '@type': 'PropertyValue',
      propertyID: 'Company registration number',
      value: brand.companyNumber,
    },
    address: { '@type': 'PostalAddress', streetAddress: brand.registeredOffice, addressCountry: 'GB' },
    geo: { '@type': 'GeoCoordinates', latitude: brand.mapPoint.lat, longitude: brand.mapPoint.lng },
    openingHours: openingHours.flatMap(({ schema }) => schema ?? []),
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    sameAs: brand.social.map(({ url }) => url),
    ...(rating && rating.reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.ratingValue,
            reviewCount: rating.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  }
}

export function createWebSiteLd(origin: string, name: string): LinkedData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': agencyId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${routes.buy}?location_filter={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
