import { expect, it } from 'vitest'
import { listSaleItems } from '../../components/sales/describe-sale'
import type { Sale } from '../../lib/contract/sales'
import { memorandumNeeds } from '../../lib/domain/memorandum'

const sale: Sale = {
  offer_id: 1,
  party: 'buyer',
  property_id: 2,
  portal_address: '1 High Street',
  nation: 'england',
  other_party: 'Sue S.',
  amount: 240_000,
  conveyancer: null,
  buyers: [],
  needs: [...memorandumNeeds],
  memorandum: null,
  milestones: [],
  is_completed: false,
}
const describeNeeds = (changes: Partial<Sale>) =>
  listSaleItems({ ...sale, ...changes }, memorandumNeeds).map(({ label, state }) => `${label}: ${state}`)

it('each party reads what it has to do itself, and whom it waits for', () => {
  expect(describeNeeds({})).toEqual([
    'The seller’s conveyancer: Waiting for Sue S.',
    'Your conveyancer: Waiting for you: the form is below.',
    'Identity of everybody who sells: We are waiting for Sue S., or checking it.',
    'Identity of everybody who buys: Waiting for you: the form below asks who buys.',
  ])
  expect(describeNeeds({ party: 'seller', other_party: 'Ben B.' })).toEqual([
    'Your conveyancer: Waiting for you: the form is below.',
    'The buyer’s conveyancer: Waiting for Ben B.',
    'Identity of everybody who sells: We are checking it, or need something from you: look at “Who owns it” of your home.',
    'Identity of everybody who buys: We are waiting for Ben B., or checking it.',
  ])
})

it('a buyer reads whose identity is not proved yet', () => {
  const ben = { name: 'Ben Buyer', is_user: true, state: 'passed' as const }
  const bea = { name: 'Bea Buyer', is_user: false }
  const describeBuyers = (buyers: Sale['buyers']) => describeNeeds({ buyers }).at(-1)
  expect(describeBuyers([ben, { ...bea, state: 'submitted' }])).toContain('We are checking it.')
  expect(describeBuyers([ben, { ...bea, state: 'refer' }])).toContain('We need more about Bea Buyer.')
  expect(describeBuyers([ben, { ...bea, state: 'expired' }])).toContain('The check of Bea Buyer has expired.')
})

it('a need of the memorandum that is met is marked as done', () => {
  const items = listSaleItems({ ...sale, needs: ['buyer_identity'] }, memorandumNeeds)
  expect(items.map(({ isDone }) => isDone)).toEqual([true, true, true, false])
})
