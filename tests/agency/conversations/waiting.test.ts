import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { findThreads } from '../../../lib/agency/conversations/thread-list'
import { disconnect } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import {
  actOnOffer,
  actOnRequest,
  addHome,
  addUser,
  createLetRequest,
  createOffer,
} from '../offers/offer-calls'

let database: TestDatabase
let owner: number
let applicant: number
let rival: number
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
  applicant = await addUser('Ben')
  rival = await addUser('Rita')
})

const findWaitingFor = async (userId: number) => (await findThreads(userId))[0]?.waiting_for

it('a conversation about an offer waits for the party that has to answer, and for nobody after an acceptance', async () => {
  const home = await addHome(owner)
  const offer = await createOffer(home, applicant)
  expect([await findWaitingFor(applicant), await findWaitingFor(owner)]).toEqual(['other', 'you'])
  await actOnOffer(offer, owner, 'counter', { amount: 245_000 })
  expect([await findWaitingFor(applicant), await findWaitingFor(owner)]).toEqual(['you', 'other'])
  await createOffer(home, rival)
  await actOnOffer(offer, applicant, 'accept')
  // The message to the rival says that the offer stays open in reserve.
  expect([await findWaitingFor(applicant), await findWaitingFor(rival)]).toEqual([undefined, undefined])
  await actOnOffer(offer, owner, 'undo')
  // The last message is the owner's, and so is the next step.
  expect(await findWaitingFor(applicant), 'after the acceptance is taken back').toBeUndefined()
})

it('a conversation about a request to rent does not wait for a tenant whose request stays open in reserve', async () => {
  const home = await addHome(owner, { kind: 'let', price: 1_000 })
  const request = await createLetRequest(home, applicant)
  await createLetRequest(home, rival)
  expect(await findWaitingFor(rival)).toBe('other')
  await actOnRequest(request, owner, 'accept')
  expect(await findWaitingFor(rival)).toBeUndefined()
})
