import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { endOffersOfUser } from '../../../lib/agency/offers/end-offers'
import { expireOffers } from '../../../lib/agency/offers/expire-offers'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { updateRows } from '../../support/tables'
import { actOnOffer, addHome, addUser, createOffer, findOfferMessages, listOffersFor } from './offer-calls'

let database: TestDatabase
let seller: number
let buyer: number
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
  seller = await addUser('Sue')
  buyer = await addUser('Ben')
  rival = await addUser('Rita')
  home = await addHome(seller)
})

/** Makes an offer of £240,000 and counters it with £248,000. @returns its id */
const createCounteredOffer = async (buyerId: number) => {
  const id = await createOffer(home, buyerId, { amount: 240_000 })
  await actOnOffer(id, seller, 'counter', { amount: 248_000 })
  return id
}
const findLastMessage = async (id: number) => (await findOfferMessages(id)).at(-1)?.body

it('the message about an expired countered offer states the buyer’s amount', async () => {
  const id = await createCounteredOffer(buyer)
  await updateRows('offer', { id }, { expiresAt: new Date(Date.now() - 1_000) })
  await expireOffers()
  expect(await findLastMessage(id)).toMatch(/^My offer of £240,000 was valid until/)
  expect(await listOffersFor(buyer, home)).toMatchObject([{ id, amount: 240_000 }])
})

it('the message about a countered offer beside an accepted one states the buyer’s amount', async () => {
  const other = await createCounteredOffer(buyer)
  await actOnOffer(await createOffer(home, rival), seller, 'accept')
  expect(await findLastMessage(other)).toContain('Yours of £240,000 stays open')
})

it('a seller who declines, or who closes the account, declines the buyer’s amount', async () => {
  const ids = [await createCounteredOffer(buyer), await createCounteredOffer(rival)]
  await actOnOffer(ids[0]!, seller, 'decline')
  await withTransaction((tx) => endOffersOfUser(tx, seller))
  expect(await listOffersFor(buyer, home)).toMatchObject([{ amount: 240_000 }])
  for (const id of ids) expect(await findLastMessage(id)).toMatch(/^I decline: £240,000 is not the offer/)
})

it('a buyer who withdraws a countered offer withdraws the buyer’s own amount', async () => {
  const id = await createCounteredOffer(buyer)
  await actOnOffer(id, buyer, 'withdraw')
  expect(await listOffersFor(buyer, home)).toMatchObject([{ id, status: 'withdrawn', amount: 240_000 }])
})

it('the message about a buyer’s decline states the seller’s amount', async () => {
  const id = await createCounteredOffer(buyer)
  await actOnOffer(id, buyer, 'decline')
  expect(await findLastMessage(id)).toBe('I decline: I will not pay £248,000.')
})

it('a buyer who sends the offer form again, with the seller’s amount, changes the offer', async () => {
  const id = await createCounteredOffer(buyer)
  await createOffer(home, buyer, { amount: 248_000 })
  expect(await findLastMessage(id)).toMatch(/^I change my offer: I now offer £248,000\./)
})
