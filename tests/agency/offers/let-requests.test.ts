import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { endOffersOf } from '../../../lib/agency/offers/end-offers'
import { expireOffers } from '../../../lib/agency/offers/expire-offers'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { countRows, findRow, findRows, updateRows } from '../../support/tables'
import { actOnRequest, addHome, addUser, listFor, requestOn, statusOfListing } from './market'

let database: TestDatabase
let landlord: number
let tenant: number
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
  landlord = await addUser('Lou')
  tenant = await addUser('Tom')
  rival = await addUser('Rita')
  home = await addHome(landlord, { kind: 'let', price: 1_200 })
})

async function mustRequest(userId = tenant, given = {}): Promise<number> {
  const requestReply = await requestOn(home, userId, given)
  if (typeof requestReply === 'string') throw new Error(requestReply)
  return requestReply.request_id
}
const statusOf = async (id: number) => (await findRow('letRequest', { id })).status
const lastMessage = async (letRequestId: number) =>
  (await findRows('threadMessage', { letRequestId })).at(-1)?.body

it('a request is stored with the advertised rent, its event and a message (B-12)', async () => {
  const id = await mustRequest(tenant, { pets: 'one cat.', message: 'Two nurses.' })
  expect(await findRow('letRequest', { id })).toMatchObject({
    tenants: 2,
    pets: 'one cat.',
    rentPence: 1_200_00n,
  })
  expect(await lastMessage(id)).toBe(
    'I would like to rent this home at the advertised rent. Moving in: Mon 4 Jan 2027. 2 tenants. Pets: one cat.\n\nTwo nurses.',
  )
  expect(await listFor(landlord, home)).toMatchObject([
    {
      id,
      kind: 'letting',
      role: 'owner',
      move_in_date: '2027-01-04',
      rent: 1_200,
      actions: ['accept', 'decline'],
    },
  ])
})

it('a request is one for each tenant: the same again changes nothing, another one is refused', async () => {
  const id = await mustRequest()
  expect(await mustRequest()).toBe(id)
  expect(await requestOn(home, tenant, { tenants: 3 })).toContain(
    'You have asked to let this property already.',
  )
  expect(await countRows('letRequest', { listingId: home })).toBe(1)
})

it('a request is refused before the home is available, on one’s own listing, on a let one and on a sale', async () => {
  await updateRows('listing', { id: home }, { availableFrom: '2027-02-01' })
  expect(await requestOn(home, tenant, { day: '2027-01-31' })).toBe(
    'The home is available from Mon 1 Feb 2027',
  )
  expect(await requestOn(home, tenant, { day: '2027-02-01' })).toMatchObject({})
  expect(await requestOn(home, landlord)).toBe('You cannot contact yourself about your own listing.')
  for (const status of ['reserved', 'let_agreed'] as const) {
    const unavailableHome = await addHome(landlord, { kind: 'let', price: 1_000, status })
    expect(await requestOn(unavailableHome, tenant), status).toBe('This property is not available to let.')
  }
  for (const other of [await addHome(landlord), 2_000_000_000])
    expect(await requestOn(other, tenant)).toBe('Letting not found')
})

it('accepting reserves the home and tells the other tenants; undoing makes it available again', async () => {
  const [id, other] = [await mustRequest(), await mustRequest(rival)]
  expect(await actOnRequest(id, tenant, 'accept')).toContain('not possible')
  expect(await actOnRequest(id, rival, 'accept')).toBe('Request not found')
  expect(await actOnRequest(id, landlord, 'accept')).toBe('ok')
  expect(await statusOfListing(home)).toBe('reserved')
  expect(await lastMessage(other)).toContain('I have accepted another request.')
  expect(await actOnRequest(other, landlord, 'accept')).toBe(
    'You have accepted another request already. Undo that first.',
  )
  expect(await actOnRequest(id, landlord, 'undo')).toBe('ok')
  expect([await statusOf(id), await statusOfListing(home)]).toEqual(['made', 'available'])
  expect(await actOnRequest(other, landlord, 'accept')).toBe('ok')
  expect(await actOnRequest(other, rival, 'withdraw')).toBe('ok')
  expect([await statusOf(other), await statusOfListing(home)]).toEqual(['withdrawn', 'available'])
})

it('of two acceptances in one second one wins', async () => {
  const ids = [await mustRequest(), await mustRequest(rival)]
  const answers = await Promise.all(ids.map((id) => actOnRequest(id, landlord, 'accept')))
  expect(answers.sort()).toEqual(['You have accepted another request already. Undo that first.', 'ok'])
})

it('a request that nobody answers for 14 days expires', async () => {
  const [old, young] = [await mustRequest(), await mustRequest(rival)]
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await updateRows('letRequest', { id: old }, { updatedAt: daysAgo(14.1) })
  await updateRows('letRequest', { id: young }, { updatedAt: daysAgo(13.9) })
  await expireOffers()
  expect([await statusOf(old), await statusOf(young)]).toEqual(['expired', 'made'])
  expect(await lastMessage(old)).toContain('has expired')
})

it('whoever closes the account withdraws the own requests and declines those received', async () => {
  const [mine, other] = [await mustRequest(), await mustRequest(rival)]
  await actOnRequest(mine, landlord, 'accept')
  await withTransaction((tx) => endOffersOf(tx, tenant))
  expect([await statusOf(mine), await statusOfListing(home)]).toEqual(['withdrawn', 'available'])
  await withTransaction((tx) => endOffersOf(tx, landlord))
  expect(await statusOf(other)).toBe('declined')
})
