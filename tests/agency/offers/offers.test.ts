import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { endOffersOfUser } from '../../../lib/agency/offers/end-offers'
import { expireOffers } from '../../../lib/agency/offers/expire-offers'
import { changeStatus } from '../../../lib/agency/listings/change-status'
import { londonDay } from '../../../lib/format/london-clock'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { MISSING_ID } from '../../support/missing-id'
import { findMailSubjects } from '../../support/queued-mails'
import { countRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import {
  actOnOffer,
  addHome,
  addUser,
  listOffersFor,
  findOfferMessages,
  createOffer,
  makeOfferOn,
  readListingStatus,
} from './offer-calls'

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

const readStatus = async (id: number) => (await findRow('offer', { id })).status
const readEventTypes = async (offerId: number) =>
  (await findRows('offerEvent', { offerId })).map(({ type }) => type)

describe('an offer (B-09)', () => {
  it('is stored with its event and a message from the buyer, and is listed for the seller', async () => {
    const id = await createOffer(home, buyer, {
      chain: 'none.',
      conditions: 'survey',
      proof_of_funds: 'shown',
      valid_until: londonDay(new Date()),
      message: 'We love <b>it</b>.',
    })
    expect(await readEventTypes(id)).toEqual(['made'])
    const [message] = await findOfferMessages(id)
    expect(message?.senderId).toBe(buyer)
    // Messages are plain text, so their markup is stored as it was sent. The page that shows a message escapes it.
    expect(message?.body).toMatch(
      /^I offer £240,000\. Position: Cash buyer\. Chain: none\. Conditions: survey\. I can show proof of funds now\. Valid until \w+ \d+ \w+ \d{4}\.\n\nWe love <b>it<\/b>\.$/,
    )
    expect(await listOffersFor(seller, home)).toMatchObject([
      { id, role: 'owner', other_party: 'Ben M.', amount: 240_000, asking_price: 250_000, status: 'made' },
    ])
    expect(await listOffersFor(buyer, home)).toMatchObject([{ id, role: 'starter', other_party: 'Sue M.' }])
    expect(await listOffersFor(rival, home)).toEqual([])
  })

  it('is stored once when it is sent several times at once, and changes when the buyer sends another one', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => createOffer(home, buyer, { message: 'Hello' })))
    expect(new Set(ids).size).toBe(1)
    expect(await findOfferMessages(ids[0]!)).toHaveLength(1)
    expect(await createOffer(home, buyer, { amount: 245_000 })).toBe(ids[0])
    const [, second] = await findOfferMessages(ids[0]!)
    expect(second?.body).toMatch(/^I change my offer: I now offer £245,000\./)
    expect(await readEventTypes(ids[0]!)).toEqual(['made', 'made'])
    expect(await countRows('offer', { listingId: home })).toBe(1)
  })

  it('far from the price of the listing is refused unless the buyer is sure', async () => {
    expect(await makeOfferOn(home, buyer, { amount: 12 })).toBe(
      'Are you sure? £12 is far below the asking price of £250,000. Correct the amount, or tick the box and send again.',
    )
    expect(await makeOfferOn(home, buyer, { amount: 2_500_000 })).toContain('far above')
    expect(await makeOfferOn(home, buyer, { amount: 12, is_sure: true })).toBeTypeOf('object')
    // A quarter below and above the asking price are not yet far from it.
    for (const amount of [187_500, 312_500])
      expect(await makeOfferOn(home, buyer, { amount })).toBeTypeOf('object')
    const unpriced = await addHome(seller, { qualifier: 'poa' })
    expect(await makeOfferOn(unpriced, buyer, { amount: 12 })).toBeTypeOf('object')
  })

  it('is refused for the buyer’s own home, a sold, a withdrawn and an unknown listing, and a letting', async () => {
    expect(await makeOfferOn(home, seller)).toBe('You cannot contact yourself about your own listing.')
    const sold = await addHome(seller, { status: 'sold_subject_to_contract' })
    expect(await makeOfferOn(sold, buyer)).toBe('Offers are not available for this property.')
    const withdrawn = await addHome(seller, { status: 'withdrawn' })
    const letting = await addHome(seller, { kind: 'let', price: 1_000 })
    for (const id of [withdrawn, letting, MISSING_ID])
      expect(await makeOfferOn(id, buyer), String(id)).toBe('Property not found')
    expect(await countRows('offer', { buyerId: buyer })).toBe(0)
  })

  it('reaches nobody who has blocked the buyer or closed the account', async () => {
    await insertRow('userBlock', { blockerId: seller, blockedId: buyer })
    expect(await makeOfferOn(home, buyer)).toBe('This person cannot be written to.')
    await updateRows('user', { id: seller }, { closedAt: new Date() })
    expect(await makeOfferOn(home, rival)).toBe('This person cannot be written to.')
  })
})

describe('an answer', () => {
  it('by anybody but the two parties is refused as not found', async () => {
    const id = await createOffer(home, buyer)
    for (const action of ['accept', 'counter', 'decline', 'withdraw', 'change', 'undo'] as const)
      expect(await actOnOffer(id, rival, action), action).toBe('Offer not found')
    expect(await actOnOffer(MISSING_ID, seller, 'accept')).toBe('Offer not found')
    expect(await readEventTypes(id)).toEqual(['made'])
  })

  it('that accepts an amount must come from the other party', async () => {
    const id = await createOffer(home, buyer)
    expect(await actOnOffer(id, buyer, 'accept')).toContain('not possible')
    expect(await actOnOffer(id, seller, 'counter', { amount: 248_000 })).toBe('ok')
    expect(await actOnOffer(id, seller, 'accept')).toContain('not possible')
    expect(await actOnOffer(id, buyer, 'accept', { seenAmount: 248_000 })).toBe('ok')
    expect(await findRow('offer', { id })).toMatchObject({ status: 'accepted', amountPence: 248_000_00n })
    expect(await readListingStatus(home)).toBe('under_offer')
  })

  it('is refused if the amount has changed since the page showed it', async () => {
    const id = await createOffer(home, buyer)
    await createOffer(home, buyer, { amount: 230_000 })
    for (const action of ['accept', 'decline'] as const)
      expect(await actOnOffer(id, seller, action, { seenAmount: 240_000 })).toContain('has changed meanwhile')
    expect(await actOnOffer(id, seller, 'accept', { seenAmount: 230_000 })).toBe('ok')
  })

  it('with an amount far from the price must be confirmed', async () => {
    const id = await createOffer(home, buyer)
    expect(await actOnOffer(id, seller, 'counter', { amount: 2_480_000 })).toContain('Are you sure?')
    expect(await actOnOffer(id, buyer, 'change', { amount: 24_500 })).toContain('Are you sure?')
    expect(await actOnOffer(id, buyer, 'change', { amount: 24_500, isSure: true })).toBe('ok')
  })

  it('to an accepted offer can only undo or withdraw it, and a declined offer takes no answer', async () => {
    const [accepted, declined] = [await createOffer(home, buyer), await createOffer(home, rival)]
    await actOnOffer(accepted, seller, 'accept')
    await actOnOffer(declined, seller, 'decline')
    expect(await actOnOffer(accepted, buyer, 'change', { amount: 200_000 })).toContain('not possible')
    expect(await actOnOffer(accepted, seller, 'change', { amount: 300_000 })).toContain('not possible')
    expect(await actOnOffer(accepted, seller, 'decline')).toContain('not possible')
    expect(await actOnOffer(accepted, buyer, 'undo')).toContain('not possible')
    expect(await makeOfferOn(home, buyer)).toContain('Your offer has been accepted')
    for (const action of ['accept', 'undo', 'counter'] as const)
      expect(await actOnOffer(declined, seller, action), action).toContain('not possible')
    expect(await listOffersFor(buyer, home)).toMatchObject([{ id: accepted, actions: ['withdraw'] }])
    expect((await listOffersFor(seller, home)).find(({ id }) => id === accepted)?.actions).toEqual(['undo'])
  })
})

it('a user who has taken sixty steps in an hour is refused further ones (D-165)', async () => {
  const MAX_STEPS_PER_HOUR = 60
  const id = await createOffer(home, buyer)
  for (let step = 0; step < MAX_STEPS_PER_HOUR; step += 1) await actOnOffer(id, rival, 'withdraw')
  expect(await actOnOffer(id, rival, 'withdraw')).toBe('Too many attempts. Please try again later.')
  expect(await makeOfferOn(home, rival)).toBe('Too many attempts. Please try again later.')
  expect(await actOnOffer(id, buyer, 'withdraw')).toBe('ok')
})

describe('an acceptance', () => {
  it('puts the listing under offer and tells the other buyers, whose offers stay open', async () => {
    const [chosen, other] = [
      await createOffer(home, buyer),
      await createOffer(home, rival, { amount: 235_000 }),
    ]
    expect(await actOnOffer(chosen, seller, 'accept', { reason: 'Well done.' })).toBe('ok')
    expect(await readListingStatus(home)).toBe('under_offer')
    expect(await countRows('listingEvent', { listingId: home, type: 'under_offer' })).toBe(1)
    expect(await readStatus(other)).toBe('made')
    expect((await findOfferMessages(chosen)).at(-1)).toEqual({
      senderId: seller,
      body: 'I accept your offer of £240,000, subject to contract. Nothing binds either of us until contracts are exchanged.\n\nWell done.',
    })
    expect((await findOfferMessages(other)).at(-1)?.body).toMatch(
      /^I have accepted another offer.+£235,000 stays open/,
    )
    expect(await makeOfferOn(home, await addUser('Late')), 'new offers are still passed on').toBeTypeOf(
      'object',
    )
  })

  it('in Scotland mentions missives instead of contracts', async () => {
    const scottish = await addHome(seller, { nation: 'scotland' })
    const id = await createOffer(scottish, buyer)
    await actOnOffer(id, seller, 'accept')
    expect((await findOfferMessages(id)).at(-1)?.body).toContain(
      'until the solicitors have concluded missives',
    )
  })

  it('succeeds once when two offers are accepted at the same time', async () => {
    const ids = [await createOffer(home, buyer), await createOffer(home, rival)]
    const answers = await Promise.all(ids.map((id) => actOnOffer(id, seller, 'accept')))
    expect(answers.sort()).toEqual(['You have accepted another offer already. Undo that first.', 'ok'])
    expect(await countRows('offer', { listingId: home, status: 'accepted' })).toBe(1)
  })

  it('makes the listing available again when the seller undoes it or the buyer withdraws', async () => {
    const id = await createOffer(home, buyer)
    await actOnOffer(id, seller, 'accept')
    expect(await actOnOffer(id, seller, 'undo', { reason: 'Sorry.' })).toBe('ok')
    expect([await readStatus(id), await readListingStatus(home)]).toEqual(['made', 'available'])
    expect((await findOfferMessages(id)).at(-1)?.body).toMatch(
      /^I take back my acceptance of £240,000.+\n\nSorry\.$/s,
    )
    expect(await actOnOffer(id, seller, 'accept')).toBe('ok')
    expect(await actOnOffer(id, buyer, 'withdraw')).toBe('ok')
    expect([await readStatus(id), await readListingStatus(home)]).toEqual(['withdrawn', 'available'])
    expect(await countRows('listingEvent', { listingId: home, type: 'live_again' })).toBe(2)
    expect(await readEventTypes(id)).toEqual(['made', 'accepted', 'made', 'accepted', 'withdrawn'])
  })

  it('is refused once the listing is withdrawn, and undoing an earlier acceptance keeps it withdrawn', async () => {
    const [id, other] = [await createOffer(home, buyer), await createOffer(home, rival)]
    await actOnOffer(id, seller, 'accept')
    await withTransaction((tx) => changeStatus(tx, home, 'withdrawn', new Date()))
    expect(await actOnOffer(other, seller, 'counter', { amount: 249_000 })).toBe(
      'Offers are not available for this property.',
    )
    expect(await actOnOffer(id, seller, 'undo')).toBe('ok')
    expect(await readListingStatus(home)).toBe('withdrawn')
    expect(await actOnOffer(other, seller, 'accept')).toBe('Offers are not available for this property.')
  })

  it('by a user who no longer owns the listing is refused', async () => {
    const id = await createOffer(home, buyer)
    await updateRows(
      'property',
      { id: (await findRow('listing', { id: home })).propertyId },
      { ownerId: rival },
    )
    expect(await actOnOffer(id, seller, 'accept')).toBe('Offers are not available for this property.')
  })
})

describe('an offer past its last day', () => {
  const expire = (id: number) => updateRows('offer', { id }, { expiresAt: new Date(Date.now() - 1_000) })

  it('is not accepted, and expires with a message and a mail to the buyer, once', async () => {
    const [id, open] = [await createOffer(home, buyer), await createOffer(home, rival)]
    await expire(id)
    expect(await actOnOffer(id, seller, 'accept')).toBe('This offer has expired.')
    expect(await actOnOffer(id, buyer, 'change', { amount: 245_000 })).toBe('This offer has expired.')
    await Promise.all([expireOffers(), expireOffers()])
    expect([await readStatus(id), await readStatus(open)]).toEqual(['expired', 'made'])
    expect(await readEventTypes(id)).toEqual(['made', 'expired'])
    expect((await findOfferMessages(id)).at(-1)?.body).toContain('has now expired')
    expect(await findMailSubjects(buyer)).toEqual([expect.stringMatching(/^Your offer has expired: /)])
    expect(await findMailSubjects(rival)).toEqual([])
  })

  it('does not expire if it was accepted', async () => {
    const id = await createOffer(home, buyer)
    await actOnOffer(id, seller, 'accept')
    await expire(id)
    await expireOffers()
    expect(await readStatus(id)).toBe('accepted')
  })

  it('expires at the end of its day in London', async () => {
    const id = await createOffer(home, buyer, { valid_until: '2027-07-01' })
    // Midnight in British Summer Time.
    expect((await findRow('offer', { id })).expiresAt?.toISOString()).toBe('2027-07-01T23:00:00.000Z')
  })
})

describe('a user who closes the account', () => {
  it('withdraws the offers made, which makes a listing under offer available again', async () => {
    const id = await createOffer(home, buyer)
    await actOnOffer(id, seller, 'accept')
    await withTransaction((tx) => endOffersOfUser(tx, buyer))
    expect([await readStatus(id), await readListingStatus(home)]).toEqual(['withdrawn', 'available'])
    expect((await findOfferMessages(id)).at(-1)?.body).toContain('I have closed my account.')
  })

  it('declines the offers received, including an accepted one', async () => {
    const [accepted, open] = [await createOffer(home, buyer), await createOffer(home, rival)]
    await actOnOffer(accepted, seller, 'accept')
    await withTransaction((tx) => endOffersOfUser(tx, seller))
    expect([await readStatus(accepted), await readStatus(open)]).toEqual(['declined', 'declined'])
    expect(await readEventTypes(accepted)).toEqual(['made', 'accepted', 'made', 'declined'])
  })
})
