import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findRow, updateRows } from '../../support/tables'
import {
  actOnOffer,
  actOnRequest,
  addHome,
  addUser,
  createOffer,
  listOffersFor,
  createLetRequest,
} from './offer-calls'

/* The list of a user's offers contains only actions that the agency would not refuse (B-22). */

let database: TestDatabase
let owner: number
let starter: number
let rival: number
let home: number
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})
beforeEach(async () => {
  owner = await addUser('Sue')
  starter = await addUser('Ben')
  rival = await addUser('Rita')
  home = await addHome(owner)
})

const findListedOffer = async (userId: number, id: number, listingId = home) =>
  (await listOffersFor(userId, listingId)).find((offer) => offer.id === id)

describe('an open offer', () => {
  it('is marked as in reserve, and cannot be accepted, while another one is accepted', async () => {
    const [chosen, other] = [await createOffer(home, starter), await createOffer(home, rival)]
    expect(await findListedOffer(owner, other)).toMatchObject({
      is_in_reserve: false,
      actions: ['accept', 'counter', 'decline'],
    })
    await actOnOffer(chosen, owner, 'accept')
    expect(await findListedOffer(owner, chosen)).toMatchObject({ is_in_reserve: false, actions: ['undo'] })
    expect(await findListedOffer(owner, other)).toMatchObject({
      is_in_reserve: true,
      actions: ['counter', 'decline'],
    })
    await actOnOffer(other, owner, 'counter', { amount: 249_000 })
    expect(await findListedOffer(rival, other)).toMatchObject({
      is_in_reserve: true,
      actions: ['change', 'decline', 'withdraw'],
    })
    expect(await actOnOffer(other, rival, 'accept')).toContain('another offer already')
    await actOnOffer(chosen, owner, 'undo')
    expect(await findListedOffer(rival, other)).toMatchObject({
      is_in_reserve: false,
      actions: ['accept', 'change', 'decline', 'withdraw'],
    })
  })

  it('can only be ended while the home takes no offers, has another owner, or after its last day', async () => {
    const id = await createOffer(home, starter)
    const expectOnlyEndingActions = async () => {
      expect((await findListedOffer(owner, id))?.actions).toEqual(['decline'])
      expect((await findListedOffer(starter, id))?.actions).toEqual(['withdraw'])
    }
    for (const status of ['sold_subject_to_contract', 'withdrawn'] as const) {
      await updateRows('listing', { id: home }, { status })
      await expectOnlyEndingActions()
    }
    await updateRows('listing', { id: home }, { status: 'available' })
    await updateRows('offer', { id }, { expiresAt: new Date(Date.now() - 1_000) })
    await expectOnlyEndingActions()
    await updateRows('offer', { id }, { expiresAt: null })
    expect((await findListedOffer(owner, id))?.actions).toContain('accept')
    const { propertyId } = await findRow('listing', { id: home })
    await updateRows('property', { id: propertyId }, { ownerId: rival })
    await expectOnlyEndingActions()
  })
})

it('an open request cannot be accepted while another one is accepted, or while the home is not to let', async () => {
  const letting = await addHome(owner, { kind: 'let', price: 1_000 })
  const chosen = await createLetRequest(letting, starter)
  const other = await createLetRequest(letting, rival)
  expect(await findListedOffer(owner, other, letting)).toMatchObject({
    is_in_reserve: false,
    actions: ['accept', 'decline'],
  })
  await actOnRequest(chosen, owner, 'accept')
  expect(await findListedOffer(owner, other, letting)).toMatchObject({
    is_in_reserve: true,
    actions: ['decline'],
  })
  await actOnRequest(chosen, owner, 'undo')
  await updateRows('listing', { id: letting }, { status: 'let_agreed' })
  expect(await findListedOffer(owner, other, letting)).toMatchObject({
    is_in_reserve: false,
    actions: ['decline'],
  })
})
