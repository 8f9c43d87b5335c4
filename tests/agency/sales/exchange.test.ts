import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '../../../lib/agency/accounts/delete-account'
import { hashKey } from '../../../lib/agency/accounts/random-key'
import { withTransaction } from '../../../lib/agency/database'
import { answerConfirmation } from '../../../lib/agency/listings/answer-confirmation'
import { publishListing } from '../../../lib/agency/listings/publishing'
import { recordMilestone } from '../../../lib/agency/sales/record-milestone'
import { markAvailable, markCompleted } from '../../../lib/agency/selling/agree-and-complete'
import { changeMarket } from '../../../lib/agency/selling/change-market'
import { withdrawListings } from '../../../lib/agency/selling/leave-market'
import type { MilestoneState } from '../../../lib/domain/milestone'
import { addDays, londonDay } from '../../../lib/format/london-clock'
import { findRow, insertRow, updateRows } from '../../support/tables'
import {
  actOnOffer,
  addHome,
  addUser,
  callerOf,
  createOffer,
  listOffersFor,
  readListingStatus,
} from '../offers/offer-calls'
import { useEmptyDatabase } from '../retention/dealings'

const today = londonDay(new Date())
const BINDING_MESSAGE =
  'This sale binds both sides now, so it cannot be ended here. Speak to your conveyancer or solicitor, and call us if it is not to go on.'
let seller: number
let buyer: number
let home: number
let offer: number
useEmptyDatabase()
beforeEach(async () => {
  seller = await addUser('Sue')
  buyer = await addUser('Ben')
  home = await addHome(seller)
  offer = await createOffer(home, buyer)
  expect(await actOnOffer(offer, seller, 'accept')).toBe('ok')
  await insertRow('memorandum', { offerId: offer, text: 'Memorandum' })
  await updateRows('listing', { id: home }, { status: 'sold_subject_to_contract' })
})

/** Records the exchange, by default as done today. @returns 'ok' or the message of a refusal */
async function recordExchange(userId: number, state: MilestoneState = 'done', day = today): Promise<string> {
  const input = { user_id: userId, offer_id: offer, milestone: 'exchange', state, day } as const
  const reply = await recordMilestone(input, callerOf(userId))
  return reply.ok ? 'ok' : reply.message
}
const readOfferStatus = async () => (await findRow('offer', { id: offer })).status
const changeHome = (action: 'withdraw' | 'republish') =>
  changeMarket({ user_id: seller, id: home, kind: 'sale', action }, callerOf(seller))
const withdrawHome = () =>
  withTransaction((tx) => withdrawListings(tx, [{ listingId: home, at: new Date() }]))

describe('a sale whose contracts are exchanged', () => {
  it.each([
    ['seller', 'undo'],
    ['buyer', 'withdraw'],
  ] as const)(
    'cannot be ended by its %s, even if the other side has recorded the exchange',
    async (party, action) => {
      const userId = party === 'seller' ? seller : buyer
      expect(await recordExchange(party === 'seller' ? buyer : seller)).toBe('ok')
      expect(await actOnOffer(offer, userId, action)).toBe(BINDING_MESSAGE)
      expect(await readOfferStatus()).toBe('accepted')
      expect(await listOffersFor(userId, home)).toMatchObject([
        { status: 'accepted', is_binding: true, actions: [] },
      ])
    },
  )

  it('stays binding: the exchange cannot be recorded as expected again, but its day may be corrected', async () => {
    await recordExchange(seller)
    expect(await recordExchange(seller, 'expected', addDays(today, 3))).toMatch(/Please call us/)
    expect(await recordExchange(buyer, 'done', addDays(today, -1))).toBe('ok')
    expect(await actOnOffer(offer, buyer, 'withdraw')).toBe(BINDING_MESSAGE)
  })

  it('keeps its home on the market: neither the seller nor the link in a mail can withdraw it', async () => {
    await recordExchange(buyer)
    expect(await changeHome('withdraw')).toEqual({ ok: false, message: BINDING_MESSAGE })
    const key = `key of ${home}`
    await insertRow('confirmationRequest', { listingId: home, keyHash: hashKey(key) })
    expect(await answerConfirmation({ key, answer: 'withdraw' })).toEqual({
      ok: false,
      message: BINDING_MESSAGE,
    })
    expect(await readListingStatus(home)).toBe('sold_subject_to_contract')
  })

  it('stays accepted if its home leaves the market, until the agency offers the home to others again', async () => {
    await recordExchange(buyer)
    await withdrawHome()
    expect(await readOfferStatus()).toBe('accepted')
    expect(await changeHome('republish')).toEqual({ ok: false, message: BINDING_MESSAGE })
    const { propertyId } = await findRow('listing', { id: home })
    // A listing cannot be published without these facts.
    for (const key of ['tenure', 'council_tax_band', 'epc_rating'])
      await insertRow('materialFact', {
        propertyId,
        key,
        value: key === 'tenure' ? 'freehold' : 'C',
        source: 'owner',
        suppliedAt: new Date(),
      })
    // Publishing the home for other buyers declines the offer.
    expect(await publishListing(home)).toEqual({ ok: true })
    expect(await readOfferStatus()).toBe('declined')
  })

  it('can be ended by the agency, after which a new acceptance binds nobody', async () => {
    await recordExchange(seller)
    expect(await markAvailable(home)).toEqual({ ok: true })
    expect(await readOfferStatus()).toBe('declined')
    expect(await readListingStatus(home)).toBe('available')
    offer = await createOffer(home, buyer)
    await actOnOffer(offer, seller, 'accept')
    expect(await actOnOffer(offer, buyer, 'withdraw')).toBe('ok')
  })

  it.each(['seller', 'buyer'] as const)(
    'stays accepted when the account of its %s is deleted',
    async (party) => {
      await recordExchange(seller)
      const id = party === 'seller' ? seller : buyer
      const { id: sessionId } = await insertRow('userSession', {
        userId: id,
        tokenHash: hashKey(`token ${id}`),
        socketHash: hashKey(`socket ${id}`),
        deviceId: `device ${id}`,
        expiresAt: new Date(Date.now() + 60_000),
      })
      expect(await deleteAccount({ user_id: id }, { user: { id, sessionId } })).toMatchObject({ ok: true })
      expect(await readOfferStatus()).toBe('accepted')
    },
  )

  it('can be completed by the agency', async () => {
    await recordExchange(seller)
    expect(await markCompleted(home)).toEqual({ ok: true })
    expect(await readOfferStatus()).toBe('accepted')
  })
})

describe('a sale before the exchange', () => {
  it('can be ended, even if the exchange is expected', async () => {
    expect(await recordExchange(buyer, 'expected', addDays(today, 5))).toBe('ok')
    expect(await listOffersFor(buyer, home)).toMatchObject([{ is_binding: false, actions: ['withdraw'] }])
    expect(await actOnOffer(offer, buyer, 'withdraw')).toBe('ok')
  })

  it('that was accepted again after an exchange is not binding', async () => {
    await recordExchange(buyer)
    // A second acceptance, after the exchange.
    await insertRow('offerEvent', {
      offerId: offer,
      type: 'accepted',
      amountPence: 1n,
      at: new Date(Date.now() + 60_000),
    })
    expect(await actOnOffer(offer, seller, 'undo')).toBe('ok')
  })
})
