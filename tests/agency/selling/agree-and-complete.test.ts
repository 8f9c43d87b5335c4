import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import {
  getCompletionFee,
  markAgreed,
  markAvailable,
  markCompleted,
} from '../../../lib/agency/selling/agree-and-complete'
import { listingCommand } from '../../../scripts/agency/listing-commands'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { createCommandContext } from '../../support/command-context'
import { MISSING_ID } from '../../support/missing-id'
import { dataOf } from '../../support/selling'
import { findRow, findRows, insertRow, updateRows } from '../../support/tables'
import { slotAtNoon } from '../../support/viewings'
import {
  actOnOffer,
  actOnRequest,
  addHome,
  addUser,
  createLetRequest,
  createOffer,
  findOfferMessages,
  readListingStatus,
} from '../offers/offer-calls'
import { answerAs, requestViewing } from '../viewings/viewing-calls'

/** The monthly price of the portals, and the VAT of 20 % in it, rounded down. */
const SUBSCRIPTION_PRICE = { amountPence: 19_00n, vatPence: 3_16n }
const ONE_MINUTE_MS = 60_000

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
/** Matches the subjects of `composeProgressMail`: 'Sold subject to contract', 'Your sale is complete: …'. */
const PROGRESS_SUBJECT = 'subject to contract|Back on|complete:|is signed:'
const readAddress = async (id: number) => (await findRow('listing', { id })).displayAddress

/**
 * Deletes the mails about the progress of a sale or letting. @returns their recipients and subjects, as in
 * 'Sue: Back on the market', the oldest first
 */
async function takeProgressMails(): Promise<string[]> {
  const mails = await db()
    .deleteFrom('mail')
    .where('subject', '~', PROGRESS_SUBJECT)
    .returning(['id', 'to', 'subject'])
    .execute()
  const users = await db().selectFrom('user').select(['email', 'firstName']).execute()
  const names = new Map(users.map(({ email, firstName }) => [email, firstName]))
  return mails
    .sort((one, other) => Number(one.id) - Number(other.id))
    .map(({ to, subject }) => `${names.get(to)}: ${subject.replace(/:.*/, '')}`)
}

beforeEach(async () => {
  await takeProgressMails() // deletes the mails of earlier tests
  seller = await addUser('Sue')
  buyer = await addUser('Ben')
  rival = await addUser('Rita')
})

/** Adds an accepted viewing of the buyer and, a day later, one of the rival. */
async function addViewings(home: number, kind: 'sale' | 'let') {
  const ids: number[] = []
  for (const [index, viewer] of [buyer, rival].entries()) {
    const id = dataOf(await requestViewing(viewer, home, slotAtNoon(index), kind)).viewing_id
    expect(await answerAs(seller, id, { answer: 'accept' })).toMatchObject({ ok: true })
    ids.push(id)
  }
  return {
    rivalViewingId: ids[1]!,
    readStatuses: async () => (await findRows('viewing', { listingId: home })).map(({ status }) => status),
  }
}

const addOrder = (listingId: number, { onCompletionPence = 0n } = {}) =>
  insertRow('order', {
    userId: seller,
    listingId,
    kind: 'package',
    status: 'settled',
    settledAt: new Date(),
    reference: `ORD-${listingId}`,
    description: 'Pay on completion',
    amountPence: 0n,
    vatPence: 0n,
    onCompletionPence,
  })

it('the agency agrees and completes a sale: the accepted offer stays, and the other offers and the viewings end', async () => {
  const home = await addHome(seller)
  const accepted = await createOffer(home, buyer)
  const open = await createOffer(home, rival)
  await actOnOffer(accepted, seller, 'accept')
  const { rivalViewingId, readStatuses } = await addViewings(home, 'sale')
  expect(await markAgreed(home)).toEqual({ ok: true })
  // Only the buyer still has a reason to come, such as to measure the rooms.
  expect(await readStatuses()).toEqual(['accepted', 'cancelled'])
  expect((await findRows('threadMessage', { viewingId: rivalViewingId })).at(-1)).toMatchObject({
    senderId: seller,
    body: expect.stringMatching(/is cancelled\.\n\nThe property is sold subject to contract\.$/),
  })
  expect(await readListingStatus(home)).toBe('sold_subject_to_contract')
  expect(await takeProgressMails()).toEqual([
    'Sue: Sold subject to contract',
    'Ben: Sold subject to contract',
  ])
  expect(await findRow('offer', { id: open })).toMatchObject({ status: 'made' })
  expect(await markCompleted(home)).toEqual({ ok: true })
  expect(await readListingStatus(home)).toBe('completed')
  expect(await takeProgressMails()).toEqual(['Sue: Your sale is complete', 'Ben: Your purchase is complete'])
  expect(await findRow('offer', { id: accepted })).toMatchObject({ status: 'accepted' })
  expect(await findRow('offer', { id: open })).toMatchObject({ status: 'declined' })
  expect((await findOfferMessages(open)).at(-1)?.body).toMatch(/\n\nThe home is sold\.$/)
  expect(await readStatuses()).toEqual(['cancelled', 'cancelled'])
  // The buyer may still withdraw the offer. This must not put a sold home back on the market.
  await actOnOffer(accepted, buyer, 'withdraw')
  expect(await readListingStatus(home)).toBe('completed')
})

it('completing a home ends its paid and its unpaid subscription, and tells its owner of the paid one', async () => {
  const home = await addHome(seller)
  const subscription = {
    userId: seller,
    listingId: home,
    kind: 'subscription',
    description: 'The portals, paid each month until you cancel',
    ...SUBSCRIPTION_PRICE,
  } as const
  const paid = await insertRow('order', {
    ...subscription,
    status: 'settled',
    settledAt: new Date(),
    cancellableUntil: new Date(Date.now() + ONE_MINUTE_MS),
    reference: 'ORD-paid',
  })
  const unpaid = await insertRow('order', { ...subscription, reference: 'ORD-unpaid' })
  const payment = await insertRow('payment', {
    orderId: paid.id,
    provider: 'stripe',
    amountPence: SUBSCRIPTION_PRICE.amountPence,
    status: 'paid',
    paidAt: new Date(),
  })
  await markAgreed(home)
  expect(await findRow('order', { id: paid.id })).toMatchObject({ status: 'settled' })
  await markCompleted(home)
  for (const { id } of [paid, unpaid])
    expect(await findRow('order', { id })).toMatchObject({ status: 'cancelled' })
  expect((await findRows('orderEvent', { orderId: paid.id })).at(-1)).toMatchObject({
    type: 'cancelled',
    actorId: null,
    reason: 'The home is sold.',
  })
  // The money goes back too, because the owner could still have cancelled (`cancellableUntil`).
  expect(await findRow('refund', { paymentId: payment.id })).toMatchObject({ amountPence: 19_00n })
  const mails = await findRows('mail', { subject: 'Your sale is complete: ' + (await readAddress(home)) })
  expect(mails.at(-1)?.text).toContain(
    'Your monthly payments for Rightmove have ended too: nothing more is taken. £19 of them goes back to the card that paid.',
  )
})

it('a letting is agreed and completed in the same way', async () => {
  const home = await addHome(seller, { kind: 'let', price: 1_200 })
  const { rivalViewingId, readStatuses } = await addViewings(home, 'let')
  const accepted = await createLetRequest(home, buyer)
  const open = await createLetRequest(home, rival)
  await actOnRequest(accepted, seller, 'accept')
  expect(await markAgreed(home)).toEqual({ ok: true })
  expect(await readStatuses()).toEqual(['accepted', 'cancelled'])
  expect((await findRows('threadMessage', { viewingId: rivalViewingId })).at(-1)?.body).toMatch(
    /\n\nThe property is let agreed\.$/,
  )
  expect(await readListingStatus(home)).toBe('let_agreed')
  expect(await takeProgressMails()).toEqual(['Sue: The tenancy is signed', 'Ben: The tenancy is signed'])
  expect(await markCompleted(home)).toEqual({ ok: true })
  expect(await takeProgressMails()).toEqual(['Sue: The letting is complete', 'Ben: The letting is complete'])
  expect(await findRow('letRequest', { id: accepted })).toMatchObject({ status: 'accepted' })
  expect(await findRow('letRequest', { id: open })).toMatchObject({ status: 'declined' })
})

it('the mail to an owner of commercial premises speaks of a lease, and leaves out the deposit rules for homes', async () => {
  await markAgreed(await addHome(seller, { kind: 'let', price: 1_200, type: 'shop' }))
  const mail = await db()
    .selectFrom('mail')
    .select('text')
    .where('subject', 'like', 'The lease is signed%')
    .executeTakeFirst()
  expect(mail?.text).toContain('is signed')
  expect(mail?.text).not.toContain('deposit')
})

it('the agency can make a home available again after its sale has fallen through, but not while an offer is accepted', async () => {
  const home = await addHome(seller)
  await markAgreed(home)
  await takeProgressMails()
  expect(await markAvailable(home)).toEqual({ ok: true })
  expect(await takeProgressMails()).toEqual(['Sue: Back on the market'])
  expect(await readListingStatus(home)).toBe('available')
  expect(await markAvailable(home)).toEqual({ ok: false, reasons: ['it is available already'] })
  const offer = await createOffer(home, buyer)
  await actOnOffer(offer, seller, 'accept')
  await markAgreed(home)
  expect(await markAvailable(home)).toEqual({
    ok: false,
    reasons: ['an offer or request is accepted, which its parties have to undo'],
  })
  await actOnOffer(offer, buyer, 'withdraw')
  expect(await readListingStatus(home)).toBe('available')
})

it('a status that cannot follow the present one is refused with a reason', async () => {
  const home = await addHome(seller)
  expect(await markCompleted(home)).toEqual({
    ok: false,
    reasons: ['it cannot go from available to completed'],
  })
  await markAgreed(home)
  expect(await markAgreed(home)).toEqual({
    ok: false,
    reasons: ['it is sold_subject_to_contract already'],
  })
  await markCompleted(home)
  expect(await markAgreed(home)).toEqual({
    ok: false,
    reasons: ['it is completed: offer the home under a new listing'],
  })
  expect(await markAgreed(MISSING_ID)).toMatchObject({ ok: false })
  for (const status of ['draft', 'withdrawn'] as const) {
    const unpublishedHome = await addHome(seller, { status })
    expect(await markAgreed(unpublishedHome)).toEqual({
      ok: false,
      reasons: [`it is not public (${status})`],
    })
    expect(await readListingStatus(unpublishedHome)).toBe(status)
  }
})

it('the command line says which part of the package’s price the completed sale makes due (D-171)', async () => {
  const home = await addHome(seller)
  await addOrder(home, { onCompletionPence: 895_00n })
  expect(await getCompletionFee(await addHome(seller))).toBe(0n)
  const { lines, openContext } = createCommandContext(database.url)
  expect(await listingCommand(openContext, 'completed', String(home))).toBe(1)
  expect(await listingCommand(openContext, 'agreed', String(home))).toBe(0)
  expect(await listingCommand(openContext, 'completed', String(home))).toBe(0)
  expect(lines).toEqual([
    `Listing ${home} was not marked as completed:`,
    '  it cannot go from available to completed',
    `Listing ${home} is sold subject to contract, or let.`,
    `Listing ${home} is sold, or let, for good.`,
    `Its package makes £895 due, if we have introduced the buyer: orders completion ${home}`,
  ])
})

it('the command line does not republish a home whose package is cancelled (domain B5)', async () => {
  const home = await addHome(seller, { status: 'withdrawn' })
  const { id } = await addOrder(home)
  await updateRows('order', { id }, { status: 'cancelled' })
  const { lines, openContext } = createCommandContext(database.url)
  expect(await listingCommand(openContext, 'publish', String(home))).toBe(1)
  expect(lines).toContain('  Choose the package and place the order.')
  expect(await readListingStatus(home)).toBe('withdrawn')
})

it('the command line does not republish a home that lacks its texts, or whose owner has closed the account', async () => {
  const home = await addHome(seller, { status: 'withdrawn' })
  await updateRows('listing', { id: home }, { packageDef: 'PAY_NOW', summary: '' })
  const { lines, openContext } = createCommandContext(database.url)
  expect(await listingCommand(openContext, 'publish', String(home))).toBe(1)
  expect(lines).toContain('  Description: Summary and description are not written.')
  await updateRows('user', { id: seller }, { closedAt: new Date() })
  expect(await listingCommand(openContext, 'publish', String(home))).toBe(1)
  expect(lines.at(-1)).toBe('  The account of the owner is closed.')
  expect(await readListingStatus(home)).toBe('withdrawn')
})
