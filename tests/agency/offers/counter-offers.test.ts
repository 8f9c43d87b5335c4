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

it('the message of a seller who declines, or who closes the account, states the buyer’s amount', async () => {
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

it('an amount is refused if the other side has named another one since the page showed the offer', async () => {
  const id = await createOffer(home, buyer, { amount: 240_000 })
  expect(await actOnOffer(id, buyer, 'change', { amount: 249_000, seenAmount: 240_000 })).toBe('ok')
  const replyToSeller = await actOnOffer(id, seller, 'counter', { amount: 245_000, seenAmount: 240_000 })
  expect(replyToSeller).toContain('has changed meanwhile')
  expect(await actOnOffer(id, seller, 'counter', { amount: 249_500, seenAmount: 249_000 })).toBe('ok')
  const replyToBuyer = await actOnOffer(id, buyer, 'change', { amount: 250_000, seenAmount: 249_000 })
  expect(replyToBuyer).toContain('has changed meanwhile')
  expect(await listOffersFor(buyer, home)).toMatchObject([{ status: 'countered', amount: 249_500 }])
})

it.each([
  { action: 'counter' as const, amount: 248_000 },
  { action: 'change' as const, amount: 242_000 },
])('a $action that is sent three times is stored once, with one message', async ({ action, amount }) => {
  const actor = action === 'counter' ? seller : buyer
  const id = await createOffer(home, buyer, { amount: 240_000 })
  const step = { amount, seenAmount: 240_000, reason: 'Call me on 07700 900123' }
  for (const count of [1, 2, 3]) expect(await actOnOffer(id, actor, action, step), `${count}`).toBe('ok')
  // The first message is the offer.
  expect(await findOfferMessages(id)).toHaveLength(2)
  expect((await listOffersFor(buyer, home))[0]?.events).toHaveLength(2)
  expect(await actOnOffer(id, actor, action, { ...step, seenAmount: amount, reason: 'Please' })).toBe('ok')
  expect(await findOfferMessages(id), 'with another note').toHaveLength(3)
})
