import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { londonDay } from '../../lib/format/london-clock'
import { createEmptyDatabase } from '../support/databases'
import { insertUser } from '../support/insert-user'
import { addListings, giveListingsTo } from '../support/listings'
import { dataOf } from '../support/selling'
import { GATEWAYS, offerCalls, openContractSuite, type ContractSuite } from './support'

let suite: ContractSuite
beforeAll(async () => {
  suite = await openContractSuite(await createEmptyDatabase())
})
afterAll(() => suite?.close())

async function addOwnerWithListings() {
  const [owner, applicant] = [await insertUser(suite.pool), await insertUser(suite.pool)]
  const [sale, letting] = await addListings([{ price: 250_000 }, { kind: 'let', price: 1_200 }])
  await giveListingsTo([sale!, letting!], owner.id)
  return { owner, applicant, sale: sale!, letting: letting! }
}

describe.each(GATEWAYS)('the %s gateway', (name) => {
  const gateway = () => suite.gateway(name)

  it('parses the typed amount of an offer, records the answers of both sides, and lists the offer for both (B-09, B-22)', async () => {
    const { owner, applicant, sale } = await addOwnerWithListings()
    const offer = { user_id: applicant.id, property_id: sale, buying_position: 'cash' } as const
    for (const amount of ['', 'a lot', '-5', '0', 0, -1, NaN])
      expect(
        await gateway().makeOffer({ ...offer, offer_amount: amount }, applicant),
        String(amount),
      ).toEqual({
        ok: false,
        message: 'Please enter your offer amount',
      })
    expect(await gateway().makeOffer({ ...offer, offer_amount: 100_000_001 }, applicant)).toMatchObject({
      ok: false,
      message: 'Please enter an amount of at most £100,000,000',
    })
    expect(await gateway().makeOffer({ ...offer, offer_amount: 12 }, applicant)).toMatchObject({
      ok: false,
      message: expect.stringContaining('Are you sure?'),
    })
    const { offer_id } = dataOf(
      await gateway().makeOffer({ ...offer, offer_amount: '240k', conditions: 'survey' }, applicant),
    )
    const answer = { user_id: owner.id, offer_id }
    // The owner has seen £239,000, but the offer is £240,000.
    const outdatedCounter = {
      action: 'counter',
      offer_amount: '£245,000',
      seen_amount: '239000',
    } as const
    expect(await gateway().answerOffer({ ...answer, ...outdatedCounter }, owner)).toMatchObject({
      ok: false,
      message: expect.stringContaining('has changed meanwhile'),
    })
    expect(
      await gateway().answerOffer({ ...answer, action: 'counter', offer_amount: '£245,000' }, owner),
    ).toEqual({ ok: true, data: null, message: 'Success' })
    expect(
      await gateway().answerOffer(
        { ...answer, user_id: applicant.id, action: 'accept', seen_amount: 245_000 },
        applicant,
      ),
    ).toMatchObject({ ok: true })
    const offersReply = await gateway().getUserOffers({ user_id: owner.id }, owner)
    expect(offersReply).toMatchObject({
      ok: true,
      data: [
        {
          id: offer_id,
          kind: 'property',
          role: 'owner',
          amount: 245_000,
          status: 'accepted',
          conditions: 'survey',
          actions: ['undo'],
          events: [
            { type: 'made', by: 'other', amount: 240_000 },
            { type: 'countered', by: 'you', amount: 245_000 },
            { type: 'accepted', by: 'other' },
          ],
        },
      ],
    })
    expect(
      await gateway().getListingOffers({ user_id: applicant.id, property_id: sale }, applicant),
    ).toMatchObject({
      ok: true,
      data: [{ id: offer_id, role: 'starter', listing_status: 'underoffer', actions: ['withdraw'] }],
    })
  })

  it('sends a request to let, which has no amount, and records the owner’s answer (B-12)', async () => {
    const { owner, applicant, letting } = await addOwnerWithListings()
    const request = { user_id: applicant.id, property_id: letting, number_of_tenants: '2' }
    for (const [day, message] of [
      ['', 'Please choose a date'],
      ['2027-02-31', 'Please choose a date'],
      ['2020-01-01', 'Please choose today or a later date'],
      ['2999-01-01', 'Please choose a date within the next 12 months'],
    ] as const)
      expect(await gateway().requestLet({ ...request, move_in_date: day }, applicant), day).toEqual({
        ok: false,
        message,
      })
    const today = londonDay(new Date())
    for (const number_of_tenants of [0, -1, 1.5, 'many'])
      expect(
        await gateway().requestLet({ ...request, number_of_tenants, move_in_date: today }, applicant),
      ).toMatchObject({ ok: false, message: 'Please enter the number of tenants' })
    // `amount` and `rent` would be a bid, and are ignored: the reply below has the advertised rent.
    const requestWithBid = { ...request, move_in_date: today, pets: 'one cat', amount: 5_000, rent: 5_000 }
    const { request_id } = dataOf(await gateway().requestLet(requestWithBid, applicant))
    const answer = { request_id, user_id: owner.id, action: 'accept' } as const
    expect(await gateway().answerLetRequest(answer, owner)).toMatchObject({ ok: true })
    expect(
      await gateway().getListingOffers({ user_id: applicant.id, property_id: letting }, applicant),
    ).toMatchObject({
      ok: true,
      data: [{ id: request_id, kind: 'letting', status: 'accepted', rent: 1_200, pets: 'one cat' }],
    })
  })
})

it('makes every call about offers and requests to let', () => {
  expect(offerCalls.filter((call) => !suite.madeCalls.has(call))).toEqual([])
})
