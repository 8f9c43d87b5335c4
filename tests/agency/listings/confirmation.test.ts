import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import { answerConfirmation, getConfirmationRequest } from '../../../lib/agency/listings/answer-confirmation'
import { askForConfirmations } from '../../../lib/agency/listings/ask-for-confirmation'
import { confirmOwnListing } from '../../../lib/agency/listings/confirm-own-listing'
import { getSalesDetail } from '../../../lib/agency/listings/detail'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'
import { findRows, insertRow } from '../../support/tables'

/** Field O7: a listing says when it was last confirmed; one that nobody confirms goes. */
let database: TestDatabase
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const OWNER = 'owner@test.example'
const KEY = /\/confirm-listing\/([\w-]+)/

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})
beforeEach(async () => {
  await db().deleteFrom('mail').execute()
  await db().updateTable('listing').set({ status: 'withdrawn' }).execute()
})

/** Adds a listing of a street of its own that nobody has touched for so many days. */
let count = 0
async function addListing(days: number): Promise<number> {
  count += 1
  const [id] = await addListings([{ street: `Street ${count}`, listedAt: daysAgo(days).toISOString() }])
  return id!
}
const isFound = async (listingId: number) => (await findRows('searchEntry', { listingId })).length > 0
const mailCount = async () => (await findRows('mail', { to: OWNER })).length
const askedKey = async () => KEY.exec((await findRows('mail', { to: OWNER })).at(-1)?.text ?? '')?.[1] ?? ''
const confirmedAt = async (id: number) => {
  const reply = await getSalesDetail({ id })
  return reply.ok ? reply.data.confirmed_at : null
}

describe('the date of the last confirmation', () => {
  it('is never older than the last change', async () => {
    const id = await addListing(40)
    expect(await confirmedAt(id)).toBe(
      (await findRows('listingEvent', { listingId: id }))[0]?.at.toISOString(),
    )
    await insertRow('listingEvent', { listingId: id, type: 'confirmed', at: daysAgo(20) })
    const at = daysAgo(3)
    await insertRow('listingEvent', { listingId: id, type: 'price_changed', at, pricePence: 24_000_000n })
    expect(await confirmedAt(id)).toBe(at.toISOString())
  })

  it('stands in the history only until something follows', async () => {
    const id = await addListing(40)
    await insertRow('listingEvent', { listingId: id, type: 'confirmed', at: daysAgo(20) })
    await insertRow('listingEvent', { listingId: id, type: 'confirmed', at: daysAgo(10) })
    const detail = await getSalesDetail({ id })
    expect(detail.ok && detail.data.history?.map(({ type }) => type)).toEqual(['confirmed', 'listed'])
  })
})

describe('the question to the owner', () => {
  it('is mailed after 28 days, once, and again 28 days later', async () => {
    await addListing(27)
    await askForConfirmations()
    expect(await mailCount()).toBe(0)
    const id = await addListing(29)
    await askForConfirmations()
    await askForConfirmations()
    expect(await mailCount()).toBe(1)
    await db()
      .updateTable('confirmationRequest')
      .set({ askedAt: daysAgo(29) })
      .where('listingId', '=', id)
      .execute()
    await askForConfirmations()
    expect(await mailCount()).toBe(2)
  })

  it('is not put about a listing that is off the market, nor to an import’s branch or a closed account', async () => {
    const id = await addListing(40)
    await db().updateTable('listing').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    await addListing(40)
    const owners = db().updateTable('user').where('email', '=', OWNER)
    await owners.set({ closedAt: new Date() }).execute()
    await askForConfirmations()
    await owners.set({ closedAt: null, email: 'branch@import.invalid' }).execute()
    await askForConfirmations()
    await db()
      .updateTable('user')
      .set({ email: OWNER })
      .where('email', '=', 'branch@import.invalid')
      .execute()
    expect(await findRows('mail')).toEqual([])
  })

  it('ends when a hidden listing was asked about once more', async () => {
    await addListing(113)
    await askForConfirmations()
    expect(await mailCount()).toBe(0)
  })
})

describe('a listing that nobody confirms', () => {
  it('leaves the search after 84 days, and comes back with its confirmation', async () => {
    const [kept, id] = [await addListing(83), await addListing(85)]
    await askForConfirmations()
    expect([await isFound(kept), await isFound(id)]).toEqual([true, false])
    expect(await answerConfirmation({ key: await askedKey(), answer: 'confirm' })).toMatchObject({ ok: true })
    expect(await isFound(id)).toBe(true)
    const confirmed = Date.parse((await confirmedAt(id)) ?? '')
    expect(Date.now() - confirmed).toBeLessThan(60_000)
  })
})

describe('the answer by the mailed link', () => {
  it('works once', async () => {
    const id = await addListing(30)
    await askForConfirmations()
    const key = await askedKey()
    expect(await getConfirmationRequest({ key })).toMatchObject({
      ok: true,
      data: { id, kind: 'sale', is_open: true },
    })
    const answers = await Promise.all([
      answerConfirmation({ key, answer: 'confirm' }),
      answerConfirmation({ key, answer: 'withdraw' }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await getConfirmationRequest({ key })).toMatchObject({ ok: true, data: { is_open: false } })
  })

  it('can take the listing off the market', async () => {
    const id = await addListing(30)
    await askForConfirmations()
    expect(await answerConfirmation({ key: await askedKey(), answer: 'withdraw' })).toMatchObject({
      ok: true,
    })
    expect((await findRows('listing', { id }))[0]?.status).toBe('withdrawn')
    expect(await isFound(id)).toBe(false)
  })

  it('is refused for a key that is unknown or too old, and for a listing that has ended', async () => {
    expect(await answerConfirmation({ key: 'x\0y', answer: 'confirm' })).toMatchObject({ ok: false })
    const id = await addListing(30)
    await askForConfirmations()
    const key = await askedKey()
    await db()
      .updateTable('confirmationRequest')
      .set({ askedAt: daysAgo(61) })
      .where('listingId', '=', id)
      .execute()
    expect(await getConfirmationRequest({ key })).toMatchObject({ ok: false })
    expect(await answerConfirmation({ key, answer: 'confirm' })).toMatchObject({ ok: false })
    await db()
      .updateTable('confirmationRequest')
      .set({ askedAt: daysAgo(1) })
      .where('listingId', '=', id)
      .execute()
    await db().updateTable('listing').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    expect(await answerConfirmation({ key, answer: 'confirm' })).toMatchObject({ ok: false })
    expect((await findRows('listing', { id }))[0]?.status).toBe('withdrawn')
  })
})

it('the owners of the demonstration, who read no mail, confirm by themselves', async () => {
  const id = await addListing(90)
  const owners = db().updateTable('user').where('email', '=', OWNER)
  await owners.set({ email: 'owner001@demo.example' }).execute()
  vi.stubEnv('DEMO', '1')
  vi.resetModules()
  const { askForConfirmations: ask } = await import('../../../lib/agency/listings/ask-for-confirmation')
  await ask()
  vi.unstubAllEnvs()
  expect(await findRows('mail')).toEqual([])
  expect(await isFound(id)).toBe(true)
})

describe('the button of the owner’s account', () => {
  const press = async (
    id: number,
    { userId, kind = 'sale' }: { userId?: number; kind?: 'sale' | 'let' } = {},
  ) => {
    const [owner] = await findRows('user', { email: OWNER })
    const callerId = userId ?? owner!.id
    return confirmOwnListing({ user_id: callerId, kind, id }, { user: { id: callerId, sessionId: 1 } })
  }
  const notFound = { ok: false, message: 'Listing not found' }
  const confirmations = async (listingId: number) =>
    (await findRows('listingEvent', { listingId, type: 'confirmed' })).length

  it('confirms, brings a hidden listing back into the search, and fills no history when it is pressed again', async () => {
    const id = await addListing(85)
    await askForConfirmations()
    expect(await isFound(id)).toBe(false)
    const [first, second] = await Promise.all([press(id), press(id)])
    expect(first).toMatchObject({ ok: true, message: expect.stringContaining('confirmed today') as string })
    expect(second).toEqual(first)
    expect(await isFound(id)).toBe(true)
    expect(await confirmations(id)).toBe(1)
    expect(Date.now() - Date.parse((await confirmedAt(id)) ?? '')).toBeLessThan(60_000)
  })

  it('answers for another owner’s listing, another kind and one off the market as for none', async () => {
    const id = await addListing(40)
    const stranger = await insertRow('user', {
      email: 'stranger@test.example',
      firstName: 'S',
      lastName: 'T',
    })
    expect(await press(id, { userId: stranger.id })).toEqual(notFound)
    expect(await press(id, { kind: 'let' })).toEqual(notFound)
    expect(await press(2_000_000_000)).toEqual(notFound)
    await db().updateTable('listing').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    expect(await press(id)).toEqual(notFound)
    expect(await confirmations(id)).toBe(0)
    expect(await isFound(id)).toBe(false)
  })
})
