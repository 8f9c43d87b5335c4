import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockPerson } from '../../../lib/agency/conversations/block-person'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { getUserOffers } from '../../../lib/agency/offers/list-offers'
import { getSale } from '../../../lib/agency/sales/get-sale'
import { exportSales } from '../../../lib/agency/sales/personal-data'
import { recordMilestone } from '../../../lib/agency/sales/record-milestone'
import { remindOfQuietSales } from '../../../lib/agency/sales/remind-of-quiet-sales'
import { markCompleted } from '../../../lib/agency/selling/agree-and-complete'
import type { MilestoneState } from '../../../lib/domain/milestone'
import type { SaleMilestone } from '../../../lib/domain/sale-milestone'
import { addDays, londonDay } from '../../../lib/format/london-clock'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { countRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import { actOnOffer, addHome, addUser, callerOf, createOffer } from '../offers/offer-calls'

const DAY_MS = 86_400_000
const today = londonDay(new Date())
let database: TestDatabase
let seller: number
let buyer: number
let home: number
let offer: number

beforeAll(async () => {
  database = await createEmptyDatabase()
  // An agency that is no demonstration needs a key of its own.
  Object.assign(process.env, { DATABASE_URL: database.url, API_KEY: 'a-key-of-this-test' })
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})
beforeEach(async () => {
  await db().deleteFrom('mail').execute()
  // Takes the sales of earlier tests off the market, so that no reminder is about them.
  await updateRows('listing', { status: 'sold_subject_to_contract' }, { status: 'withdrawn' })
  seller = await addUser('Sue')
  buyer = await addUser('Ben')
  home = await addHome(seller)
  offer = await createOffer(home, buyer, { buying_position: 'first_time' })
  expect(await actOnOffer(offer, seller, 'accept')).toBe('ok')
})

async function sendMemorandum() {
  await insertRow('memorandum', { offerId: offer, text: 'Memorandum' })
  await updateRows('listing', { id: home }, { status: 'sold_subject_to_contract' })
}

/** Records a milestone, by default as done today. @returns 'ok' or the message of a refusal */
async function recordStep(
  userId: number,
  milestone: SaleMilestone,
  { state = 'done' as MilestoneState, day = today } = {},
): Promise<string> {
  const reply = await recordMilestone(
    { user_id: userId, offer_id: offer, milestone, state, day },
    callerOf(userId),
  )
  return reply.ok ? 'ok' : reply.message
}

async function readMilestones(userId: number) {
  const reply = await getSale({ user_id: userId, offer_id: offer }, callerOf(userId))
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.milestones
}

const readRecord = async (milestone: SaleMilestone) =>
  (await readMilestones(seller)).find((item) => item.milestone === milestone)?.record

const readMessages = async () => {
  const { threadId } = await findRow('offer', { id: offer })
  return (await findRows('threadMessage', { threadId })).map(({ body }) => body)
}

describe('the milestones of a sale (LOCAL-09)', () => {
  it('a step that one party records is shown to both, and reported by a message', async () => {
    await sendMemorandum()
    expect(await recordStep(buyer, 'survey')).toBe('ok')
    expect(await recordStep(seller, 'contract_pack', { state: 'expected', day: addDays(today, 3) })).toBe(
      'ok',
    )
    for (const reader of [seller, buyer])
      expect(await readMilestones(reader)).toMatchObject([
        {
          milestone: 'contract_pack',
          is_own: reader === seller,
          record: { state: 'expected', party: 'seller' },
        },
        { milestone: 'mortgage_offer', is_own: reader === buyer, record: null },
        {
          milestone: 'survey',
          is_own: reader === buyer,
          record: { state: 'done', day: today, party: 'buyer' },
        },
        { milestone: 'searches', record: null },
        { milestone: 'enquiries', record: null },
        { milestone: 'exchange', is_own: true, record: null },
        { milestone: 'completion', is_own: true, record: null },
      ])
    const messages = await readMessages()
    expect(messages.at(-2)).toMatch(/^Survey: done on /)
    expect(messages.at(-1)).toMatch(/^Draft contract with the buyer’s conveyancer: expected by /)
  })

  it('a step is corrected by recording it again, and repeated clicks record it once', async () => {
    await sendMemorandum()
    await recordStep(buyer, 'searches')
    await recordStep(buyer, 'searches', { state: 'expected', day: addDays(today, 7) })
    const messageCount = (await readMessages()).length
    const replies = await Promise.all(
      [1, 2, 3].map(() => recordStep(buyer, 'searches', { state: 'expected', day: addDays(today, 7) })),
    )
    expect(replies).toEqual(['ok', 'ok', 'ok'])
    expect(await readMessages()).toHaveLength(messageCount)
    expect(await readRecord('searches')).toMatchObject({ state: 'expected', day: addDays(today, 7) })
    expect(await countRows('saleMilestone', { offerId: offer })).toBe(2)
  })

  it('a step is refused if it is the other side’s, if the sale does not have it, or before the memorandum', async () => {
    expect(await recordStep(seller, 'exchange')).toBe('The memorandum of sale has not been sent yet.')
    await sendMemorandum()
    expect(await recordStep(seller, 'survey')).toBe('This step is recorded by the other side.')
    expect(await recordStep(buyer, 'enquiries')).toBe('This step is recorded by the other side.')
    expect(await recordStep(await addUser('Eve'), 'exchange')).toBe('Offer not found')
    await updateRows('offer', { id: offer }, { position: 'cash' })
    expect(await recordStep(buyer, 'mortgage_offer')).toBe('Please select a step')
    const { propertyId } = await findRow('listing', { id: home })
    await updateRows('property', { id: propertyId }, { nation: 'scotland' })
    expect(await recordStep(buyer, 'survey')).toBe('Please select a step')
  })

  it('a sale that was undone and is agreed again begins without the earlier steps', async () => {
    await sendMemorandum()
    await recordStep(buyer, 'survey')
    expect(await actOnOffer(offer, seller, 'undo')).toBe('ok')
    expect(await recordStep(buyer, 'searches')).toBe('This sale is no longer agreed.')
    await actOnOffer(offer, seller, 'accept')
    expect(await recordStep(buyer, 'searches')).toBe('The memorandum of sale has not been sent yet.')
    await insertRow('memorandum', { offerId: offer, text: 'Memorandum' })
    expect(await readRecord('survey')).toBeNull()
  })

  it('after a block the record is kept, without a message', async () => {
    await sendMemorandum()
    const { threadId } = await findRow('offer', { id: offer })
    await blockPerson({ user_id: seller, thread_id: threadId }, callerOf(seller))
    const messageCount = (await readMessages()).length
    expect(await recordStep(buyer, 'survey')).toBe('ok')
    expect(await readRecord('survey')).toMatchObject({ state: 'done' })
    expect(await readMessages()).toHaveLength(messageCount)
  })

  it('a completed sale takes no more steps, and can be neither undone nor withdrawn from', async () => {
    await sendMemorandum()
    expect(await markCompleted(home)).toEqual({ ok: true })
    const message = 'This sale or letting is complete.'
    expect(await recordStep(seller, 'exchange')).toBe(message)
    expect(await actOnOffer(offer, seller, 'undo')).toBe(message)
    expect(await actOnOffer(offer, buyer, 'withdraw')).toBe(message)
    const reply = await getUserOffers({ user_id: seller }, callerOf(seller))
    expect(reply).toMatchObject({ data: [{ status: 'accepted', actions: [] }] })
  })

  it('an account’s export has the steps that its user recorded', async () => {
    await sendMemorandum()
    await recordStep(buyer, 'survey')
    await recordStep(seller, 'exchange')
    const MAX_ROWS = 10
    for (const [userId, milestone] of [
      [buyer, 'survey'],
      [seller, 'exchange'],
    ] as const)
      expect((await withTransaction((tx) => exportSales(tx, userId, MAX_ROWS))).saleMilestones).toMatchObject(
        [{ milestone, state: 'done', day: today }],
      )
  })
})

describe('a sale about which nothing was recorded for two weeks', () => {
  /** Runs the job as if so many days had passed. */
  const remindInDays = (days: number) => remindOfQuietSales(new Date(Date.now() + days * DAY_MS))
  const readReminders = async () =>
    (await findRows('mail')).filter(({ subject }) => subject.startsWith('How does it stand?'))

  it('both sides are asked once, each for its own open steps, two weeks after the memorandum', async () => {
    await sendMemorandum()
    await remindInDays(13)
    expect(await readReminders()).toEqual([])
    // A little more than two weeks, because the memorandum was sent a moment ago.
    await remindInDays(14.1)
    await remindInDays(15)
    const texts = (await readReminders()).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain('Your steps that are not done: Draft contract with the buyer’s conveyancer;')
    expect(texts[1]).toContain('Your steps that are not done: Mortgage offer; Survey; Searches;')
    // The next reminder is due two weeks after the first one.
    await remindInDays(28.2)
    expect(await readReminders()).toHaveLength(4)
  })

  it('simultaneous runs of the job ask each side once', async () => {
    await sendMemorandum()
    await Promise.all([1, 2, 3].map(() => remindInDays(20)))
    expect(await readReminders()).toHaveLength(2)
  })

  it('the mail does not list a step that is done', async () => {
    await sendMemorandum()
    await recordStep(buyer, 'survey')
    await remindInDays(15)
    expect((await readReminders())[1]?.text).toContain(
      'Your steps that are not done: Mortgage offer; Searches;',
    )
  })

  it('both sides are asked only two weeks after the day on which a step is expected', async () => {
    await sendMemorandum()
    await recordStep(buyer, 'survey', { state: 'expected', day: addDays(today, 10) })
    // The step is expected in ten days, so two weeks without news end after 24 days.
    await remindInDays(20)
    expect(await readReminders()).toEqual([])
    await remindInDays(25)
    expect(await readReminders()).toHaveLength(2)
  })

  it('nobody is asked about a sale that is complete, or that has fallen through', async () => {
    await sendMemorandum()
    await markCompleted(home)
    await remindInDays(30)
    await updateRows('listing', { id: home }, { status: 'sold_subject_to_contract' })
    expect(await actOnOffer(offer, seller, 'undo')).toBe('ok')
    await remindInDays(30)
    expect(await readReminders()).toEqual([])
  })
})
