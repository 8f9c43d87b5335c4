import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { answerConfirmation } from '../../../lib/agency/listings/answer-confirmation'
import { changeStatus } from '../../../lib/agency/listings/change-status'
import { withdrawListing } from '../../../lib/agency/listings/publishing'
import { hashKey } from '../../../lib/agency/accounts/random-key'
import { cancelOrder } from '../../../lib/agency/orders/cancel-order'
import { changeMarket } from '../../../lib/agency/selling/change-market'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findStoredJobs } from '../../support/jobs'
import { PACKAGE_PENCE, SUBSCRIPTION_PENCE } from '../../support/orders'
import { dataOf } from '../../support/selling'
import { countRows, deleteRows, findRow, findRows, insertRow } from '../../support/tables'
import {
  actOnOffer,
  actOnRequest,
  addHome,
  addUser,
  callerOf,
  createLetRequest,
  createOffer,
  findOfferMessages,
  readListingStatus,
} from '../offers/offer-calls'
import { answerAs, listViewings, requestViewing } from '../viewings/viewing-calls'

let database: TestDatabase
let seller: number
let buyer: number
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
  seller = await addUser('Sue')
  buyer = await addUser('Ben')
  rival = await addUser('Rita')
})

const REASON = 'The home is off the market.'
const ONE_MINUTE_MS = 60_000

const withdrawAsOwner = (id: number, kind: 'sale' | 'let' = 'sale') =>
  changeMarket({ user_id: seller, id, kind, action: 'withdraw' }, callerOf(seller))

/** Adds a paid subscription to the portals. @returns its order's id */
const addSubscription = async (listingId: number): Promise<number> =>
  (
    await insertRow('order', {
      userId: seller,
      listingId,
      kind: 'subscription',
      status: 'settled',
      settledAt: new Date(),
      reference: `ORD-monthly-${listingId}`,
      description: 'The portals, paid each month until you cancel',
      amountPence: BigInt(SUBSCRIPTION_PENCE),
      vatPence: 3_16n, // the 20 % in £19, rounded down
    })
  ).id

/** Cancels the package of a home, without which the home is not advertised. */
async function cancelPackage(listingId: number) {
  const order = await insertRow('order', {
    userId: seller,
    listingId,
    kind: 'package',
    reference: `ORD-${listingId}`,
    description: 'Pay now',
    amountPence: BigInt(PACKAGE_PENCE),
    vatPence: 65_83n, // the 20 % in £395, rounded down
  })
  return withTransaction((tx) => cancelOrder(tx, { orderId: order.id, userId: seller }))
}

async function withdrawByLink(listingId: number) {
  await insertRow('confirmationRequest', { listingId, keyHash: hashKey('key') })
  return answerConfirmation({ key: 'key', answer: 'withdraw' })
}

/** Adds a home with an accepted offer, an open offer and an accepted viewing. */
async function addHomeWithDealings() {
  const home = await addHome(seller)
  const accepted = await createOffer(home, buyer)
  const open = await createOffer(home, rival)
  await actOnOffer(accepted, seller, 'accept')
  const viewing = dataOf(await requestViewing(buyer, home)).viewing_id
  expect(await answerAs(seller, viewing, { answer: 'accept' })).toMatchObject({ ok: true })
  return { home, accepted, open, viewing }
}

it.each([
  ['its owner', withdrawAsOwner],
  ['the agency', withdrawListing],
  ['the link of a mail', withdrawByLink],
  ['the end of its order', cancelPackage],
])(
  'when a home is withdrawn by %s, its viewings and offers end, and the other parties are told',
  async (_name, withdraw) => {
    const { home, accepted, open, viewing } = await addHomeWithDealings()
    const otherHome = await addHome(seller)
    const otherOffer = await createOffer(otherHome, buyer)
    expect(await withdraw(home)).toMatchObject({ ok: true })
    expect(await readListingStatus(home)).toBe('withdrawn')
    for (const id of [accepted, open]) {
      expect(await findRow('offer', { id })).toMatchObject({ status: 'declined' })
      expect((await findRows('offerEvent', { offerId: id })).at(-1)).toMatchObject({
        actorId: seller,
        reason: REASON,
      })
    }
    // The first two messages are the offer and its acceptance.
    const acceptedMessages = (await findOfferMessages(accepted)).slice(2)
    expect(acceptedMessages).toEqual([
      {
        senderId: seller,
        body: expect.stringMatching(/^I take back my acceptance.+\n\nThe home is off the market\.$/),
      },
    ])
    expect((await findOfferMessages(open)).at(-1)).toEqual({
      senderId: seller,
      body: `Your offer has ended. Thank you for your interest.\n\n${REASON}`,
    })
    expect((await listViewings(buyer)).find(({ id }) => id === viewing)).toMatchObject({
      status: 'cancelled',
    })
    expect((await findRows('threadMessage', { viewingId: viewing })).at(-1)?.body).toMatch(
      /is cancelled\.\n\nThe home is off the market\.$/,
    )
    const mailPayloads = (await findStoredJobs())
      .filter(({ task }) => task === 'mail-unread-messages')
      .map(({ payload }) => payload)
    for (const userId of [buyer, rival]) expect(mailPayloads).toContainEqual({ userId })
    expect(await findRow('offer', { id: otherOffer }), 'another home').toMatchObject({ status: 'made' })
    // The end of the accepted offer must not put the home back on the market before it is withdrawn.
    expect(await countRows('listingEvent', { listingId: home, type: 'live_again' })).toBe(0)
  },
)

it('when a home is withdrawn, a proposed viewing is declined, and one that has begun stays as it is', async () => {
  const home = await addHome(seller)
  const proposed = dataOf(await requestViewing(buyer, home)).viewing_id
  const { threadId } = await findRow('viewing', { id: proposed })
  const begun = await insertRow('viewing', {
    threadId,
    listingId: home,
    hostId: seller,
    viewerId: buyer,
    proposedById: buyer,
    startsAt: new Date(Date.now() - ONE_MINUTE_MS),
    status: 'accepted',
  })
  await withdrawAsOwner(home)
  expect(await findRow('viewing', { id: proposed })).toMatchObject({ status: 'declined' })
  expect(await findRow('viewing', { id: begun.id })).toMatchObject({ status: 'accepted' })
})

it('when a home to let is withdrawn, its requests end, so that it comes back without an accepted request', async () => {
  const home = await addHome(seller, { kind: 'let', price: 1_000 })
  const accepted = await createLetRequest(home, buyer)
  const open = await createLetRequest(home, rival)
  await actOnRequest(accepted, seller, 'accept')
  expect(await withdrawAsOwner(home, 'let')).toMatchObject({ ok: true })
  for (const id of [accepted, open])
    expect(await findRow('letRequest', { id })).toMatchObject({ status: 'declined' })
  expect((await findRows('threadMessage', { letRequestId: accepted })).at(-1)?.body).toMatch(
    /^I take back my acceptance, and your request.+\n\nThe home is off the market\.$/,
  )
  await withTransaction((tx) => changeStatus(tx, home, 'available', new Date()))
  const later = await createLetRequest(home, rival)
  expect(await actOnRequest(later, seller, 'accept')).toBe('ok')
  expect(await readListingStatus(home)).toBe('reserved')
})

it.each([
  ['its owner', withdrawAsOwner],
  ['the link of a mail', withdrawByLink],
])('when a home is withdrawn by %s, its owner is told that the subscription runs on', async (_, withdraw) => {
  const home = await addHome(seller)
  const homeWithoutSubscription = await addHome(seller)
  const orderId = await addSubscription(home)
  expect(await withdraw(home)).toMatchObject({
    message: expect.stringMatching(
      / You still pay for the portals each month\. You can end that under Payments\.$/,
    ),
  })
  expect(await findRow('order', { id: orderId })).toMatchObject({ status: 'settled' })
  // `withdrawByLink` uses one key for all requests, and a key must be unique.
  await deleteRows('confirmationRequest')
  expect(await withdraw(homeWithoutSubscription)).toMatchObject({
    message: expect.not.stringContaining('portals'),
  })
})

it('the agency’s mail about a withdrawal says where the owner can end a subscription that runs on', async () => {
  const home = await addHome(seller)
  await addSubscription(home)
  await withdrawListing(home)
  const { email } = await findRow('user', { id: seller })
  expect((await findRows('mail', { to: email })).at(-1)?.text).toMatch(
    /You still pay for the portals each month\. You can end that under Payments\. https?:\S+payments/,
  )
})

it('when a package is cancelled, the subscription of its home ends, and the reply says so', async () => {
  const home = await addHome(seller)
  const orderId = await addSubscription(home)
  const otherOrderId = await addSubscription(await addHome(seller))
  expect(await cancelPackage(home)).toMatchObject({
    ok: true,
    message:
      'The order is cancelled. Your monthly payments for Rightmove have ended too: nothing more is taken.',
  })
  expect(await findRow('order', { id: orderId })).toMatchObject({ status: 'cancelled' })
  expect((await findStoredJobs()).map(({ task, payload }) => ({ task, payload }))).toContainEqual({
    task: 'end-checkouts',
    payload: { orderId },
  })
  expect(await findRow('order', { id: otherOrderId }), 'another home').toMatchObject({ status: 'settled' })
})
