import { beforeAll, describe, expect, it } from 'vitest'
import { isCommercialType } from '../../lib/domain/property-type'
import { generateDemonstration } from '../../prisma/seed/generate'
import { unitLetters } from '../../prisma/seed/places/streets'
import { getDepositCap } from '../../lib/tenancy/deposit'
import { resolvePlace } from '../../lib/agency/places/resolve'
import { getTypeOptions } from '../../lib/search/options'
import { getDemonstration, groupBy, getLiveListings, median, getListingsOfKind, today } from './demonstration'

const GENERATION_TIMEOUT_MS = 300_000
const WEEK_MS = 7 * 86_400_000
const toPounds = (pence: number | null) => (pence ?? 0) / 100

// The bounds below are wide: they find a broken generator, and leave room to change its weights.

// Generating the market takes seconds. A hook has a longer timeout than a test.
beforeAll(() => void getLiveListings())

describe('the demonstration market', () => {
  it('has at least 8,000 homes for sale and 4,000 to let', () => {
    expect(getListingsOfKind('sale').length).toBeGreaterThanOrEqual(8_000)
    expect(getListingsOfKind('let').length).toBeGreaterThanOrEqual(4_000)
  })

  it(
    'is identical in every run, and differs only in its dates on another day',
    () => {
      const secondRun = generateDemonstration(today)
      // The runs are compared as texts, because Vitest would take minutes to print how such large objects differ.
      expect(JSON.stringify(secondRun) === JSON.stringify(getDemonstration())).toBe(true)
      const nextWeek = generateDemonstration(new Date(today.getTime() + WEEK_MS))
      const withoutDates = (data: typeof secondRun) =>
        JSON.stringify(data).replaceAll(/"\d{4}-\d\d-\d\d(T[\d:.]+Z)?"/g, '"day"')
      expect(withoutDates(nextWeek) === withoutDates(getDemonstration())).toBe(true)
      // One event, chosen at random, stands for all dates.
      const shift = Date.parse(nextWeek.events[99]!.at) - Date.parse(getDemonstration().events[99]!.at)
      expect(shift).toBe(WEEK_MS)
    },
    GENERATION_TIMEOUT_MS,
  )

  it.each(['sale', 'let'] as const)(
    'has every property type that a search can choose: %s (REFINE-09, REFINE-10)',
    (kind) => {
      const typesOfListings = new Set(getListingsOfKind(kind).map(({ property }) => property.type))
      const typeOptions = getTypeOptions(kind)
        .map(({ value }) => value)
        .filter((value) => value !== 'all-types')
      expect([...typesOfListings].sort()).toEqual(typeOptions.sort())
    },
  )

  it('has homes in all four nations, roughly in proportion to their population', () => {
    const share = (nation: string) =>
      getLiveListings().filter(({ property }) => property.nation === nation).length / getLiveListings().length
    expect(share('england')).toBeGreaterThan(0.75)
    expect(share('scotland')).toBeGreaterThan(0.05)
    expect(share('wales')).toBeGreaterThan(0.03)
    expect(share('northern-ireland')).toBeGreaterThan(0.015)
  })

  it('has prices and rents that differ by county as in the real market', () => {
    const semis = getListingsOfKind('sale').filter(
      ({ listing, property }) =>
        property.type === 'semi-detached-house' && property.bedrooms === 3 && listing.price_pence !== null,
    )
    const medianPrice = (county: string) =>
      median(
        semis
          .filter(({ property }) => property.county_slug === county)
          .map(({ listing }) => toPounds(listing.price_pence)),
      )
    expect(medianPrice('greater-london')).toBeGreaterThan(medianPrice('essex') * 1.3)
    expect(medianPrice('essex')).toBeGreaterThan(medianPrice('leicestershire') * 1.2)
    expect(medianPrice('leicestershire')).toBeGreaterThan(medianPrice('county-durham') * 1.4)
    const rents = getListingsOfKind('let').filter(
      ({ property }) => property.type === 'flat-apartment' && property.bedrooms === 2,
    )
    const medianRent = (county: string) =>
      median(
        rents
          .filter(({ property }) => property.county_slug === county)
          .map(({ listing }) => toPounds(listing.price_pence)),
      )
    expect(medianRent('greater-london')).toBeGreaterThan(1_700)
    expect(medianRent('essex')).toBeGreaterThan(1_000)
    expect(medianRent('lancashire')).toBeLessThan(900)
  })

  it('has only plausible prices and rents of homes', () => {
    const bounds = { sale: [25_000, 20_000_000], let: [350, 15_000] } as const
    const homes = getLiveListings().filter(
      ({ listing, property }) => !isCommercialType(property.type) && listing.price_pence !== null,
    )
    const implausible = homes.filter(
      ({ listing }) =>
        toPounds(listing.price_pence) < bounds[listing.kind][0] ||
        toPounds(listing.price_pence) > bounds[listing.kind][1],
    )
    expect(
      implausible.map(
        ({ listing, property }) =>
          `${listing.display_address} ${property.type} ${toPounds(listing.price_pence)}`,
      ),
    ).toEqual([])
  })

  it('has no deposit above the legal cap, and £1,384 at £1,200 pcm in England (D-86)', () => {
    const homes = getListingsOfKind('let').filter(({ property }) => !isCommercialType(property.type))
    const aboveCap = homes.filter(
      ({ listing, property }) =>
        toPounds(listing.deposit_pence) >
        (getDepositCap(property.nation, toPounds(listing.price_pence)).pounds ?? Infinity),
    )
    expect(aboveCap.map(({ listing }) => listing.id)).toEqual([])
    const example = homes.find(
      ({ listing, property }) => property.nation === 'england' && listing.price_pence === 120_000,
    )
    expect(example?.listing.deposit_pence).toBe(138_400)
  })

  it('has postcodes in the format of real ones', () => {
    const unit = new RegExp(`^[A-Z]{1,2}\\d[A-Z\\d]? \\d[${unitLetters}]{2}$`)
    // Royal Mail uses none of these letters in the last two places.
    expect(unitLetters).not.toMatch(/[CIKMOV]/)
    const listingsWithWrongPostcode = getLiveListings().filter(
      ({ property: { postcode, sector, district } }) =>
        !unit.test(postcode) || !postcode.startsWith(sector) || !sector.startsWith(`${district} `),
    )
    expect(listingsWithWrongPostcode.map(({ property }) => property.postcode)).toEqual([])
  })

  it('has towns and counties that a search finds by their names (D-78)', () => {
    const unfoundPlaces: string[] = []
    for (const [place, [first]] of groupBy(
      getLiveListings(),
      ({ property }) => `${property.town}, ${property.county}`,
    )) {
      const { match } = resolvePlace(place)
      const { town_slug, county_slug } = first!.property
      const isFoundAsTown = match?.by === 'town' && match.town === town_slug && match.county === county_slug
      const isFoundAsCounty = match?.by === 'county' && match.counties.includes(county_slug)
      if (!isFoundAsTown && !isFoundAsCounty) unfoundPlaces.push(place)
    }
    expect(unfoundPlaces).toEqual([])
  })

  it('has slugs and addresses without a house number (D-91)', () => {
    const wrong = getLiveListings().filter(
      ({ listing, property }) =>
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(listing.slug) ||
        /^\d/.test(listing.display_address) ||
        !listing.display_address.endsWith(`, ${property.town}, ${property.district}`),
    )
    expect(wrong.map(({ listing }) => [listing.slug, listing.display_address])).toEqual([])
  })
})
