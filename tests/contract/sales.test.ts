import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_MILESTONE_DAYS } from '../../lib/domain/milestone'
import { addDays, londonDay } from '../../lib/format/london-clock'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListingOf } from '../support/listings'
import { dataOf } from '../support/selling'
import { GATEWAYS, openContractSuite, saleCalls, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

const conveyancer = {
  firm: 'Deed & Co',
  contact_name: 'Dora Deed',
  email: ' Dora@Deed.example ',
  phone: '+44 1632 960200',
}
const storedConveyancer = { ...conveyancer, email: 'dora@deed.example', phone: '01632960200' }

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  /** Inserts a seller, a buyer with an offer of £245,000, and a stranger. `…Input` names the offer in calls. */
  const insertOffer = async ({ isAccepted = true } = {}) => {
    const [seller, buyer, stranger] = [
      await insertUser(suite.pool),
      await insertUser(suite.pool),
      await insertUser(suite.pool),
    ]
    const home = await addListingOf(seller.id, { price: 250_000 })
    const { offer_id } = dataOf(
      await gateway().makeOffer(
        { user_id: buyer.id, property_id: home, offer_amount: 245_000, buying_position: 'cash' },
        buyer,
      ),
    )
    const sellerInput = { user_id: seller.id, offer_id }
    const buyerInput = { user_id: buyer.id, offer_id }
    const strangerInput = { user_id: stranger.id, offer_id }
    if (isAccepted)
      dataOf(await gateway().answerOffer({ ...sellerInput, action: 'accept', seen_amount: 245_000 }, seller))
    return { seller, buyer, stranger, sellerInput, buyerInput, strangerInput }
  }
  const saved = { ok: true, data: null, message: 'Success' }

  it('refuses a sale that is not agreed, a conveyancer with an empty field, and a stranger', async () => {
    const { buyer, buyerInput } = await insertOffer({ isAccepted: false })
    expect(await gateway().getSale(buyerInput, buyer)).toEqual({
      ok: false,
      message: 'This sale is no longer agreed.',
    })
    const { seller, sellerInput, stranger, strangerInput } = await insertOffer()
    for (const [field, message] of [
      ['firm', 'Please enter the name of the firm, in at most 100 characters'],
      ['contact_name', 'Please enter who deals with it, in at most 100 characters'],
      ['email', 'Please enter a valid email address of the firm'],
      ['phone', 'Please enter the telephone number of the firm'],
    ] as const)
      expect(
        await gateway().saveConveyancer({ ...sellerInput, ...conveyancer, [field]: '' }, seller),
        field,
      ).toEqual({ ok: false, message })
    for (const reply of [
      await gateway().getSale(strangerInput, stranger),
      await gateway().saveConveyancer({ ...strangerInput, ...conveyancer }, stranger),
    ])
      expect(reply).toEqual({ ok: false, message: 'Offer not found' })
  })

  it('shows both parties the memorandum of sale once both conveyancers are known, which then cannot change', async () => {
    const { seller, buyer, sellerInput, buyerInput } = await insertOffer()
    expect(await gateway().saveConveyancer({ ...sellerInput, ...conveyancer }, seller)).toEqual(saved)
    expect(await gateway().getSale(sellerInput, seller)).toMatchObject({
      ok: true,
      data: {
        party: 'seller',
        amount: 245_000,
        conveyancer: storedConveyancer,
        buyers: [],
        needs: ['buyer_conveyancer', 'buyer_identity'],
        memorandum: null,
      },
    })
    expect(
      await gateway().saveConveyancer({ ...buyerInput, ...conveyancer, co_buyers: 'Bea Buyer\n7' }, buyer),
    ).toEqual({ ok: false, message: 'Please enter the full name of every buyer, a line each' })
    // In the demonstration each identity check passes at once, so nothing else is missing.
    expect(
      await gateway().saveConveyancer(
        { ...buyerInput, ...conveyancer, firm: 'Other & Co', co_buyers: 'Bea Buyer' },
        buyer,
      ),
    ).toEqual(saved)
    for (const [input, user] of [
      [sellerInput, seller],
      [buyerInput, buyer],
    ] as const)
      expect(await gateway().getSale(input, user)).toMatchObject({
        data: {
          needs: [],
          memorandum: {
            text: expect.stringMatching(/£245,000[^]*Deed & Co[^]*Bea Buyer[^]*Other & Co/),
            sent_at: expect.any(String),
          },
        },
      })
    expect(await gateway().saveConveyancer({ ...sellerInput, ...conveyancer }, seller)).toEqual({
      ok: false,
      message: 'The memorandum of sale has been sent already. Please call us if something in it has changed.',
    })
  })

  it('records the milestones of each party, and shows them to both', async () => {
    const { seller, buyer, stranger, sellerInput, buyerInput, strangerInput } = await insertOffer()
    await gateway().saveConveyancer({ ...sellerInput, ...conveyancer }, seller)
    await gateway().saveConveyancer({ ...buyerInput, ...conveyancer }, buyer)
    const today = londonDay(new Date())
    for (const [input, message] of [
      [{ milestone: '' }, 'Please select a step'],
      [{ state: '' }, 'Please say whether it is done or expected'],
      [{ day: '2026-02-30' }, 'Please enter a day'],
      [{ day: addDays(today, 1) }, 'Please enter today or an earlier day for a step that is done'],
      [{ day: addDays(today, -MAX_MILESTONE_DAYS - 1) }, 'Please enter a day within two years'],
      [{ milestone: 'survey' }, 'This step is recorded by the other side.'],
    ] as const)
      expect(
        await gateway().recordMilestone(
          // Hostile input, which the types refuse.
          { ...sellerInput, milestone: 'exchange', state: 'done', day: today, ...(input as object) },
          seller,
        ),
        message,
      ).toEqual({ ok: false, message })
    expect(
      await gateway().recordMilestone(
        { ...strangerInput, milestone: 'exchange', state: 'done', day: today },
        stranger,
      ),
    ).toEqual({ ok: false, message: 'Offer not found' })
    expect(
      await gateway().recordMilestone(
        { ...buyerInput, milestone: 'survey', state: 'done', day: today },
        buyer,
      ),
    ).toEqual(saved)
    expect(await gateway().getSale(sellerInput, seller)).toMatchObject({
      data: {
        milestones: expect.arrayContaining([
          {
            milestone: 'survey',
            is_own: false,
            record: { state: 'done', day: today, party: 'buyer', at: expect.any(String) },
          },
          { milestone: 'exchange', is_own: true, record: null },
        ]),
        is_completed: false,
      },
    })
  })
})

it('makes every call about agreed sales', () => {
  expect(saleCalls.filter((call) => !suite.madeCalls.has(call))).toEqual([])
})
