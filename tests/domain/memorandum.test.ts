import { expect, it } from 'vitest'
import { identityStates } from '../../lib/domain/identity-check'
import { listMemorandumNeeds, memorandumNeeds, saleParties } from '../../lib/domain/memorandum'

const everybody = { seller: ['passed'], buyer: ['passed'] } as const

it('a memorandum waits for both conveyancers and for the identity of all buyers and sellers (domain B6)', () => {
  expect(listMemorandumNeeds({ conveyancers: [], identity: { seller: ['submitted'], buyer: [] } })).toEqual(
    memorandumNeeds,
  )
  expect(listMemorandumNeeds({ conveyancers: saleParties, identity: everybody })).toEqual([])
  expect(listMemorandumNeeds({ conveyancers: ['buyer'], identity: everybody })).toEqual([
    'seller_conveyancer',
  ])
  expect(listMemorandumNeeds({ conveyancers: ['seller'], identity: everybody })).toEqual([
    'buyer_conveyancer',
  ])
})

it('a memorandum waits even for a single person whose check has not passed', () => {
  for (const state of identityStates.filter((each) => each !== 'passed')) {
    const states = ['passed', state] as const
    expect(
      listMemorandumNeeds({ conveyancers: saleParties, identity: { ...everybody, buyer: states } }),
      state,
    ).toEqual(['buyer_identity'])
    expect(
      listMemorandumNeeds({ conveyancers: saleParties, identity: { ...everybody, seller: states } }),
      state,
    ).toEqual(['seller_identity'])
  }
})

it('the owners of an imported home, whom their agent has checked, have no check here', () => {
  expect(
    listMemorandumNeeds({ conveyancers: saleParties, identity: { seller: [], buyer: ['passed'] } }),
  ).toEqual([])
})
