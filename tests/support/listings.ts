import { sql } from 'kysely'
import { db, type Database } from '../../lib/agency/database'
import type { ListingKind, ListingStatus, Nation, PriceQualifier } from '../../prisma/generated/tables'
import { insertRow } from './tables'

/** The values of a listing and its property. Absent fields get a default: a live, three-bedroom home for sale in Witham. */
export interface TestListing {
  kind?: ListingKind
  status?: ListingStatus
  /** Pounds, or pounds a month for a home to let; 250,000 by default. */
  price?: number | null
  qualifier?: PriceQualifier
  /** Shared ownership: per cent, and pounds a month. */
  share?: { percent: number; rent: number }
  type?: string
  bedrooms?: number
  street?: string
  town?: string
  locality?: string
  county?: string
  nation?: Nation
  postcode?: string
  lat?: number | null
  lng?: number | null
  listedAt?: string
}

const DEFAULT_PRICE_POUNDS = 250_000
const WITHAM = { lat: 51.8, lng: 0.64 }
/** 'CM8 2' of 'CM8 2AB'. A postcode ends in two letters. */
const toSector = (postcode: string) => postcode.slice(0, -2)
const toSlug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The email address of the owner whom `addListings` creates. */
export const OWNER_EMAIL = 'owner@test.example'

async function ensureOwner(database: Database): Promise<number> {
  await database
    .insertInto('user')
    .values({ email: OWNER_EMAIL, firstName: 'Olive', lastName: 'Owner' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const owner = await database
    .selectFrom('user')
    .select('id')
    .where('email', '=', OWNER_EMAIL)
    .executeTakeFirstOrThrow()
  return owner.id
}

/** Inserts listings of one owner. @returns their ids, in the order of the listings */
export async function addListings(listings: TestListing[], database: Database = db()): Promise<number[]> {
  const ownerId = await ensureOwner(database)
  const ids: number[] = []
  for (const listing of listings) ids.push(await addListing(listing, ownerId, database))
  return ids
}

export async function giveListingsTo(
  listingIds: number[],
  ownerId: number,
  database: Database = db(),
): Promise<void> {
  await database
    .updateTable('property')
    .set({ ownerId })
    .where('id', 'in', (query) =>
      query.selectFrom('listing').select('propertyId').where('id', 'in', listingIds),
    )
    .execute()
}

/** Inserts one listing of an owner. @returns its id */
export async function addListingOf(
  ownerId: number,
  listing: TestListing = {},
  database: Database = db(),
): Promise<number> {
  const [id] = await addListings([listing], database)
  await giveListingsTo([id!], ownerId, database)
  return id!
}

async function addListing(values: TestListing, ownerId: number, database: Database): Promise<number> {
  const {
    kind = 'sale',
    street = 'High Street',
    town = 'Witham',
    county = 'Essex',
    postcode = 'CM8 2AB',
    bedrooms = 3,
  } = values
  const isPriceOnApplication = values.qualifier === 'poa'
  const pricePence = isPriceOnApplication ? null : BigInt((values.price ?? DEFAULT_PRICE_POUNDS) * 100)
  const property = await insertRow(
    'property',
    {
      ownerId,
      street,
      streetSlug: toSlug(street),
      town,
      townSlug: toSlug(town),
      county,
      countySlug: toSlug(county),
      locality: values.locality ?? null,
      localitySlug: values.locality ? toSlug(values.locality) : null,
      nation: values.nation ?? 'england',
      postcode,
      district: postcode.split(' ')[0] ?? postcode,
      // A postcode without a space is only a district, such as 'CM8'.
      sector: postcode.includes(' ') ? toSector(postcode) : null,
      // null means a home without a position, so only undefined gets the default.
      lat: values.lat === undefined ? WITHAM.lat : values.lat,
      lng: values.lng === undefined ? WITHAM.lng : values.lng,
      type: values.type ?? 'terraced',
      bedrooms,
      bathrooms: 1,
    },
    database,
  )
  const listing = await insertRow(
    'listing',
    {
      propertyId: property.id,
      kind,
      status: values.status ?? 'available',
      pricePence,
      priceQualifier: values.qualifier ?? 'price',
      sharePercent: values.share?.percent ?? null,
      shareRentPence: values.share ? Math.round(values.share.rent * 100) : null,
      depositPence: kind === 'let' ? 1_000_00 : null,
      slug: toSlug(`${street} ${town}`),
      displayAddress: `${street}, ${town}, ${postcode.split(' ')[0]}`,
      summary: 'A home.',
      description: '<p>A home.</p>',
      features: ['Garden'],
    },
    database,
  )
  await insertRow(
    'listingEvent',
    {
      listingId: listing.id,
      type: 'listed',
      at: new Date(values.listedAt ?? '2026-11-01T09:00:00Z'),
      pricePence,
    },
    database,
  )
  return listing.id
}

/** Makes the ids of new listings begin at a number, as they would in a large table. */
export const startListingIdsAt = (id: number) =>
  sql`select setval(pg_get_serial_sequence('listing', 'id'), ${id}, false)`.execute(db())
