import fs from 'node:fs'
import path from 'node:path'
import { isCommercialType } from '../../lib/domain/property-type'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  townWithEightSales,
  townWithNineSales,
  twoWordLocations,
  specialCases,
} from '../../prisma/seed/special-cases'
import { demonstrationUsers, landlord, seller } from '../../prisma/seed/users'
import { getDemonstration, groupBy, getLiveListings, getListingsOfKind, today } from './demonstration'

const DAY_MS = 86_400_000
/** An agreed sale would be completed after eight months, and an agreed letting after six weeks. */
const MAX_DAYS_SINCE_AGREED = { sale: 240, let: 42 }
/** Counts the days from a time to the midnight at which today begins; negative for a time later today. */
const countDaysSince = (at: string) => (today.getTime() - Date.parse(at)) / DAY_MS
const isLaterToday = (at: string) => countDaysSince(at) < 0
const isAfterToday = (at: string) => countDaysSince(at) <= -1
const listingsInTown = (kind: 'sale' | 'let', town: string) =>
  getListingsOfKind(kind).filter(({ property }) => property.town === town)

// Generating the market takes seconds. A hook has a longer timeout than a test.
beforeAll(() => void getLiveListings())

describe('special cases of the demonstration', () => {
  it.each([townWithEightSales, townWithNineSales])(
    'has exactly $sales homes for sale in $town (SALES-11)',
    ({ town, sales }) => {
      expect(
        listingsInTown('sale', town).filter(({ property }) => !isCommercialType(property.type)),
      ).toHaveLength(sales)
      expect(getListingsOfKind('sale').filter(({ property }) => property.locality === town)).toHaveLength(0)
    },
  )

  it('has at least seven homes for sale in Essex, over 40 in Witham, and four on the High Street there (LOCAL-17)', () => {
    expect(
      getListingsOfKind('sale').filter(({ property }) => property.county_slug === 'essex').length,
    ).toBeGreaterThanOrEqual(7)
    expect(listingsInTown('sale', 'Witham').length).toBeGreaterThan(40)
    expect(
      listingsInTown('sale', 'Witham').filter(({ property }) => property.street === 'High Street').length,
    ).toBeGreaterThanOrEqual(4)
  })

  it('has a listing for every special case', () => {
    const { listings, properties, media } = getDemonstration()
    const propertyById = new Map(properties.map((property) => [property.id, property]))
    const idsWithPictures = new Set(media.map(({ listing_id }) => listing_id))
    const isWanted = (wanted: unknown, actual: unknown) => wanted === undefined || wanted === actual
    for (const specialCase of specialCases) {
      const hasListing = listings.some((listing) => {
        const property = propertyById.get(listing.property_id)!
        return (
          listing.kind === specialCase.kind &&
          property.town === specialCase.town &&
          isWanted(specialCase.type, property.type) &&
          isWanted(specialCase.status, listing.status) &&
          isWanted(specialCase.qualifier, listing.price_qualifier) &&
          isWanted(specialCase.ownerId, property.owner_id) &&
          isWanted(specialCase.mainStreet, property.street === 'High Street') &&
          isWanted(specialCase.localAgentId, listing.local_agent_id) &&
          isWanted(specialCase.withoutPictures, !idsWithPictures.has(listing.id))
        )
      })
      expect(hasListing, specialCase.name).toBe(true)
    }
  })

  it('has many sales and lettings in every status of a live listing (SALES-16, LET-07)', () => {
    // The shares below are well under those of the generator, so that its weights may change.
    const share = (kind: 'sale' | 'let', status: string) =>
      getListingsOfKind(kind).filter(({ listing }) => listing.status === status).length /
      getListingsOfKind(kind).length
    expect(share('sale', 'available')).toBeGreaterThan(0.7)
    expect(share('sale', 'sold_subject_to_contract')).toBeGreaterThan(0.12)
    expect(share('sale', 'under_offer')).toBeGreaterThan(0.02)
    expect(share('let', 'available')).toBeGreaterThan(0.65)
    expect(share('let', 'let_agreed')).toBeGreaterThan(0.12)
    expect(share('let', 'reserved')).toBeGreaterThan(0.02)
  })

  it('has no stale listings: sales were agreed within eight months, and lettings within six weeks', () => {
    const agreedAt = new Map(
      getDemonstration()
        .events.filter(({ type }) => type === 'under_offer' || type === 'let_agreed')
        .map((event) => [event.listing_id, event.at]),
    )
    const staleListings = getLiveListings().filter(({ listing }) => {
      if (listing.status === 'available') return false
      const at = agreedAt.get(listing.id)
      return at === undefined || countDaysSince(at) >= MAX_DAYS_SINCE_AGREED[listing.kind]
    })
    expect(staleListings.map(({ listing }) => listing.id)).toEqual([])
  })

  it('has for each listing a history in the order of time, from being listed to the current price', () => {
    const { events, listings } = getDemonstration()
    const eventsByListing = groupBy(events, ({ listing_id }) => listing_id)
    const listingsWithWrongHistory = listings.filter((listing) => {
      const history = eventsByListing.get(listing.id) ?? []
      const times = history.map(({ at }) => at)
      const last = history.at(-1)
      const hasChangeToSamePrice = history.some(
        (event) => event.type === 'price_changed' && event.previous_pence === event.price_pence,
      )
      return (
        history[0]?.type !== 'listed' ||
        times.join() !== [...times].sort().join() ||
        last?.price_pence !== listing.price_pence ||
        isAfterToday(last.at) ||
        hasChangeToSamePrice
      )
    })
    expect(listingsWithWrongHistory.map(({ id }) => id)).toEqual([])
  })

  it('has homes that were listed today, and about one sale in six with a reduced price', () => {
    expect(
      getLiveListings().filter(({ listing }) => isLaterToday(listing.created_at)).length,
    ).toBeGreaterThan(50)
    const reduced = new Set(
      getDemonstration()
        .events.filter(
          (event) => event.type === 'price_changed' && event.price_pence! < event.previous_pence!,
        )
        .map(({ listing_id }) => listing_id),
    )
    const share =
      getListingsOfKind('sale').filter(({ listing }) => reduced.has(listing.id)).length /
      getListingsOfKind('sale').length
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.22)
  })

  it('has prices on application only for sales, and one rent for every letting (D-85; Renters’ Rights Act 2025, s. 56)', () => {
    expect(
      getListingsOfKind('sale').filter(({ listing }) => listing.price_qualifier === 'poa').length,
    ).toBeGreaterThan(5)
    expect(
      getLiveListings().filter(
        ({ listing }) => (listing.price_pence === null) !== (listing.price_qualifier === 'poa'),
      ),
    ).toEqual([])
    expect(getListingsOfKind('let').filter(({ listing }) => listing.price_qualifier !== 'price')).toEqual([])
  })

  it('has sales with at least 12 different price qualifiers', () => {
    const qualifiers = new Set(getListingsOfKind('sale').map(({ listing }) => listing.price_qualifier))
    expect(qualifiers.size).toBeGreaterThanOrEqual(12)
  })

  it('has a few listings without pictures, and a logo for every local agent (D-90)', () => {
    const shareWithoutPictures =
      getLiveListings().filter(({ images }) => images.length === 0).length / getLiveListings().length
    expect(shareWithoutPictures).toBeGreaterThan(0.004)
    expect(shareWithoutPictures).toBeLessThan(0.02)
    expect(
      getListingsOfKind('sale').filter(({ listing }) => listing.local_agent_id !== null).length,
    ).toBeGreaterThan(10)
    for (const agent of getDemonstration().localAgents)
      expect(fs.existsSync(path.join('public', agent.logo)), agent.logo).toBe(true)
  })

  it('has a seller with homes for sale and to let, a landlord, a buyer and a guest', () => {
    const kindsOwnedBy = (owner: number) =>
      getLiveListings()
        .filter(({ property }) => property.owner_id === owner)
        .map(({ listing }) => listing.kind)
    expect(new Set(kindsOwnedBy(seller.id))).toEqual(new Set(['sale', 'let']))
    expect(kindsOwnedBy(landlord.id)).toEqual(['let', 'let'])
    expect(demonstrationUsers.filter(({ password }) => password === null)).toHaveLength(1)
    for (const { password, mobile } of demonstrationUsers) {
      if (password !== null) expect(password.length).toBeGreaterThanOrEqual(8)
      expect(mobile).toMatch(/^0\d{10}$/)
    }
    const emails = getDemonstration().users.map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    expect(getDemonstration().users.every(({ id }) => id > 0)).toBe(true)
  })

  it('has at most one live listing of each kind for a property, and an owner for every property', () => {
    const keys = getLiveListings().map(({ listing }) => `${listing.property_id}/${listing.kind}`)
    expect(new Set(keys).size).toBe(keys.length)
    const users = new Set(getDemonstration().users.map(({ id }) => id))
    expect(getDemonstration().properties.every(({ owner_id }) => users.has(owner_id))).toBe(true)
  })

  it('has site meta for every location of two words (SALES-17)', () => {
    // The value of one key is the text above the results. The key with `-meta` has the title and description of the
    // page.
    const siteMetaKeys = new Set(getDemonstration().siteMeta.map(({ attr }) => attr))
    for (const location of twoWordLocations) {
      expect(location).toContain('-')
      expect(siteMetaKeys, location).toContain(`forsale-${location}`)
      expect(siteMetaKeys, location).toContain(`forsale-${location}-meta`)
    }
  })
})
