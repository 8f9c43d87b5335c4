import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { endOffersOfUser } from '../../../lib/agency/offers/end-offers'
import { expireOffers } from '../../../lib/agency/offers/expire-offers'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { MISSING_ID } from '../../support/missing-id'
import { findMailSubjects } from '../../support/queued-mails'
import { countRows, findRow, findRows, updateRows } from '../../support/tables'
import {
  actOnRequest,
  addHome,
  addUser,
  listOffersFor,
  createLetRequest,
  requestToRent,
  readListingStatus,
} from './offer-calls'

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

const createRequest = (userId = tenant, overrides = {}) => createLetRequest(home, userId, overrides)
const readStatus = async (id: number) => (await findRow('letRequest', { id })).status
const findLastMessage = async (letRequestId: number) =>
  (await findRows('threadMessage', { letRequestId })).at(-1)?.body

it('a request is stored with the advertised rent, its event and a message (B-12)', async () => {
  const id = await createRequest(tenant, {
    day: '2027-01-04',
    tenants: 2,
    pets: 'one cat.',
    message: 'Two nurses.',
  })
  expect(await findRow('letRequest', { id })).toMatchObject({
    tenants: 2,
    pets: 'one cat.',
    rentPence: 1_200_00n,
  })
  expect(await findLastMessage(id)).toBe(
    'I would like to rent this home at the advertised rent. Moving in: Mon 4 Jan 2027. 2 tenants. Pets: one cat.\n\nTwo nurses.',
  )
  expect(await listOffersFor(landlord, home)).toMatchObject([
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

it('a request for commercial premises states the start of the lease, and neither tenants nor pets', async () => {
  const shop = await addHome(landlord, { kind: 'let', price: 900, type: 'shop' })
  const request = await createLetRequest(shop, tenant, {
    day: '2027-01-04',
    tenants: 1,
    message: 'A bakery.',
  })
  expect(await findLastMessage(request)).toBe(
    'I would like to rent these premises at the advertised rent. Lease from: Mon 4 Jan 2027.\n\nA bakery.',
  )
  expect(await listOffersFor(landlord, shop)).toMatchObject([{ is_commercial: true }])
  await createRequest(rival)
  expect(await listOffersFor(rival, home)).toMatchObject([{ is_commercial: false }])
})

it('a repeated request of a tenant is stored once, and a different one is refused', async () => {
  const id = await createRequest()
  expect(await createRequest()).toBe(id)
  expect(await requestToRent(home, tenant, { message: 'We can view on Saturday.' })).toContain(
    'You have asked to let this property already.',
  )
  expect(await requestToRent(home, tenant, { tenants: 3 })).toContain(
    'You have asked to let this property already.',
  )
  expect(await countRows('letRequest', { listingId: home })).toBe(1)
})

it('a request is refused for a day before the home is available, from its owner, and for a home that is not to let', async () => {
  await updateRows('listing', { id: home }, { availableFrom: '2027-02-01' })
  expect(await requestToRent(home, tenant, { day: '2027-01-31' })).toBe('Available from Mon 1 Feb 2027')
  expect(await requestToRent(home, tenant, { day: '2027-02-01' })).toBeTypeOf('object')
  expect(await requestToRent(home, landlord)).toBe('You cannot contact yourself about your own listing.')
  for (const status of ['reserved', 'let_agreed'] as const) {
    const unavailableHome = await addHome(landlord, { kind: 'let', price: 1_000, status })
    expect(await requestToRent(unavailableHome, tenant), status).toBe(
      'This property is not available to let.',
    )
  }
  const homeForSale = await addHome(landlord)
  for (const listingId of [homeForSale, MISSING_ID])
    expect(await requestToRent(listingId, tenant)).toBe('Letting not found')
})

it('accepting reserves the home and tells the other tenants; undoing makes it available again', async () => {
  const [id, other] = [await createRequest(), await createRequest(rival)]
  expect(await actOnRequest(id, tenant, 'accept')).toContain('not possible')
  expect(await actOnRequest(id, rival, 'accept')).toBe('Request not found')
  expect(await actOnRequest(id, landlord, 'accept')).toBe('ok')
  expect(await readListingStatus(home)).toBe('reserved')
  expect(await findLastMessage(other)).toContain('I have accepted another request.')
  expect(await actOnRequest(other, landlord, 'accept')).toBe(
    'You have accepted another request already. Undo that first.',
  )
  expect(await actOnRequest(id, landlord, 'undo')).toBe('ok')
  expect([await readStatus(id), await readListingStatus(home)]).toEqual(['made', 'available'])
  expect(await actOnRequest(other, landlord, 'accept')).toBe('ok')
  expect(await actOnRequest(other, rival, 'withdraw')).toBe('ok')
  expect([await readStatus(other), await readListingStatus(home)]).toEqual(['withdrawn', 'available'])
})

it('only one of two acceptances at the same time succeeds', async () => {
  const ids = [await createRequest(), await createRequest(rival)]
  const answers = await Promise.all(ids.map((id) => actOnRequest(id, landlord, 'accept')))
  expect(answers.sort()).toEqual(['You have accepted another request already. Undo that first.', 'ok'])
})

it('a request that nobody answers for 14 days expires, with a mail to the tenant', async () => {
  const [old, young] = [await createRequest(), await createRequest(rival)]
  const DAY_MS = 86_400_000
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
  await updateRows('letRequest', { id: old }, { updatedAt: daysAgo(15.1) })
  await updateRows('letRequest', { id: young }, { updatedAt: daysAgo(13.9) })
  await expireOffers()
  expect([await readStatus(old), await readStatus(young)]).toEqual(['expired', 'made'])
  expect(await findLastMessage(old)).toContain('has expired')
  expect(await findMailSubjects(tenant)).toEqual([
    expect.stringMatching(/^Your request to rent has expired: /),
  ])
  expect(await findMailSubjects(rival)).toEqual([])
})

it('a request expires at the end of its last day in London, as its page says', async () => {
  const id = await createRequest()
  // Summer time begins on 28 March.
  await updateRows('letRequest', { id }, { updatedAt: new Date('2027-03-20T10:00:00Z') })
  const midnight = '2027-04-03T23:00:00.000Z'
  expect(await listOffersFor(landlord, home)).toMatchObject([{ expires_at: midnight }])
  await expireOffers(new Date(Date.parse(midnight) - 1))
  expect(await readStatus(id)).toBe('made')
  await expireOffers(new Date(midnight))
  expect(await readStatus(id)).toBe('expired')
})

it('a user who closes the account withdraws the requests made and declines the requests received', async () => {
  const [accepted, open] = [await createRequest(), await createRequest(rival)]
  await actOnRequest(accepted, landlord, 'accept')
  await withTransaction((tx) => endOffersOfUser(tx, tenant))
  expect([await readStatus(accepted), await readListingStatus(home)]).toEqual(['withdrawn', 'available'])
  await withTransaction((tx) => endOffersOfUser(tx, landlord))
  expect(await readStatus(open)).toBe('declined')
})
