import { describe, expect, it } from 'vitest'
import { findPublishFaults, type PublishSubject } from '../../../lib/agency/listings/publish-checks'

/** Domain B1 "REFUSE publish", B2 (deposits), B3 (Renters' Rights Act 2025, energy). */
const sale: PublishSubject = {
  kind: 'sale',
  nation: 'england',
  type: 'terraced',
  bedrooms: 3,
  pricePence: 250_000_00,
  priceQualifier: 'price',
  depositPence: null,
  summary: 'A house.',
  description: '<p>A house.</p>',
  features: [],
  facts: { tenure: 'Freehold', council_tax_band: 'C', epc_rating: 'D' },
}
const letting: PublishSubject = {
  ...sale,
  kind: 'let',
  pricePence: 1_200_00,
  depositPence: 1_384_61,
  facts: { council_tax_band: 'C', epc_rating: 'D' },
}

const faults = (subject: PublishSubject, changes: Partial<PublishSubject> = {}) =>
  findPublishFaults({ ...subject, ...changes })
const without = (subject: PublishSubject, key: string) => ({ facts: { ...subject.facts, [key]: undefined } })

describe('a sale', () => {
  it('is published when everything that matters is said', () => {
    expect(faults(sale)).toEqual([])
    expect(faults(sale, { pricePence: null, priceQualifier: 'poa' })).toEqual([])
  })
  it('needs a price or a decision against one', () => {
    expect(faults(sale, { pricePence: null })).toEqual([
      'neither a price nor "price on application" is decided',
    ])
  })
  it.each([
    ['tenure', 'tenure is not given'],
    ['council_tax_band', 'council tax band is not given'],
    ['epc_rating', 'energy performance rating is not given'],
  ])('needs %s', (key, reason) => {
    expect(faults(sale, without(sale, key))).toEqual([expect.stringContaining(reason)])
  })
  it('may say in words that a fact cannot be had yet', () => {
    expect(
      faults(sale, {
        facts: {
          ...sale.facts,
          council_tax_band: 'Awaiting banding',
          epc_rating: 'Commissioned 3 November 2026',
        },
      }),
    ).toEqual([])
  })
  it('of a leasehold needs years, ground rent and service charge', () => {
    const facts = { ...sale.facts, tenure: 'Leasehold' }
    expect(faults(sale, { facts })).toHaveLength(3)
    expect(
      faults(sale, {
        facts: { ...facts, lease_years: '112', ground_rent: '0', service_charge: 'Unknown – enquiries made' },
      }),
    ).toEqual([])
  })
  it('needs a type and, of a home, bedrooms', () => {
    expect(faults(sale, { bedrooms: 0 })).toEqual(['the number of bedrooms is not given'])
    expect(faults(sale, { bedrooms: 0, type: 'studio-flat' })).toEqual([])
    expect(faults(sale, { type: '' })).toContain('the type of property is not given')
  })
  it('of a shop or land has no council tax, in Northern Ireland nobody has', () => {
    expect(faults(sale, { type: 'shop', bedrooms: 0, ...without(sale, 'council_tax_band') })).toEqual([])
    expect(faults(sale, { nation: 'northern-ireland', ...without(sale, 'council_tax_band') })).toEqual([])
    expect(faults(sale, { type: 'land', bedrooms: 0, facts: { tenure: 'Freehold' } })).toEqual([])
  })
  it('of a park home needs no energy rating, but the facts of any other home', () => {
    const parkHome = { type: 'park-home', ...without(sale, 'epc_rating') }
    expect(faults(sale, parkHome)).toEqual([])
    expect(faults(sale, { ...parkHome, facts: { tenure: 'Freehold' } })).toEqual([
      expect.stringContaining('council tax band is not given'),
    ])
  })
  it('may invite offers', () => {
    expect(faults(sale, { description: '<p>Offers over £250,000, best and final by Friday.</p>' })).toEqual(
      [],
    )
  })
})

describe('a letting', () => {
  it('is published with one specific rent and a lawful deposit', () => {
    expect(faults(letting)).toEqual([])
    expect(faults(letting, { pricePence: null })).toEqual([
      'a letting needs one specific rent (Renters’ Rights Act 2025, s.56)',
    ])
    expect(faults(letting, { depositPence: 1_500_00 })).toEqual([
      'the deposit of £1,500 is more than 5 weeks’ rent, £1,384.61 (Tenant Fees Act 2019, Schedule 1)',
    ])
  })
  it('may have the deposit of a weekly rent, whose month is kept in whole pence', () => {
    // £100 a week is £433.33 a month; five weeks are £500 to the penny.
    expect(faults(letting, { pricePence: 433_33, depositPence: 500_00 })).toEqual([])
    expect(faults(letting, { pricePence: 433_33, depositPence: 500_02 })).toHaveLength(1)
  })
  it('of a home below E waits for an exemption in England and Wales', () => {
    const facts = { ...letting.facts, epc_rating: 'F' }
    expect(faults(letting, { facts })).toEqual([expect.stringContaining('registered exemption')])
    expect(faults(letting, { facts, nation: 'scotland' })).toEqual([])
    expect(faults(letting, { facts: { ...facts, epc_rating: 'F, exemption registered' } })).toEqual([])
  })
  it('neither invites more than the rent nor shuts tenants out', () => {
    expect(faults(letting, { summary: 'Offers in excess of £1,200 pcm' })).toEqual([
      expect.stringContaining('s.56'),
    ])
    expect(faults(letting, { features: ['No DSS'] })).toEqual([expect.stringContaining('ss.33–34')])
    expect(faults(letting, { description: '<p>N<b>o</b> children</p>' })).toEqual([
      expect.stringContaining('ss.33–34'),
    ])
    expect(faults(letting, { type: 'shop', bedrooms: 0, summary: 'Offers over £1,200' })).toEqual([])
  })
})
