import { describe, expect, it } from 'vitest'
import type { ChatListing } from '../../../lib/agency/chat/listing'
import { answerFromListing } from '../../../lib/agency/chat/listing-answers'
import { letListing, saleListing } from '../../listing/fixture'

/* The fixtures are a house for £350,000, and a home to let at £1,200 a month with a deposit of £1,384. */

/** Asks about a listing. @returns the answer without the listing's address, with which it begins */
const ask = (listing: ChatListing, message: string): string | undefined =>
  answerFromListing(listing, message, () => undefined)?.text.replace('High Street, Witham, CM8: ', '')

describe('deposits in the chatbot (domain B2)', () => {
  const HOLDING_DEPOSIT_QUESTION = 'How much is the holding deposit?'
  /** A week of the fixture's rent of £1,200 a month. */
  const ONE_WEEKS_RENT = '£276.92'

  it.each([
    [
      'scotland',
      'No holding deposit may be taken: in Scotland it is a premium, which the Rent (Scotland) Act 1984 forbids.',
    ],
    [
      'northern-ireland',
      'No holding deposit may be taken in Northern Ireland: only the rent and a deposit may be asked for before a tenancy.',
    ],
    [
      'england',
      `A holding deposit may be at most one week’s rent, which is ${ONE_WEEKS_RENT} here (Tenant Fees Act 2019).`,
    ],
    [
      'wales',
      `A holding deposit may be at most one week’s rent, which is ${ONE_WEEKS_RENT} here (Renting Homes (Fees etc.) (Wales) Act 2019).`,
    ],
  ] as const)('the holding deposit of a home to let in %s is what the law allows', (nation, answer) => {
    const listing = letListing({ nation, facts: [{ key: 'holding_deposit', value: null }] })
    expect(ask(listing, HOLDING_DEPOSIT_QUESTION)).toBe(answer)
  })

  it('a holding deposit that the listing states is the answer only where the law allows holding deposits', () => {
    const facts = [{ key: 'holding_deposit', value: 'Up to £250' }]
    expect(ask(letListing({ facts }), HOLDING_DEPOSIT_QUESTION)).toBe(
      'Holding deposit: Up to £250. From the listing.',
    )
    expect(ask(letListing({ nation: 'scotland', facts }), HOLDING_DEPOSIT_QUESTION)).toMatch(/^No holding/)
  })

  it.each(['england', 'scotland', 'wales', 'northern-ireland'] as const)(
    'no holding deposit is taken for business premises in %s',
    (nation) => {
      const office = letListing({ nation, property_type: 'office' })
      expect(ask(office, HOLDING_DEPOSIT_QUESTION)).toBe('We take no holding deposit for business premises.')
    },
  )

  it.each([
    ['england', 'The buyer pays one through the conveyancer when contracts are exchanged.'],
    ['wales', 'The buyer pays one through the conveyancer when contracts are exchanged.'],
    ['scotland', 'In Scotland there is usually none: the price is paid on the date of entry.'],
    [
      'northern-ireland',
      'In Northern Ireland the solicitors agree on one for the contract, if there is any.',
    ],
  ] as const)(
    'a question about the deposit of a sale in %s is answered by the law, without the price of the home',
    (nation, rule) => {
      expect(ask(saleListing({ nation }), 'How much is the deposit?')).toBe(
        `No deposit is paid to us. ${rule}`,
      )
      expect(ask(saleListing({ nation }), HOLDING_DEPOSIT_QUESTION)).toBe(
        'A sale has no holding deposit: buyers pay us nothing.',
      )
    },
  )

  it('the deposit of a tenancy is distinguished from the holding deposit', () => {
    expect(ask(letListing(), 'How much is the deposit?')).toBe('The deposit is £1,384. From the listing.')
    expect(ask(letListing({ nation: 'scotland' }), 'How much are the deposit and the holding deposit?')).toBe(
      `No holding deposit may be taken: in Scotland it is a premium, which the Rent (Scotland) Act 1984 forbids.
The deposit is £1,384. From the listing.`,
    )
  })
})

describe('the price in the chatbot', () => {
  it.each([
    'How much is it?',
    'How much is it, and how big is it?',
    'How much does it cost?',
    'How much is it to buy?',
    'How much do they want for the lovely house?',
    'And how much?',
    'What does the house cost?',
    'What is the cost?',
    'Is the price fixed?',
  ])('is in the answer to “%s”', (message) => {
    expect(ask(saleListing(), message)).toContain('The price is £350,000.')
  })

  it.each([
    'How much is the council tax?',
    'How much does the parking cost?',
    'What is the cost of the service charge?',
    'How much would I pay for the ground rent?',
    'How much do you charge to sell?',
    'How much is it to let my house?',
    'How much does it cost to heat?',
    'How much is my house worth?',
    'How much is referencing?',
    'What would the mortgage cost?',
    'How much was it sold for?',
    'How much notice must my landlord give?',
  ])('is not in the answer to a question about another cost: “%s”', (message) => {
    expect(ask(saleListing(), message) ?? '').not.toContain('The price is')
  })
})

describe('what a word means in a question to the chatbot', () => {
  const facts = [
    { key: 'parking', value: 'Drive' },
    { key: 'mobile', value: 'Good' },
  ]

  it.each([
    [
      'When can I move in?',
      'A sale has no fixed date: you move in on the day that you agree with the seller.',
    ],
    [
      'Is there a chain?',
      "I don't know the onward chain: the seller has not provided it yet. Shall I ask the seller?",
    ],
    ['Where can I park?', 'Parking: Drive. From the listing.'],
    [
      'How big is the kitchen?',
      'The floor area of the whole property is 1,000 sq ft (93\u00a0m²). From the listing.',
    ],
    ['Is there parking?', 'Parking: Drive. From the listing.'],
    ['Is there a mobile signal?', 'Mobile signal: Good. From the listing.'],
    ['Is it a park home?', 'The type is: Semi-detached house. From the listing.'],
    ['Is it a mobile home?', 'The type is: Semi-detached house. From the listing.'],
    [
      'How much stamp duty would I pay on it?',
      'The tax on buying it is Stamp Duty Land Tax: its page says more about it.',
    ],
  ])('a sale answers “%s”', (message, answer) => {
    expect(ask(saleListing({ facts, floor_area_sq_ft: 1_000 }), message)).toBe(answer)
  })

  it.each([
    ['Is there a chain?', 'A letting has no chain.'],
    [
      'When can I move in?',
      "I don't know the date from which it is available: the landlord has not provided it yet. Shall I ask the landlord?",
    ],
  ])('a letting answers “%s”', (message, answer) => {
    expect(ask(letListing({ available_from: null }), message)).toBe(answer)
  })

  it('a question about a rating of a Scottish certificate asks for neither the heating nor the price', () => {
    const facts = [
      { key: 'heating', value: 'Gas central heating' },
      { key: 'heating_system_rating', value: 'E' },
      { key: 'energy_cost_rating', value: 'D' },
    ]
    const listing = saleListing({ nation: 'scotland', facts })
    expect(ask(listing, 'What is the heating system rating?')).toMatch(/^Heating system rating: E\. [^\n]*$/)
    expect(ask(listing, 'And the energy cost rating?')).toMatch(/^Energy cost rating: D\. [^\n]*$/)
  })

  it('a question about a park nearby does not ask for parking', () => {
    expect(ask(saleListing({ facts }), 'Is it near a park?')).toBeUndefined()
  })

  it('the answer names the purchase tax of the nation, and there is no answer for a park home', () => {
    const question = 'Is stamp duty due?'
    expect(ask(saleListing({ nation: 'scotland' }), question)).toContain('Land and Buildings Transaction Tax')
    expect(ask(saleListing({ property_type: 'park-home' }), question)).toBeUndefined()
  })

  it('a studio is said to have no separate bedroom', () => {
    const studio = letListing({ property_type: 'studio-flat', bedrooms: 0, reception_rooms: null })
    expect(ask(studio, 'How many bedrooms?')).toBe(
      'It is a studio flat, without a separate bedroom. It has 1 bathroom. From the listing.',
    )
  })

  it('rents of premises are compared by the year, and rents of homes by the week', () => {
    const office = letListing({ property_type: 'office' })
    expect(ask(office, 'What is the rent?')).toBe('The rent is £1,200 pcm (£14,400 pa). From the listing.')
    expect(ask(letListing(), 'What is the rent?')).toBe('The rent is £1,200 pcm (£277 pw). From the listing.')
  })
})
