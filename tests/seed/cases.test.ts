import fs from 'node:fs'
import path from 'node:path'
import { isCommercialType } from '../../lib/domain/property-type'
import { beforeAll, describe, expect, it } from 'vitest'
import { exactlyEight, exactlyNine, twoWordLocations, specialCases } from '../../prisma/seed/special-cases'
import { demonstrationUsers, landlord, seller } from '../../prisma/seed/users'
import { demonstration, groupedBy, liveListings, ofKind, today } from './demonstration'

const DAY_MS = 86_400_000
const daysAgo = (at: string) => (today.getTime() - Date.parse(at)) / DAY_MS
const inTown = (kind: 'sale' | 'let', town: string) =>
  ofKind(kind).filter(({ property }) => property.town === town)

// Drawing up the market takes seconds: in a hook, whose time is not a test's.
beforeAll(() => void liveListings())

describe('special cases of the demonstration', () => {
  it.each([exactlyEight, exactlyNine])(
    'has exactly $sales homes for sale in $town (SALES-11)',
    ({ town, sales }) => {
      expect(inTown('sale', town).filter(({ property }) => !isCommercialType(property.type))).toHaveLength(
        sales,
      )
      expect(ofKind('sale').filter(({ property }) => property.locality === town)).toHaveLength(0)
    },
  )

  it('has at least seven homes for sale in Essex, and many in Witham (LOCAL-17)', () => {
    expect(
      ofKind('sale').filter(({ property }) => property.county_slug === 'essex').length,
    ).toBeGreaterThanOrEqual(7)
    expect(inTown('sale', 'Witham').length).toBeGreaterThan(40)
    expect(
      inTown('sale', 'Witham').filter(({ property }) => property.street === 'High Street').length,
    ).toBeGreaterThanOrEqual(4)
  })

  it('has a listing for every special case', () => {
    const { listings, properties, media } = demonstration()
    const propertyById = new Map(properties.map((property) => [property.id, property]))
    for (const wish of specialCases) {
      const granted = listings.some((listing) => {
        const property = propertyById.get(listing.property_id)!
        return (
          listing.kind === wish.kind &&
          property.town === wish.town &&
          (!wish.type || property.type === wish.type) &&
          (!wish.status || listing.status === wish.status) &&
          (!wish.qualifier || listing.price_qualifier === wish.qualifier) &&
          (!wish.owner || property.owner_id === wish.owner) &&
          (!wish.mainStreet || property.street === 'High Street') &&
          (!wish.localAgent || listing.local_agent_id === wish.localAgent) &&
          (!wish.withoutPictures || !media.some((picture) => picture.listing_id === listing.id))
        )
      })
      expect(granted, wish.name).toBe(true)
    }
  })

  it('has sales for sale and sold subject to contract, and lettings to let and let (SALES-16, LET-07)', () => {
    const share = (kind: 'sale' | 'let', status: string) =>
      ofKind(kind).filter(({ listing }) => listing.status === status).length / ofKind(kind).length
    expect(share('sale', 'available')).toBeGreaterThan(0.7)
    expect(share('sale', 'sold_subject_to_contract')).toBeGreaterThan(0.12)
    expect(share('sale', 'under_offer')).toBeGreaterThan(0.02)
    expect(share('let', 'available')).toBeGreaterThan(0.65)
    expect(share('let', 'let_agreed')).toBeGreaterThan(0.12)
    expect(share('let', 'reserved')).toBeGreaterThan(0.02)
  })

  it('keeps nothing that a portal would call stale: agreed sales under eight months, lettings under six weeks', () => {
    const agreed = new Map(
      demonstration()
        .events.filter(({ type }) => type === 'under_offer' || type === 'let_agreed')
        .map((event) => [event.listing_id, event.at]),
    )
    const stale = liveListings().filter(
      ({ listing }) =>
        listing.status !== 'available' &&
        !(daysAgo(agreed.get(listing.id) ?? '') < (listing.kind === 'sale' ? 240 : 42)),
    )
    expect(stale.map(({ listing }) => listing.id)).toEqual([])
  })

  it('has histories in order, from the first listing to the current price', () => {
    const { events, listings } = demonstration()
    const byListing = groupedBy(events, ({ listing_id }) => listing_id)
    const wrong = listings.filter((listing) => {
      const history = byListing.get(listing.id) ?? []
      const times = history.map(({ at }) => at)
      const last = history.at(-1)
      const idle = history.some(
        (event) => event.type === 'price_changed' && event.previous_pence === event.price_pence,
      )
      return (
        history[0]?.type !== 'listed' ||
        times.join() !== [...times].sort().join() ||
        last?.price_pence !== listing.price_pence ||
        daysAgo(last.at) <= -1 ||
        idle
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('has homes new today, and about one sale in six reduced', () => {
    expect(liveListings().filter(({ listing }) => daysAgo(listing.created_at) < 0).length).toBeGreaterThan(50)
    const reduced = new Set(
      demonstration()
        .events.filter(
          (event) => event.type === 'price_changed' && event.price_pence! < event.previous_pence!,
        )
        .map(({ listing_id }) => listing_id),
    )
    const share =
      ofKind('sale').filter(({ listing }) => reduced.has(listing.id)).length / ofKind('sale').length
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.22)
  })

  it('hides a price only on sales, and states one rent on every letting (D-85; Renters’ Rights Act 2025, s. 56)', () => {
    expect(ofKind('sale').filter(({ listing }) => listing.price_qualifier === 'poa').length).toBeGreaterThan(
      5,
    )
    expect(
      liveListings().filter(
        ({ listing }) => (listing.price_pence === null) !== (listing.price_qualifier === 'poa'),
      ),
    ).toEqual([])
    expect(ofKind('let').filter(({ listing }) => listing.price_qualifier !== 'price')).toEqual([])
    expect(new Set(ofKind('sale').map(({ listing }) => listing.price_qualifier)).size).toBeGreaterThanOrEqual(
      12,
    )
  })

  it('has listings without a picture, and logos for those of local agents (D-90)', () => {
    const bare = liveListings().filter(({ images }) => images.length === 0).length / liveListings().length
    expect(bare).toBeGreaterThan(0.004)
    expect(bare).toBeLessThan(0.02)
    expect(ofKind('sale').filter(({ listing }) => listing.local_agent_id !== null).length).toBeGreaterThan(10)
    for (const agent of demonstration().localAgents)
      expect(fs.existsSync(path.join('public', agent.logo)), agent.logo).toBe(true)
  })

  it('has a seller with homes for sale and to let, a landlord, a buyer and a guest', () => {
    const kindsOwnedBy = (owner: number) =>
      liveListings()
        .filter(({ property }) => property.owner_id === owner)
        .map(({ listing }) => listing.kind)
    expect(new Set(kindsOwnedBy(seller.id))).toEqual(new Set(['sale', 'let']))
    expect(kindsOwnedBy(landlord.id)).toEqual(['let', 'let'])
    expect(demonstrationUsers.filter(({ password }) => password === null)).toHaveLength(1)
    for (const { password, mobile } of demonstrationUsers) {
      if (password !== null) expect(password.length).toBeGreaterThanOrEqual(8)
      expect(mobile).toMatch(/^0\d{10}$/)
    }
    const emails = demonstration().users.map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    expect(demonstration().users.every(({ id }) => id > 0)).toBe(true)
  })

  it('has at most one live listing of a kind for a property, and owners for all', () => {
    const keys = liveListings().map(({ listing }) => `${listing.property_id}/${listing.kind}`)
    expect(new Set(keys).size).toBe(keys.length)
    const users = new Set(demonstration().users.map(({ id }) => id))
    expect(demonstration().properties.every(({ owner_id }) => users.has(owner_id))).toBe(true)
  })

  it('has search texts for a location of two words (SALES-17)', () => {
    const attrs = new Set(demonstration().siteMeta.map(({ attr }) => attr))
    for (const location of twoWordLocations) {
      expect(location).toContain('-')
      expect(attrs.has(`forsale-${location}`) && attrs.has(`forsale-${location}-meta`)).toBe(true)
    }
  })
})
