import type { PrismaClient } from '../../prisma/client/client'

/** A home to put into a test's database; what is not said is plain. Prices in pounds. */
export interface GivenListing {
  kind?: 'sale' | 'let'
  status?:
    | 'available'
    | 'under_offer'
    | 'sold_subject_to_contract'
    | 'reserved'
    | 'let_agreed'
    | 'withdrawn'
    | 'draft'
  price?: number | null
  qualifier?: 'price' | 'poa' | 'offers_over'
  type?: string
  bedrooms?: number
  street?: string
  town?: string
  locality?: string
  county?: string
  nation?: 'england' | 'scotland' | 'wales' | 'northern_ireland'
  postcode?: string
  lat?: number | null
  lng?: number | null
  listedAt?: string
}

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Writes homes with one listing each; returns the listings' ids in the order given. */
export async function addListings(prisma: PrismaClient, given: GivenListing[]): Promise<number[]> {
  const owner = await prisma.user.upsert({
    where: { email: 'owner@test.example' },
    create: { email: 'owner@test.example', firstName: 'Olive', lastName: 'Owner' },
    update: {},
  })
  const ids: number[] = []
  for (const home of given) {
    const {
      kind = 'sale',
      street = 'High Street',
      town = 'Witham',
      county = 'Essex',
      postcode = 'CM8 2AB',
      bedrooms = 3,
    } = home
    const poa = home.qualifier === 'poa'
    const price = poa ? null : BigInt((home.price ?? 250_000) * 100)
    const listing = await prisma.listing.create({
      data: {
        kind,
        status: home.status ?? 'available',
        pricePence: price,
        priceQualifier: home.qualifier ?? 'price',
        depositPence: kind === 'let' ? 1_000_00 : null,
        slug: slug(`${street} ${town}`),
        displayAddress: `${street}, ${town}, ${postcode.split(' ')[0]}`,
        summary: 'A home.',
        description: '<p>A home.</p>',
        features: ['Garden'],
        property: {
          create: {
            ownerId: owner.id,
            street,
            streetSlug: slug(street),
            town,
            townSlug: slug(town),
            county,
            countySlug: slug(county),
            locality: home.locality ?? null,
            localitySlug: home.locality ? slug(home.locality) : null,
            nation: home.nation ?? 'england',
            postcode,
            district: postcode.split(' ')[0] ?? postcode,
            sector: postcode.includes(' ') ? postcode.slice(0, -2) : null,
            lat: home.lat === undefined ? 51.8 : home.lat,
            lng: home.lng === undefined ? 0.64 : home.lng,
            type: home.type ?? 'terraced',
            bedrooms,
            bathrooms: 1,
          },
        },
        events: {
          create: {
            type: 'listed',
            at: new Date(home.listedAt ?? '2026-11-01T09:00:00Z'),
            pricePence: price,
          },
        },
      },
    })
    ids.push(listing.id)
  }
  return ids
}
