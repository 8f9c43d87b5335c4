import { expect, it } from 'vitest'
import { identityStates } from '../../lib/domain/identity-check'
import { listMemorandumNeeds, memorandumNeeds, saleParties } from '../../lib/domain/memorandum'

const passedChecks = { seller: ['passed'], buyer: ['passed'] } as const

it('a memorandum waits for both conveyancers and for the identity of all buyers and sellers (domain B6)', () => {
  expect(listMemorandumNeeds({ conveyancers: [], identity: { seller: ['submitted'], buyer: [] } })).toEqual(
    memorandumNeeds,
  )
  expect(listMemorandumNeeds({ conveyancers: saleParties, identity: passedChecks })).toEqual([])
  expect(listMemorandumNeeds({ conveyancers: ['buyer'], identity: passedChecks })).toEqual([
    'seller_conveyancer',
  ])
  expect(listMemorandumNeeds({ conveyancers: ['seller'], identity: passedChecks })).toEqual([
    'buyer_conveyancer',
  ])
})

it('a memorandum waits even for a single person whose check has not passed', () => {
  for (const state of identityStates.filter((each) => each !== 'passed')) {
    const states = ['passed', state] as const
    expect(
      listMemorandumNeeds({ conveyancers: saleParties, identity: { ...passedChecks, buyer: states } }),
      state,
    ).toEqual(['buyer_identity'])
    expect(
      listMemorandumNeeds({ conveyancers: saleParties, identity: { ...passedChecks, seller: states } }),
      state,
    ).toEqual(['seller_identity'])
  }
})

it('a memorandum needs no identity check of the owners of an imported home, whom their agent has checked', () => {
  expect(
    listMemorandumNeeds({ conveyancers: saleParties, identity: { seller: [], buyer: ['passed'] } }),
  ).toEqual([])
})
