import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import { answerConfirmation, getConfirmationRequest } from '../../../lib/agency/listings/answer-confirmation'
import { askForConfirmations } from '../../../lib/agency/listings/ask-for-confirmation'
import { confirmOwnListing } from '../../../lib/agency/listings/confirm-own-listing'
import { getSalesDetail } from '../../../lib/agency/listings/detail'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings, startListingIdsAt } from '../../support/listings'
import { MISSING_ID } from '../../support/missing-id'
import { findRows, insertRow, updateRows } from '../../support/tables'

/* A listing shows when it was last confirmed, and leaves the search if nobody confirms it (field O7). */

let database: TestDatabase
const ONE_MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const OWNER = 'owner@test.example'
const MAILED_LINK = /\/confirm-listing\/([\w-]+)/

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  await startListingIdsAt(25_000) // the jobs read ranges of ids, and must go beyond the first ones
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})
/** Deletes the mails of earlier tests, and takes their listings off the market. */
beforeEach(async () => {
  await db().deleteFrom('mail').execute()
  await db().updateTable('listing').set({ status: 'withdrawn' }).execute()
})

let listingCount = 0
/** Adds a listing in a new street, which was listed some days ago and has not changed since. */
async function addListingFromDaysAgo(days: number): Promise<number> {
  listingCount += 1
  const [id] = await addListings([
    { street: `Street ${listingCount}`, listedAt: daysAgo(days).toISOString() },
  ])
  return id!
}
const isInSearch = async (listingId: number) => (await findRows('searchEntry', { listingId })).length > 0
const countMails = async () => (await findRows('mail', { to: OWNER })).length
async function readMailedKey(): Promise<string> {
  const mails = await findRows('mail', { to: OWNER })
  return MAILED_LINK.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
const readConfirmedAt = async (id: number) => {
  const reply = await getSalesDetail({ id })
  return reply.ok ? reply.data.confirmed_at : null
}

describe('the date of the last confirmation', () => {
  it('is the date of the last change if no confirmation follows', async () => {
    const id = await addListingFromDaysAgo(40)
    expect(await readConfirmedAt(id)).toBe(
      (await findRows('listingEvent', { listingId: id }))[0]?.at.toISOString(),
    )
    await insertRow('listingEvent', { listingId: id, type: 'confirmed', at: daysAgo(20) })
    const at = daysAgo(3)
    await insertRow('listingEvent', { listingId: id, type: 'price_changed', at, pricePence: 24_000_000n })
    expect(await readConfirmedAt(id)).toBe(at.toISOString())
  })

  it('is shown in the history only while it is the newest event', async () => {
    const id = await addListingFromDaysAgo(40)
    await insertRow('listingEvent', { listingId: id, type: 'confirmed', at: daysAgo(20) })
    await insertRow('listingEvent', { listingId: id, type: 'confirmed', at: daysAgo(10) })
    const detail = await getSalesDetail({ id })
    expect(detail.ok && detail.data.history?.map(({ type }) => type)).toEqual(['confirmed', 'listed'])
  })
})

describe('the mail that asks an owner to confirm a listing', () => {
  it('is sent once after 28 days, and again 28 days later', async () => {
    await addListingFromDaysAgo(27)
    await askForConfirmations()
    expect(await countMails()).toBe(0)
    const id = await addListingFromDaysAgo(29)
    await askForConfirmations()
    await askForConfirmations()
    expect(await countMails()).toBe(1)
    await db()
      .updateTable('confirmationRequest')
      .set({ askedAt: daysAgo(29) })
      .where('listingId', '=', id)
      .execute()
    await askForConfirmations()
    expect(await countMails()).toBe(2)
  })

  it('asks whether a home with a buyer is still sold subject to contract, and not whether it is for sale', async () => {
    const id = await addListingFromDaysAgo(29)
    await updateRows('listing', { id }, { status: 'sold_subject_to_contract' })
    await askForConfirmations()
    const [mail] = await findRows('mail', { to: OWNER })
    expect(mail?.subject).toMatch(/^Is your home still sold subject to contract\? /)
    expect(mail?.text).not.toContain('for sale')
    expect(await getConfirmationRequest({ key: await readMailedKey() })).toMatchObject({
      data: { listing_status: 'sstc' },
    })
  })

  it('is not sent about a withdrawn listing, to an imported branch or to a closed account', async () => {
    const id = await addListingFromDaysAgo(40)
    await db().updateTable('listing').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    await addListingFromDaysAgo(40)
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

  it('is not sent more than 112 days after the last change, which is 28 days after the listing left the search', async () => {
    await addListingFromDaysAgo(113)
    await askForConfirmations()
    expect(await countMails()).toBe(0)
  })
})

describe('a listing that nobody confirms', () => {
  it('leaves the search after 84 days, and comes back once it is confirmed', async () => {
    const [recentId, id] = [await addListingFromDaysAgo(83), await addListingFromDaysAgo(85)]
    await askForConfirmations()
    expect([await isInSearch(recentId), await isInSearch(id)]).toEqual([true, false])
    expect(await answerConfirmation({ key: await readMailedKey(), answer: 'confirm' })).toMatchObject({
      ok: true,
    })
    expect(await isInSearch(id)).toBe(true)
    const confirmedAtMs = Date.parse((await readConfirmedAt(id)) ?? '')
    expect(Date.now() - confirmedAtMs).toBeLessThan(ONE_MINUTE_MS)
  })
})

describe('the mailed link', () => {
  it('can be answered once', async () => {
    const id = await addListingFromDaysAgo(30)
    await askForConfirmations()
    const key = await readMailedKey()
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

  it('cannot withdraw a listing once it has confirmed the listing', async () => {
    const id = await addListingFromDaysAgo(30)
    await askForConfirmations()
    const key = await readMailedKey()
    expect(await answerConfirmation({ key, answer: 'confirm' })).toMatchObject({ ok: true })
    expect(await answerConfirmation({ key, answer: 'withdraw' })).toMatchObject({ ok: false })
    expect(await isInSearch(id)).toBe(true)
  })

  it('can take the listing off the market', async () => {
    const id = await addListingFromDaysAgo(30)
    await askForConfirmations()
    expect(await answerConfirmation({ key: await readMailedKey(), answer: 'withdraw' })).toMatchObject({
      ok: true,
    })
    expect((await findRows('listing', { id }))[0]?.status).toBe('withdrawn')
    expect(await isInSearch(id)).toBe(false)
  })

  it('is refused for a key that is unknown or too old, and for a listing that has ended', async () => {
    // PostgreSQL would refuse the NUL, but the key is hashed before it is looked up.
    expect(await answerConfirmation({ key: 'x\0y', answer: 'confirm' })).toMatchObject({ ok: false })
    const id = await addListingFromDaysAgo(30)
    await askForConfirmations()
    const key = await readMailedKey()
    // A link works for 60 days.
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

it('listings of the demonstration are confirmed without a mail, because nobody reads the mail of their owners', async () => {
  const id = await addListingFromDaysAgo(90)
  const owners = db().updateTable('user').where('email', '=', OWNER)
  await owners.set({ email: 'owner001@demo.example' }).execute()
  // The settings are read only once, so the modules that hold them are loaded again.
  vi.stubEnv('DEMO', '1')
  vi.resetModules()
  const { askForConfirmations: ask } = await import('../../../lib/agency/listings/ask-for-confirmation')
  await ask()
  vi.unstubAllEnvs()
  expect(await findRows('mail')).toEqual([])
  expect(await isInSearch(id)).toBe(true)
})

describe('the button of the owner’s account', () => {
  const pressButton = async (
    id: number,
    { userId, kind = 'sale' }: { userId?: number; kind?: 'sale' | 'let' } = {},
  ) => {
    const [owner] = await findRows('user', { email: OWNER })
    const callerId = userId ?? owner!.id
    return confirmOwnListing({ user_id: callerId, kind, id }, { user: { id: callerId, sessionId: 1 } })
  }
  const notFound = { ok: false, message: 'Listing not found' }
  const countConfirmations = async (listingId: number) =>
    (await findRows('listingEvent', { listingId, type: 'confirmed' })).length

  it('confirms a listing, restores it to the search, and adds one event if it is pressed twice', async () => {
    const id = await addListingFromDaysAgo(85)
    await askForConfirmations()
    expect(await isInSearch(id)).toBe(false)
    const [first, second] = await Promise.all([pressButton(id), pressButton(id)])
    expect(first).toMatchObject({ ok: true, message: expect.stringContaining('confirmed today') as string })
    expect(second).toEqual(first)
    expect(await isInSearch(id)).toBe(true)
    expect(await countConfirmations(id)).toBe(1)
    expect(Date.now() - Date.parse((await readConfirmedAt(id)) ?? '')).toBeLessThan(ONE_MINUTE_MS)
  })

  it('reports a listing of another owner, of another kind or off the market as not found', async () => {
    const id = await addListingFromDaysAgo(40)
    const stranger = await insertRow('user', {
      email: 'stranger@test.example',
      firstName: 'S',
      lastName: 'T',
    })
    expect(await pressButton(id, { userId: stranger.id })).toEqual(notFound)
    expect(await pressButton(id, { kind: 'let' })).toEqual(notFound)
    expect(await pressButton(MISSING_ID)).toEqual(notFound)
    await db().updateTable('listing').set({ status: 'withdrawn' }).where('id', '=', id).execute()
    expect(await pressButton(id)).toEqual(notFound)
    expect(await countConfirmations(id)).toBe(0)
    expect(await isInSearch(id)).toBe(false)
  })
})
