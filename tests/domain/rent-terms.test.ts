import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findForbiddenRentTerm } from '../../lib/domain/rent-terms'

const RENT_POUNDS = 1_250

it.each([
  'I can pay £1,300 a month',
  'We would go up to 1400 pcm.',
  'Happy to offer £320 pw',
  'My offer: £16,000 a year',
  'I could do £1.4k per month',
  'I would pay £50 more.',
  'We are willing to pay over the asking rent',
  'Above your advertised rent, if need be',
  'Please send me your best and final offer by Friday',
  'Sealed bids by noon, please',
  'Offers over £1,250',
  'I don’t mind paying more',
  'We would go a little higher',
  'We loved the viewing, the parking suits us, and we would pay more',
  'We would pay more rent for the parking space',
])('%j is a bid (Renters’ Rights Act 2025, s.56; domain B3)', (text) =>
  expect(findForbiddenRentTerm(text, RENT_POUNDS)).toBe('bid'),
)

it.each([
  'We can pay six months upfront.',
  'I could pay 12 months’ rent in advance',
  'A year’s rent up front is no problem',
  'I can pay 6 month’s rent upfront',
  'Six month rent upfront',
  'Happy to pay 6-months rent in advance',
])('%j is rent in advance (Renters’ Rights Act 2025, s.8; domain B3)', (text) =>
  expect(findForbiddenRentTerm(text, RENT_POUNDS)).toBe('advance'),
)

it.each([
  'I can pay £1,250 a month, as advertised',
  'We earn £3,500 a month between us',
  'My salary is £31,000 a year and my savings are £2,000',
  'We currently pay £1,400 a month for a smaller flat',
  'I cannot pay more than the advertised rent',
  'One month’s rent in advance is fine',
  'Do we pay extra for parking?',
  'Would I have to pay more for the council tax and the water?',
  'Could we go over the inventory on Friday?',
  'Can you offer more viewing times?',
  'I give my landlord two months’ notice in advance',
  'Council tax was £1,900 a year, I think. Could we move in on 4 January 2027?',
  'The deposit of £1,440 is ready',
  'Is there more storage, and is the bathroom over the kitchen?',
  'Two adults, one child and a cat',
  'We have lived in our present home for 10 years',
])('%j is neither a bid nor rent in advance', (text) =>
  expect(findForbiddenRentTerm(text, RENT_POUNDS)).toBeNull(),
)

it('an amount above the rent is a bid, and an amount up to the rent is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 300, max: 8_000 }),
      fc.integer({ min: 100, max: 20_000 }),
      fc.constantFrom('I can pay', 'we offer', 'would go up to', 'rent of'),
      (rent, amount, verb) => {
        // A rent may be rounded up by a pound. An amount over three times the rent is something else, such as an income.
        const isBid = amount > rent + 1 && amount <= rent * 3
        for (const amountText of [
          `£${amount}`,
          `£${amount.toLocaleString('en-GB')} a month`,
          `${amount} pcm`,
        ])
          expect(findForbiddenRentTerm(`${verb} ${amountText}`, rent)).toBe(isBid ? 'bid' : null)
      },
    ),
  )
})
