import { describe, expect, it } from 'vitest'
import {
  findFaultsBySteps,
  findPublishFaults,
  type PublishSubject,
} from '../../../lib/agency/listings/publish-checks'

/*
 * A listing is published only with its material information (domain B1), a lawful deposit (domain B2), and one rent and an
 * energy rating (domain B3).
 */

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
  depositPence: 1_384_61, // five weeks' rent, rounded down
  facts: { council_tax_band: 'C', epc_rating: 'D' },
}

const findFaults = (subject: PublishSubject, changes: Partial<PublishSubject> = {}) =>
  findPublishFaults({ ...subject, ...changes })
const withoutFact = (subject: PublishSubject, key: string) => ({
  facts: { ...subject.facts, [key]: undefined },
})

describe('a sale', () => {
  it('is published when every required fact is stated', () => {
    expect(findFaults(sale)).toEqual([])
    expect(findFaults(sale, { pricePence: null, priceQualifier: 'poa' })).toEqual([])
  })
  it('needs a price or price on application', () => {
    expect(findFaults(sale, { pricePence: null })).toEqual([
      'neither a price nor “price on application” is decided',
    ])
  })
  it.each([
    ['tenure', 'tenure is not given'],
    ['council_tax_band', 'council tax band is not given'],
    ['epc_rating', 'energy performance rating is not given'],
    ['council_tax_band', 'such as “Unknown – enquiries made”'],
    // The form offers no unknown rating, because an advert needs a certificate.
    ['epc_rating', 'such as “Ordered, not yet here”'],
  ])('needs %s', (key, reason) => {
    expect(findFaults(sale, withoutFact(sale, key))).toEqual([expect.stringContaining(reason)])
  })
  it('may state in words why a fact is not known yet', () => {
    expect(
      findFaults(sale, {
        facts: {
          ...sale.facts,
          council_tax_band: 'Awaiting banding',
          epc_rating: 'Commissioned 3 November 2026',
        },
      }),
    ).toEqual([])
  })
  it('needs lease years, ground rent and service charge for a leasehold', () => {
    const facts = { ...sale.facts, tenure: 'Leasehold' }
    expect(findFaults(sale, { facts })).toHaveLength(3)
    expect(
      findFaults(sale, {
        facts: { ...facts, lease_years: '112', ground_rent: '0', service_charge: 'Unknown – enquiries made' },
      }),
    ).toEqual([])
  })
  it('needs a type, and for a home the number of bedrooms', () => {
    expect(findFaults(sale, { bedrooms: 0 })).toEqual(['the number of bedrooms is not given'])
    expect(findFaults(sale, { bedrooms: 0, type: 'studio-flat' })).toEqual([])
    expect(findFaults(sale, { type: '' })).toContain('the type of property is not given')
  })
  it('needs no council tax band for a shop, for land or in Northern Ireland', () => {
    expect(findFaults(sale, { type: 'shop', bedrooms: 0, ...withoutFact(sale, 'council_tax_band') })).toEqual(
      [],
    )
    expect(
      findFaults(sale, { nation: 'northern-ireland', ...withoutFact(sale, 'council_tax_band') }),
    ).toEqual([])
    expect(findFaults(sale, { type: 'land', bedrooms: 0, facts: { tenure: 'Freehold' } })).toEqual([])
  })
  it('has council tax band I only in Wales', () => {
    const facts = { ...sale.facts, council_tax_band: 'I' }
    expect(findFaults(sale, { facts, nation: 'wales' })).toEqual([])
    for (const nation of ['england', 'scotland'] as const)
      expect(findFaults(sale, { facts, nation })).toEqual([
        expect.stringContaining('only Wales has a band I'),
      ])
    expect(findFaults(sale, { facts, nation: 'northern-ireland' })).toEqual([])
  })
  it('needs every fact but the energy rating for a park home', () => {
    const parkHome = { type: 'park-home', ...withoutFact(sale, 'epc_rating') }
    expect(findFaults(sale, parkHome)).toEqual([])
    expect(findFaults(sale, { ...parkHome, facts: { tenure: 'Freehold' } })).toEqual([
      expect.stringContaining('council tax band is not given'),
    ])
  })
  it('may invite offers', () => {
    expect(
      findFaults(sale, { description: '<p>Offers over £250,000, best and final by Friday.</p>' }),
    ).toEqual([])
  })
})

it.each([sale, letting, { ...sale, type: 'shop', bedrooms: 0 }])(
  'an advert gives no telephone number and no email address: $kind, $type',
  (subject) => {
    const fault = (words: string) => expect.stringContaining(`it says “${words}”: an advertisement gives no`)
    expect(
      findFaults(subject, { description: '<p>Call me on 07700 900123 or mail ann@home.example.</p>' }),
    ).toEqual([fault('ann@home.example'), fault('07700 900123')])
    expect(findFaults(subject, { summary: 'Text +44 7700 900123' })).toEqual([fault('+44 7700 900123')])
    expect(findFaults(subject, { features: ['Parking', 'ann (at) home (dot) example'] })).toEqual([
      fault('ann (at) home (dot) example'),
    ])
    const harmless = 'Built in 1932, 0.25 acres, £250,000, CM8 2AB, certificate 0123-4567-8901-2345-6789.'
    expect(findFaults(subject, { description: `<p>${harmless}</p>` })).toEqual([])
  },
)

describe('a letting', () => {
  it('is published with one specific rent and a lawful deposit', () => {
    expect(findFaults(letting)).toEqual([])
    expect(findFaults(letting, { pricePence: null })).toEqual(['a letting needs one specific rent'])
    expect(findFaults(letting, { depositPence: 1_500_00 })).toEqual([
      'the deposit of £1,500 is more than 5 weeks’ rent, £1,384.61 (Tenant Fees Act 2019, Schedule 1)',
    ])
  })
  it('may have five weeks of a weekly rent as deposit, although the month is stored in whole pence', () => {
    // £100 a week is stored as £433.33 a month, whose five weeks are £499.99 and not £500. A penny is tolerated.
    expect(findFaults(letting, { pricePence: 433_33, depositPence: 500_00 })).toEqual([])
    expect(findFaults(letting, { pricePence: 433_33, depositPence: 500_02 })).toHaveLength(1)
  })
  it('needs an exemption for an energy rating below E in England and Wales', () => {
    const facts = { ...letting.facts, epc_rating: 'F' }
    expect(findFaults(letting, { facts })).toEqual([expect.stringContaining('registered exemption')])
    expect(findFaults(letting, { facts, nation: 'scotland' })).toEqual([])
    expect(findFaults(letting, { facts: { ...facts, epc_rating: 'F, exemption registered' } })).toEqual([])
    expect(findFaults(letting, { type: 'office', facts })).toEqual([
      expect.stringContaining('registered exemption'),
    ])
  })
  it('is refused if it invites more than the rent or excludes tenants', () => {
    expect(findFaults(letting, { summary: 'Offers in excess of £1,200 pcm' })).toEqual([
      expect.stringContaining('s.56'),
    ])
    expect(findFaults(letting, { features: ['No DSS'] })).toEqual([expect.stringContaining('ss.33–34')])
    expect(findFaults(letting, { description: '<p>N<b>o</b> children</p>' })).toEqual([
      expect.stringContaining('ss.33–34'),
    ])
    expect(findFaults(letting, { type: 'shop', bedrooms: 0, summary: 'Offers over £1,200' })).toEqual([])
  })
  it.each([
    'No pets',
    'Working professionals only',
    'Minimum term of 12 months',
    'A six month tenancy',
    'Six months’ rent in advance, please',
    'We want 12 months rent up front',
  ])('is refused in England with the words %j (domain B3)', (summary) => {
    expect(findFaults(letting, { summary })).toEqual([expect.stringContaining('Renters’ Rights Act 2025')])
  })
  it.each([
    'The flat offers over 900 sq ft of space, and offers above 1,000 square feet with its loft.',
    'We never ask for six months’ rent in advance, and there is no minimum term.',
    'Two months’ notice, one month’s rent in advance.',
    'A home for the years ahead.',
  ])('is published with the words %j', (summary) => expect(findFaults(letting, { summary })).toEqual([]))
  it('is refused if a fact has words that are unlawful in a description', () => {
    const withFact = (key: string, value: string) => ({ facts: { ...letting.facts, [key]: value } })
    expect(findFaults(letting, withFact('pets', 'No pets'))).toEqual([
      expect.stringContaining('under pets it says “No pets”'),
    ])
    expect(
      findFaultsBySteps({ ...letting, ...withFact('rights', 'None. No DSS, call 07700 900123') }),
    ).toEqual([
      { step: 'risks', why: expect.stringContaining('ss.33–34') },
      { step: 'risks', why: expect.stringContaining('no telephone number') },
    ])
    expect(findFaults(sale, { facts: { ...sale.facts, parking: 'Ask ann@home.example' } })).toHaveLength(1)
    // The number of a licence may look like a telephone number. A letting does not show facts of sales.
    expect(findFaults(letting, withFact('licence', '0123456789, no children, ann@home.example'))).toEqual([
      expect.stringContaining('ss.33–34'),
      expect.stringContaining('ann@home.example'),
    ])
    expect(findFaults(letting, withFact('shared_ownership', 'No pets'))).toEqual([])
  })
})
