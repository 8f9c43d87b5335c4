import { describe, expect, it } from 'vitest'
import { readMoney } from '../../../lib/agency/import/map/money'
import { readLet, readSale } from './rows'

/** Prices, rents and deposits of BLM rows (domain B1, B2, B3, C1). */
describe('amounts', () => {
  it.each([
    ['159,950', 159_950_00],
    ['£1,200', 1_200_00],
    ['&pound;1 200.50', 1_200_50],
    ['475 000', 475_000_00],
    ['459995.00', 459_995_00],
    ['0', 0],
    ['250000.-', 250_000_00],
    ['1250.5', 1_250_50],
    ['1250.5000', 1_250_50],
  ])('reads %s', (text, pence) => {
    expect(readMoney('PRICE', text)).toBe(pence)
  })
  it.each([
    ['-500,000', 'is negative'],
    ['159.950', 'not an amount'],
    ['159.500', 'not an amount'],
    ['250.000', 'not an amount'],
    ['a lot', 'not an amount'],
    ['1e9', 'not an amount'],
    ['9'.repeat(13), 'more than any home costs'],
    ['9'.repeat(40), 'not an amount'],
  ])('refuses %s', (text, reason) => {
    expect(() => readMoney('PRICE', text)).toThrow(reason)
  })
})

describe('prices of sales', () => {
  it.each([
    ['0', 'price'],
    ['2', 'guide-price'],
    ['3', 'fixed-price'],
    ['4', 'offers-in-excess-of'],
    ['5', 'offers-in-the-region-of'],
    ['6', 'sale-by-tender'],
    ['7', 'from'],
    ['9', 'shared-ownership'],
    ['10', 'offers-over'],
    ['11', 'part-buy-part-rent'],
    ['12', 'shared-equity'],
    ['14', 'equity-loan'],
    ['15', 'offers-invited'],
    ['', 'price'],
  ])('have the qualifier of the code %j: %s', async (code, qualifier) => {
    const { listing } = await readSale({ PRICE_QUALIFIER: code })
    expect(listing).toMatchObject({ pricePence: 250_000_00, priceQualifier: qualifier })
  })

  it('have no amount if they are on application', async () => {
    for (const changes of [
      { PRICE_QUALIFIER: '1' },
      { PRICE_QUALIFIER: '1', PRICE: '' },
      { PRICE: 'POA' },
    ] as Record<string, string>[]) {
      expect((await readSale(changes)).listing).toMatchObject({ pricePence: null, priceQualifier: 'poa' })
    }
  })

  it('are refused if there is neither an amount nor price on application', async () => {
    await expect(readSale({ PRICE: '' })).rejects.toThrow(
      'PRICE is blank, and PRICE_QUALIFIER does not say price on application',
    )
    await expect(readSale({ PRICE: '0' })).rejects.toThrow('is no price')
    await expect(readSale({ PRICE: '-500,000' })).rejects.toThrow("PRICE '-500,000' is negative")
  })

  it('are shown without an unknown qualifier, with a warning', async () => {
    const { listing, warnings } = await readSale({ PRICE_QUALIFIER: '8' })
    expect(listing.priceQualifier).toBe('price')
    expect(warnings).toEqual(["PRICE_QUALIFIER '8' is not known; the price is shown without one"])
  })
})

describe('shares of a home', () => {
  const readShare = async (changes: Record<string, string>) => {
    const { listing, warnings } = await readSale({ PRICE: '66250', PRICE_QUALIFIER: '9', ...changes })
    return { share: listing.share, warnings }
  }

  it('are read with the size of the share and the rent of a month', async () => {
    expect(await readShare({ SHARED_OWNERSHIP_PERCENTAGE: '25', SHARED_OWNERSHIP_RENT: '455.47' })).toEqual({
      share: { percent: 25, rentPence: 455_47 },
      warnings: [],
    })
    expect(
      await readShare({
        SHARED_OWNERSHIP_PERCENTAGE: '37.5 %',
        SHARED_OWNERSHIP_RENT: '£105',
        SHARED_OWNERSHIP_RENT_FREQUENCY: '52',
      }),
    ).toEqual({ share: { percent: 37.5, rentPence: 455_00 }, warnings: [] })
  })

  it('have null and a warning if size or rent is not given', async () => {
    expect(await readShare({})).toEqual({
      share: { percent: null, rentPence: null },
      warnings: ['PRICE is that of a share; not known: the size of the share, the rent on the rest'],
    })
  })

  it.each([
    [{ SHARED_OWNERSHIP_PERCENTAGE: '100' }, "SHARED_OWNERSHIP_PERCENTAGE '100' is not between 1 and 99"],
    [{ SHARED_OWNERSHIP_PERCENTAGE: '-25' }, "SHARED_OWNERSHIP_PERCENTAGE '-25' is not between 1 and 99"],
    [{ SHARED_OWNERSHIP_PERCENTAGE: '1e1' }, "SHARED_OWNERSHIP_PERCENTAGE '1e1' is not between 1 and 99"],
    [{ SHARED_OWNERSHIP_RENT: '-1' }, "SHARED_OWNERSHIP_RENT '-1' is negative"],
    [{ SHARED_OWNERSHIP_RENT: '9999999999' }, 'SHARED_OWNERSHIP_RENT is more than any home costs'],
    [
      { SHARED_OWNERSHIP_RENT: '100', SHARED_OWNERSHIP_RENT_FREQUENCY: '7' },
      "SHARED_OWNERSHIP_RENT_FREQUENCY '7' is not known",
    ],
  ] as [Record<string, string>, string][])('are left out with a warning: %j', async (changes, warning) => {
    const { share, warnings } = await readShare(changes)
    expect(share).toEqual({ percent: null, rentPence: null })
    expect(warnings).toContain(warning)
  })

  it('are ignored if the price buys the whole home', async () => {
    const { listing } = await readSale({ SHARED_OWNERSHIP_PERCENTAGE: '25' })
    expect(listing.share).toBeNull()
  })
})

describe('rents', () => {
  // LET_RENT_FREQUENCY: 0 weekly, 1 monthly, 2 quarterly, 3 yearly, 5 weekly for each person: one in each of the three
  // bedrooms. A year has 52 weeks.
  it.each([
    ['0', '150', 650_00],
    ['1', '1,200', 1_200_00],
    ['2', '3000', 1_000_00],
    ['3', '14,500', 1_208_33],
    ['5', '110', 1_430_00],
  ])('with frequency %s are converted to a calendar month', async (frequency, price, pence) => {
    expect((await readLet({ LET_RENT_FREQUENCY: frequency, PRICE: price })).listing.pricePence).toBe(pence)
  })

  it('are one specific figure each (Renters’ Rights Act 2025, s.56)', async () => {
    await expect(readLet({ PRICE: '', PRICE_QUALIFIER: '1' })).rejects.toThrow('one specific rent')
    await expect(readLet({ PRICE: '1200', PRICE_QUALIFIER: '1' })).rejects.toThrow('one specific rent')
    await expect(readLet({ LET_RENT_FREQUENCY: '9' })).rejects.toThrow("LET_RENT_FREQUENCY '9' is not known")
    const { listing, warnings } = await readLet({ PRICE_QUALIFIER: '10' })
    expect(listing.priceQualifier).toBe('price')
    expect(warnings[0]).toContain('one specific figure')
  })
})

describe('deposits', () => {
  it('may be five weeks’ rent in England, to the penny (Tenant Fees Act 2019)', async () => {
    expect((await readLet({ PRICE: '1200', LET_BOND: '1,384.61' })).listing.depositPence).toBe(1_384_61)
    // £433.33 a month is £100 a week, rounded.
    expect((await readLet({ PRICE: '433.33', LET_BOND: '500' })).listing.depositPence).toBe(500_00)
    await expect(readLet({ PRICE: '1200', LET_BOND: '1384.62' })).rejects.toThrow(
      'the deposit of £1,384.62 is more than 5 weeks’ rent, £1,384.61 at £1,200 a month (Tenant Fees Act 2019, Schedule 1)',
    )
    expect(
      (await readLet({ PRICE: '100', LET_RENT_FREQUENCY: '0', LET_BOND: '500' })).listing.depositPence,
    ).toBe(500_00)
    await expect(readLet({ PRICE: '100', LET_RENT_FREQUENCY: '0', LET_BOND: '500.01' })).rejects.toThrow(
      '5 weeks’ rent',
    )
  })
  it('may be six weeks’ rent in England from £50,000 a year', async () => {
    // £5,769.23 is six weeks of £50,000 a year.
    expect(
      (await readLet({ PRICE: '50000', LET_RENT_FREQUENCY: '3', LET_BOND: '5769.23' })).listing.depositPence,
    ).toBe(5_769_23)
    await expect(readLet({ PRICE: '49999', LET_RENT_FREQUENCY: '3', LET_BOND: '5769.23' })).rejects.toThrow(
      '5 weeks’ rent',
    )
  })
  it('have the legal cap of the home’s nation', async () => {
    const glasgow = { TOWN: 'Glasgow', POSTCODE1: 'G12', POSTCODE2: '8AW', PRICE: '950' }
    expect((await readLet({ ...glasgow, LET_BOND: '1900' })).listing.depositPence).toBe(1_900_00)
    await expect(readLet({ ...glasgow, LET_BOND: '1901' })).rejects.toThrow('2 months’ rent')
    const cardiff = { TOWN: 'Cardiff', POSTCODE1: 'CF11', POSTCODE2: '9AB', PRICE: '850' }
    expect((await readLet({ ...cardiff, LET_BOND: '2000' })).listing.depositPence).toBe(2_000_00)
    const belfast = { TOWN: 'Belfast', POSTCODE1: 'BT9', POSTCODE2: '7AA', PRICE: '800' }
    await expect(readLet({ ...belfast, LET_BOND: '900' })).rejects.toThrow('1 month’s rent')
  })
  it.each([
    { letType: '4', rentFrequency: '3' },
    { letType: '04', rentFrequency: '03' },
  ])('have no legal cap for a shop to let, with LET_TYPE_ID $letType', async ({ letType, rentFrequency }) => {
    const { listing } = await readLet({
      PROP_SUB_ID: '137',
      LET_TYPE_ID: letType,
      PRICE: '14,500',
      LET_RENT_FREQUENCY: rentFrequency,
      LET_BOND: '7250',
    })
    expect(listing.depositPence).toBe(7_250_00)
  })
})
