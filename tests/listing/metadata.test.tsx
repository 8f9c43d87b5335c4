import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { createListingMetadata } from '@/components/listing/listing-metadata'
import { listPictures, type Listing } from '@/components/property/listing'
import { createStructuredData } from '@/components/listing/structured-data'
import { JsonLd } from '@/components/ui/json-ld'
import { letListing, saleListing } from './fixture'
import { createQrPath } from '@/lib/format/qr-code'

/** Creates the structured data of the page of a listing, and of its breadcrumb. */
function createPageData(listing: Listing) {
  const [listingData, breadcrumbData] = createStructuredData({
    listing,
    url: 'https://agency.example/property/101/slug',
    origin: 'https://agency.example',
    pictures: listPictures(listing, '/media'),
    trail: [{ name: 'Find a property', href: '/find-a-property' }, { name: listing.portal_address }],
  })
  return { listingData: listingData!, breadcrumbData: breadcrumbData! }
}

describe('structured data (D-170)', () => {
  it('describes a house for sale as a RealEstateListing with an offer', () => {
    expect(createPageData(saleListing()).listingData).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://agency.example/property/101/slug',
      datePosted: '2026-11-02T09:00:00.000Z',
      mainEntity: {
        '@type': 'House',
        numberOfBedrooms: 3,
        floorSize: { value: 1_076, unitCode: 'FTK' },
        address: { streetAddress: 'High Street', addressLocality: 'Witham', postalCode: 'CM8' },
      },
      offers: {
        price: 350_000,
        priceCurrency: 'GBP',
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it('describes a flat to let as an Apartment with a monthly rent', () => {
    const letFlat = letListing({ property_type: 'flat-apartment', original_listing_status: 'let' })
    expect(createPageData(letFlat).listingData).toMatchObject({
      mainEntity: { '@type': 'Apartment' },
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: { price: 1_200, unitCode: 'MON' },
        availability: 'https://schema.org/SoldOut',
      },
    })
  })

  it('has no price if the price is on application, and no bedrooms for an office', () => {
    const office = saleListing({ price_options: 'poa', property_type: 'office' })
    const { listingData } = createPageData(office)
    expect(listingData).toMatchObject({ mainEntity: { '@type': 'Place' }, offers: { '@type': 'Offer' } })
    expect(listingData).not.toHaveProperty('offers.price')
    expect(listingData).not.toHaveProperty('mainEntity.numberOfBedrooms')
  })

  it('states the price of a share beside the rent on the rest, and not as the price of the home', () => {
    const share = { percent: 25, rent_pcm: 455 }
    const { listingData } = createPageData(
      saleListing({ price_options: 'shared-ownership', new_price: 66_250, share }),
    )
    expect(listingData).not.toHaveProperty('offers.price')
    expect(listingData).toMatchObject({
      offers: {
        priceSpecification: {
          '@type': 'CompoundPriceSpecification',
          name: '£66,250 for a 25% share, plus £455 a month rent; full price £265,000',
          priceComponent: [{ price: 66_250 }, { price: 455, unitCode: 'MON' }],
        },
      },
    })
  })

  it('numbers the breadcrumb from Home to the page', () => {
    expect(createPageData(saleListing()).breadcrumbData).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://agency.example/' },
        { position: 2, item: 'https://agency.example/find-a-property' },
        { position: 3, name: 'High Street, Witham, CM8' },
      ],
    })
  })

  it('escapes a script tag in the summary of a listing', () => {
    const listing = saleListing({ description_summary: '</script><script>alert(1)</script>' })
    const html = renderToStaticMarkup(<JsonLd data={createPageData(listing).listingData} />)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('alert(1)</script>')
  })
})

describe('the metadata of a listing page (META-07, META-09, D-91)', () => {
  it.each<[string, Listing]>([
    ['3 bedroom semi-detached house for sale, High Street, Witham, CM8', saleListing()],
    [
      '1 bedroom ground-floor flat to let, High Street, Witham, CM8',
      letListing({ property_type: 'ground-floor-flat', bedrooms: 1 }),
    ],
    [
      'Studio flat to let, High Street, Witham, CM8',
      letListing({ property_type: 'studio-flat', bedrooms: 1 }),
    ],
    ['Plot of land for sale, High Street, Witham, CM8', saleListing({ property_type: 'land', bedrooms: 0 })],
    [
      'Detached house for sale, High Street, Witham, CM8',
      saleListing({ property_type: 'detached-house', bedrooms: 0 }),
    ],
    // 'tree-house' is a type that this site does not know.
    ['3 bedroom tree house for sale, High Street, Witham, CM8', saleListing({ property_type: 'tree-house' })],
    [
      '25% share of an 8 bedroom maisonette for sale, High Street, Witham, CM8',
      saleListing({
        property_type: 'maisonette',
        bedrooms: 8,
        price_options: 'shared-ownership',
        share: { percent: 25, rent_pcm: null },
      }),
    ],
    [
      'Share of a 3 bedroom flat for sale, High Street, Witham, CM8',
      saleListing({ property_type: 'flat-apartment', price_options: 'part-buy-part-rent' }),
    ],
  ])('has a title that names the offer and the address: %s', (title, listing) => {
    expect(createListingMetadata(listing, '/').title).toEqual({ absolute: title })
  })

  it('has the agency’s slug in the canonical URL, the requested slug in og:url, and the first picture', () => {
    const head = createListingMetadata(saleListing(), '/property/101/some-other-slug')
    expect(head.title).toEqual({
      absolute: '3 bedroom semi-detached house for sale, High Street, Witham, CM8',
    })
    expect(String(head.alternates?.canonical)).toMatch(
      /\/property\/101\/high-street-witham-3-bedroom-semi-detached-house$/,
    )
    expect(String(head.openGraph?.url)).toMatch(/\/property\/101\/some-other-slug$/)
    expect(JSON.stringify(head.openGraph?.images)).toContain(
      '/media/properties/101/semi-detached-1.webp?w=1200',
    )
  })

  it('cuts a summary of more than 155 characters at the end of a word', () => {
    const description = String(
      createListingMetadata(saleListing({ description_summary: 'A bright and roomy home, '.repeat(20) }), '/')
        .description,
    )
    expect(description.length).toBeLessThanOrEqual(155)
    expect(description).toMatch(/\w…$/)
  })

  it('cuts a summary without a space within its only word', () => {
    const listing = saleListing({ description_summary: 'A'.repeat(300) })
    // 155 characters with the ellipsis.
    expect(createListingMetadata(listing, '/').description).toBe(`${'A'.repeat(154)}…`)
  })
})

describe('the QR code of the brochure (FIELD-34)', () => {
  it('draws every dark square of the code and no other', () => {
    const url = 'https://agency.example/property/101/high-street-witham'
    const { path, size } = createQrPath(url)
    const matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    // A rectangle such as 'M3 7h2v1H3z' is a run of two dark squares, which begins at column 3 of row 7.
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
      for (let offset = 0; offset < Number(width); offset += 1)
        (matrix[Number(y)] as boolean[])[Number(x) + offset] = true
    expect(matrix).toEqual(encode(url, { ecc: 'M', border: 0 }).data)
  })
})
