import { expect, it } from 'vitest'
import {
  formatDifference,
  describeNextOfferStep,
  describeNextRequestStep,
} from '@/components/offers/describe-offer'
import { listReasons, orderOffers } from '@/components/offers/order-offers'
import type { UserLetRequest, UserOffer } from '@/lib/contract/offers'
import { createOffer, createRequest } from './fixture'

const toIds = (offers: UserOffer[]) => offers.map(({ id }) => id)

it('a seller sees the highest offer first, or the most certain buyer with the reasons (field O3)', () => {
  const offers = [
    createOffer({ id: 1, amount: 249_000, buying_position: 'property_nonmarket', proof_of_funds: 'shown' }),
    createOffer({ id: 2, amount: 235_000, buying_position: 'cash', proof_of_funds: 'later' }),
    createOffer({ id: 3, amount: 230_000, buying_position: 'cash', conditions: 'survey' }),
    createOffer({ id: 4, amount: 231_000, buying_position: 'cash' }),
    createOffer({ id: 5, amount: 245_000, buying_position: 'a position that only an upstream knows' }),
  ]
  expect(toIds(orderOffers(offers, 'amount'))).toEqual([1, 5, 2, 4, 3])
  expect(toIds(orderOffers(offers, 'certainty'))).toEqual([4, 3, 2, 1, 5])
  expect(listReasons(offers[1]!)).toEqual(['Cash buyer', 'will show proof of funds later', 'no conditions'])
  const accepted = createOffer({ id: 6, amount: 1, status: 'accepted' })
  expect(orderOffers([...offers, accepted], 'amount')[0]).toBe(accepted)
})

it('an amount is compared with the asking price in pounds and per cent', () => {
  expect(formatDifference(240_000, 250_000)).toBe('£10,000 below (−4%)')
  expect(formatDifference(251_250, 250_000)).toBe('£1,250 above (+0.5%)')
  expect(formatDifference(250_050, 250_000)).toBe('£50 above')
  expect(formatDifference(250_000, 250_000)).toBe('The asking price')
  for (const unknownPrice of [null, undefined, 0]) expect(formatDifference(250_000, unknownPrice)).toBeNull()
})

it('the next step names who acts, and by when', () => {
  const expires_at = '2027-07-01T23:00:00.000Z'
  expect(describeNextOfferStep(createOffer({ expires_at }))).toBe(
    'You answer Ben B., by the end of Thu 1 Jul 2027.',
  )
  expect(describeNextOfferStep(createOffer({ role: 'starter' }))).toBe(
    'Ben B. answers you, with no last day set.',
  )
  expect(describeNextOfferStep(createOffer({ role: 'starter', status: 'countered' }))).toContain(
    'would accept £240,000',
  )
  expect(describeNextOfferStep(createOffer({ status: 'accepted', nation: 'scotland' }))).toContain(
    'concluded missives',
  )
  expect(describeNextOfferStep(createOffer({ role: 'starter', status: 'declined' }))).toBe(
    'You may make another offer.',
  )
  expect(
    describeNextOfferStep(createOffer({ role: 'starter', status: 'declined', is_live: false })),
  ).toContain('Nothing more')
})

const createRequestOnReservedHome = (changes: Partial<UserLetRequest>) =>
  createRequest({ listing_status: 'reserved', ...changes })

it('the next step says why an offer or request is in reserve, and what can be done with it', () => {
  const offer = { is_in_reserve: true, listing_status: 'underoffer' }
  expect(describeNextOfferStep(createOffer(offer))).toMatch(
    /^Held in reserve, because you have accepted another .* until contracts are exchanged/,
  )
  for (const status of ['made', 'countered'] as const)
    expect(describeNextOfferStep(createOffer({ ...offer, role: 'starter', status }))).toContain(
      'Held in reserve, because Ben B. has accepted another offer.',
    )
  expect(describeNextRequestStep(createRequestOnReservedHome({ is_in_reserve: true }))).toContain(
    'undo that acceptance first, which is possible until everybody has signed',
  )
  expect(
    describeNextRequestStep(createRequestOnReservedHome({ is_in_reserve: true, role: 'starter' })),
  ).toContain('You may withdraw it at any time.')
  expect(describeNextRequestStep(createRequestOnReservedHome({}))).toContain('You answer Ben B.')
})

it('nobody is told to answer an offer or request while the home takes none', () => {
  for (const closed of [
    { listing_status: 'sstc' },
    { listing_status: 'withdrawn' },
    { listing_status: '', is_live: false },
  ])
    expect(describeNextOfferStep(createOffer(closed))).toBe(
      'No offers are taken at the moment, so nobody can accept this one. You may decline it.',
    )
  expect(describeNextRequestStep(createRequest({ listing_status: 'let', role: 'starter' }))).toBe(
    'The home is not to let at the moment, so nobody can accept this request. You may withdraw it.',
  )
})

it('a home whose status an upstream does not send takes offers while it is live', () => {
  expect(describeNextOfferStep(createOffer({ listing_status: '' }))).toContain('You answer Ben B.')
})

it('a buyer and a seller read that an exchanged sale binds them, and whom to call', () => {
  const accepted = { status: 'accepted', listing_status: 'sstc' } as const
  for (const role of ['owner', 'starter'] as const) {
    const text = describeNextOfferStep(createOffer({ ...accepted, role, is_binding: true }))
    expect(text).toContain('This sale binds both sides now')
    expect(text).not.toContain('Nothing binds anybody')
  }
})
