import { beforeAll, describe, expect, it } from 'vitest'
import { isCommercialType } from '../../lib/domain/property-type'
import { generateDemonstration } from '../../prisma/seed/generate'
import { unitLetters } from '../../prisma/seed/places/streets'
import { getDepositCap } from '../../lib/tenancy/deposit'
import { resolvePlace } from '../../lib/agency/places/resolve'
import { getTypeOptions } from '../../lib/search/options'
import { demonstration, groupedBy, liveListings, median, ofKind, today } from './demonstration'

const pounds = (pence: number | null) => (pence ?? 0) / 100

// Drawing up the market takes seconds: in a hook, whose time is not a test's.
beforeAll(() => void liveListings())

describe('the demonstration market', () => {
  it('has at least 8,000 homes for sale and 4,000 to let', () => {
    expect(ofKind('sale').length).toBeGreaterThanOrEqual(8_000)
    expect(ofKind('let').length).toBeGreaterThanOrEqual(4_000)
  })

  it('is the same every time, and on another day differs only in its dates', () => {
    const again = generateDemonstration(today)
    expect(JSON.stringify(again) === JSON.stringify(demonstration())).toBe(true)
    const nextWeek = generateDemonstration(new Date(today.getTime() + 7 * 86_400_000))
    const undated = (data: typeof again) =>
      JSON.stringify(data).replaceAll(/"\d{4}-\d\d-\d\d(T[\d:.]+Z)?"/g, '"day"')
    expect(undated(nextWeek) === undated(demonstration())).toBe(true)
    const shift = Date.parse(nextWeek.events[99]!.at) - Date.parse(demonstration().events[99]!.at)
    expect(shift).toBe(7 * 86_400_000)
  }, 120_000)

  it.each(['sale', 'let'] as const)('has every type that may be found %s (REFINE-09, REFINE-10)', (kind) => {
    const found = new Set(ofKind(kind).map(({ property }) => property.type))
    const typeOptions = getTypeOptions(kind)
      .map(({ value }) => value)
      .filter((value) => value !== 'all-types')
    expect([...found].sort()).toEqual(typeOptions.sort())
  })

  it('lies in all four nations, by population', () => {
    const share = (nation: string) =>
      liveListings().filter(({ property }) => property.nation === nation).length / liveListings().length
    expect(share('england')).toBeGreaterThan(0.75)
    expect(share('scotland')).toBeGreaterThan(0.05)
    expect(share('wales')).toBeGreaterThan(0.03)
    expect(share('northern-ireland')).toBeGreaterThan(0.015)
  })

  it('asks what its places ask', () => {
    const semis = ofKind('sale').filter(
      ({ listing, property }) =>
        property.type === 'semi-detached-house' && property.bedrooms === 3 && listing.price_pence !== null,
    )
    const middle = (county: string) =>
      median(
        semis
          .filter(({ property }) => property.county_slug === county)
          .map(({ listing }) => pounds(listing.price_pence)),
      )
    expect(middle('greater-london')).toBeGreaterThan(middle('essex') * 1.3)
    expect(middle('essex')).toBeGreaterThan(middle('leicestershire') * 1.2)
    expect(middle('leicestershire')).toBeGreaterThan(middle('county-durham') * 1.4)
    const rents = ofKind('let').filter(
      ({ property }) => property.type === 'flat-apartment' && property.bedrooms === 2,
    )
    const rent = (county: string) =>
      median(
        rents
          .filter(({ property }) => property.county_slug === county)
          .map(({ listing }) => pounds(listing.price_pence)),
      )
    expect(rent('greater-london')).toBeGreaterThan(1_700)
    expect(rent('essex')).toBeGreaterThan(1_000)
    expect(rent('lancashire')).toBeLessThan(900)
  })

  it('keeps prices and rents of homes within what exists', () => {
    const bounds = { sale: [25_000, 20_000_000], let: [350, 15_000] } as const
    const homes = liveListings().filter(
      ({ listing, property }) => !isCommercialType(property.type) && listing.price_pence !== null,
    )
    const odd = homes.filter(
      ({ listing }) =>
        pounds(listing.price_pence) < bounds[listing.kind][0] ||
        pounds(listing.price_pence) > bounds[listing.kind][1],
    )
    expect(
      odd.map(
        ({ listing, property }) =>
          `${listing.display_address} ${property.type} ${pounds(listing.price_pence)}`,
      ),
    ).toEqual([])
  })

  it('never asks a deposit above the law’s, and £1,384 with £1,200 pcm in England (D-86)', () => {
    const homes = ofKind('let').filter(({ property }) => !isCommercialType(property.type))
    const above = homes.filter(
      ({ listing, property }) =>
        pounds(listing.deposit_pence) >
        (getDepositCap(property.nation, pounds(listing.price_pence)).pounds ?? Infinity),
    )
    expect(above.map(({ listing }) => listing.id)).toEqual([])
    const known = homes.find(
      ({ listing, property }) => property.nation === 'england' && listing.price_pence === 120_000,
    )
    expect(known?.listing.deposit_pence).toBe(138_400)
  })

  it('writes postcodes as they are written', () => {
    const unit = new RegExp(`^[A-Z]{1,2}\\d[A-Z\\d]? \\d[${unitLetters}]{2}$`)
    expect(unitLetters).not.toMatch(/[CIKMOV]/)
    const wrong = liveListings().filter(
      ({ property: { postcode, sector, district } }) =>
        !unit.test(postcode) || !postcode.startsWith(sector) || !sector.startsWith(`${district} `),
    )
    expect(wrong.map(({ property }) => property.postcode)).toEqual([])
  })

  it('stands where a search for its town looks for it (D-78)', () => {
    const lost: string[] = []
    for (const [place, [first]] of groupedBy(
      liveListings(),
      ({ property }) => `${property.town}, ${property.county}`,
    )) {
      const { match } = resolvePlace(place)
      const { town_slug, county_slug } = first!.property
      const found =
        match?.by === 'town'
          ? match.town === town_slug && match.county === county_slug
          : match?.by === 'county' && match.counties.includes(county_slug)
      if (!found) lost.push(place)
    }
    expect(lost).toEqual([])
  })

  it('has slugs and addresses without a house number (D-91)', () => {
    const wrong = liveListings().filter(
      ({ listing, property }) =>
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(listing.slug) ||
        /^\d/.test(listing.display_address) ||
        !listing.display_address.endsWith(`, ${property.town}, ${property.district}`),
    )
    expect(wrong.map(({ listing }) => [listing.slug, listing.display_address])).toEqual([])
  })
})
