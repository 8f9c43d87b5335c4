import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import { queueSearchAlerts } from '../../../lib/agency/saved/alert-jobs'
import { MAX_MAILED_HOMES } from '../../../lib/agency/saved/alert-email'
import { addHiddenHome } from '../../../lib/agency/saved/hidden-homes'
import { mailSearchAlerts } from '../../../lib/agency/saved/mail-alerts'
import { matchSavedSearches } from '../../../lib/agency/saved/match-searches'
import { getSearchAlert, stopSearchAlerts } from '../../../lib/agency/saved/search-alerts'
import { addSavedSearch, changeSavedSearch } from '../../../lib/agency/saved/saved-searches'
import type { AlertFrequency } from '../../../lib/domain/saved-search'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { deleteJobs, keptJobs, sendDueMail } from '../../support/jobs'
import { addListings, type GivenListing } from '../../support/listings'
import { deleteRows, findRows, insertRow, updateRows } from '../../support/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
beforeEach(async () => {
  await deleteRows('searchAlert')
  await deleteRows('savedSearch')
  await deleteRows('mail')
  await deleteJobs()
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const WITHAM = '/find-a-property/Witham'
const MAXIMUM = '/find-a-property/Witham/nomin-240000/all-types/any-bedrooms/this-only'

let count = 0
/** A user who reads the mailbox, and their searches. */
async function newUser(
  searches: Record<string, AlertFrequency> = { [WITHAM]: 'at_once' },
  emailProvedAt: Date | null = new Date(),
) {
  count += 1
  const { id } = await insertRow('user', {
    email: `seeker${count}@mail.example`,
    firstName: 'Ida',
    lastName: 'Seeker',
    emailProvedAt,
  })
  const caller = { user: { id, sessionId: 1 } }
  for (const [href, frequency] of Object.entries(searches))
    await addSavedSearch({ user_id: id, href, name: `Search ${href.length}`, frequency }, caller)
  return { id, caller }
}

const publish = async (...homes: GivenListing[]) => {
  const ids = await addListings(homes)
  await matchSavedSearches()
  return ids
}
async function changePrice(listingId: number, from: number, to: number): Promise<void> {
  const pricePence = BigInt(to * 100)
  await updateRows('listing', { id: listingId }, { pricePence })
  await insertRow('listingEvent', {
    listingId,
    type: 'price_changed',
    at: new Date(),
    pricePence,
    previousPence: BigInt(from * 100),
  })
  await matchSavedSearches()
}
const mails = async () => (await findRows('mail')).sort((a, b) => a.id - b.id)
const alertJobs = async () => (await keptJobs()).filter(({ task }) => task === 'mail-search-alerts')

describe('a newly live home', () => {
  it('is told once, at once, to those whose search finds it, by a job of the transaction', async () => {
    const seeker = await newUser({ [WITHAM]: 'at_once', '/find-a-property/Essex': 'daily' })
    const other = await newUser({ '/find-a-letting/Witham': 'at_once', [MAXIMUM]: 'at_once' })
    await addListings([{ street: 'Mill Lane' }])
    expect((await keptJobs()).map(({ task }) => task)).toEqual(['match-saved-searches'])
    await matchSavedSearches()
    await matchSavedSearches()
    expect((await keptJobs()).map(({ task }) => task)).toEqual([
      'match-saved-searches',
      'queue-search-alerts',
    ])
    await queueSearchAlerts()
    expect((await alertJobs()).map(({ payload }) => payload)).toEqual([{ userId: seeker.id }])
    await Promise.all([mailSearchAlerts(seeker.id), mailSearchAlerts(seeker.id), mailSearchAlerts(other.id)])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: expect.stringMatching(/^seeker/),
      subject: '1 home for you: 1 new',
      unsubscribeUrl: expect.stringMatching(/\/api\/search-alert\/[\w-]{43}$/),
    })
    expect(mail?.text).toContain('New: £250,000')
    expect(mail?.text).toMatch(/Mill Lane, Witham, CM8\n/)
    expect(mail?.text).toMatch(/Stop all these emails: https?:\/\/\S+\/search-alert\/stop\/[\w-]{43}/)
    expect(mail?.text).toContain('You get this email because you asked')
    // The daily search has found it too, and must not tell it again.
    await mailSearchAlerts(seeker.id, new Date(Date.now() + 2 * 86_400_000))
    expect(await mails()).toHaveLength(1)
  })

  it('is told again only when its price is cut, not raised, edited or advertised anew', async () => {
    const { id: userId } = await newUser()
    const [id = 0] = await publish({ street: 'Low Street' })
    await mailSearchAlerts(userId)
    await changePrice(id, 250_000, 260_000)
    await updateRows('listing', { id }, { summary: 'Another text.' })
    await insertRow('listingEvent', { listingId: id, type: 'live_again', at: new Date() })
    await matchSavedSearches()
    await mailSearchAlerts(userId)
    expect(await mails()).toHaveLength(1)
    await changePrice(id, 260_000, 255_000)
    await mailSearchAlerts(userId)
    await mailSearchAlerts(userId)
    const [, cut, ...others] = await mails()
    expect(others).toEqual([])
    expect(cut?.subject).toBe('1 home for you: 1 reduced')
    expect(cut?.text).toContain('Reduced from £260,000: £255,000')
  })

  it('is told when a cut brings it within a search, and not when an edited fact does', async () => {
    const [dear = 0, small = 0] = await publish(
      { street: 'Dear Lane' },
      { street: 'Small Lane', bedrooms: 1 },
    )
    const { id: userId } = await newUser({
      [MAXIMUM]: 'at_once',
      [`${WITHAM}/any-price/all-types/3-nomax/this-only`]: 'at_once',
    })
    const { propertyId } = (await findRows('listing', { id: small }))[0]!
    await updateRows('property', { id: propertyId }, { bedrooms: 4 })
    await matchSavedSearches()
    await changePrice(dear, 250_000, 239_000)
    await mailSearchAlerts(userId)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Dear Lane')
    expect(mail?.text).not.toContain('Small Lane')
  })

  it('is not told to those who have hidden it, before or after it was found', async () => {
    const { id: userId, caller } = await newUser()
    const { id: otherId } = await newUser()
    const [hidden = 0, shown = 0] = await publish({ street: 'Mill Lane' }, { street: 'Low Street' })
    await addHiddenHome({ user_id: userId, kind: 'sale', id: hidden }, caller)
    await mailSearchAlerts(userId)
    await mailSearchAlerts(otherId)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '1 home for you: 1 new',
      '2 homes for you: 2 new',
    ])
    await changePrice(hidden, 250_000, 240_000)
    await changePrice(shown, 250_000, 240_000)
    await mailSearchAlerts(userId)
    expect((await mails()).at(-1)?.subject).toBe('1 home for you: 1 reduced')
  })

  it('that has gone before the mail is not told, and one with a hostile name is text', async () => {
    const { id: userId } = await newUser()
    const [gone = 0] = await publish(
      { street: 'Gone Street' },
      { street: '<img src=x onerror=alert(1)>\r\nBcc: x' },
    )
    await updateRows('listing', { id: gone }, { status: 'withdrawn' })
    await mailSearchAlerts(userId)
    const [mail] = await mails()
    expect(mail?.text).not.toContain('Gone Street')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.html).not.toContain('<img')
    expect(mail?.subject).not.toMatch(/[\r\n]/)
  })
})

describe('a daily and a weekly mail', () => {
  // Monday; the clocks of London go forward on 28 March 2027.
  const monday = (time: string) => new Date(`2027-03-22T${time}Z`)

  const setDigested = (userId: number, day: string) =>
    updateRows('savedSearch', { userId }, { digestedOn: new Date(day) })

  it.each([
    ['daily', '2027-03-21', monday('07:59'), false],
    ['daily', '2027-03-21', monday('08:00'), true],
    ['daily', '2027-03-22', monday('23:00'), false],
    ['daily', '2027-03-28', new Date('2027-03-29T06:59Z'), false],
    ['daily', '2027-03-28', new Date('2027-03-29T07:00Z'), true],
    ['weekly', '2027-03-15', monday('07:59'), false],
    ['weekly', '2027-03-15', monday('08:00'), true],
    ['weekly', '2027-03-15', new Date('2027-03-25T12:00Z'), true],
    ['weekly', '2027-03-22', new Date('2027-03-28T23:30Z'), false],
    ['none', '2027-03-01', monday('12:00'), false],
  ] as const)('%s after %s at %s: %s', async (frequency, digestedOn, moment, isDue) => {
    const { id: userId, caller } = await newUser({ [WITHAM]: 'daily' })
    await publish({})
    const [search] = await findRows('savedSearch', { userId })
    await changeSavedSearch({ user_id: userId, search_id: search!.id, name: 'Mine', frequency }, caller)
    await setDigested(userId, digestedOn)
    await queueSearchAlerts(moment)
    expect(await alertJobs()).toHaveLength(isDue ? 1 : 0)
    await mailSearchAlerts(userId, moment)
    expect(await mails()).toHaveLength(isDue ? 1 : 0)
  })

  it('comes once when two processes run the schedule at once, with all homes of the day', async () => {
    const { id: userId } = await newUser({ [WITHAM]: 'daily' })
    await publish({ street: 'First Street' })
    await publish({ street: 'Second Street' })
    await setDigested(userId, '2027-03-21')
    const moment = monday('08:01')
    await Promise.all([queueSearchAlerts(moment), queueSearchAlerts(moment)])
    expect(await alertJobs()).toHaveLength(1)
    await Promise.all([mailSearchAlerts(userId, moment), mailSearchAlerts(userId, moment)])
    const sent = await mails()
    expect(sent.map(({ subject }) => subject)).toEqual(['2 homes for you: 2 new'])
  })
})

it('a long mail says how many homes there are, and links to exactly the rest', async () => {
  const { id: userId, caller } = await newUser()
  const total = MAX_MAILED_HOMES + 3
  const ids = await publish(...Array.from({ length: total }, (_, at) => ({ street: `Long Street ${at}` })))
  await mailSearchAlerts(userId)
  const [mail] = await mails()
  expect(mail?.subject).toBe(`${total} homes for you: ${total} new`)
  expect(mail?.text.match(/\/property\/\d+\//g)).toHaveLength(MAX_MAILED_HOMES)
  expect(mail?.text).toMatch(
    new RegExp(`See the other 3 of ${total} homes: \\S+/alerts/\\d+\\?from=${MAX_MAILED_HOMES + 1}`),
  )
  const alertId = Number(/alerts\/(\d+)/.exec(mail?.text ?? '')?.[1])
  const listed: number[] = []
  for (const page of [1, 2, 3]) {
    const reply = await getSearchAlert({ user_id: userId, alert_id: alertId, page }, caller)
    expect(reply).toMatchObject({ ok: true, data: { total } })
    if (reply.ok) listed.push(...reply.data.homes.map(({ id }) => id))
  }
  expect(listed.toSorted((a, b) => a - b)).toEqual(ids)
  const other = await newUser()
  expect(await getSearchAlert({ user_id: other.id, alert_id: alertId, page: 1 }, other.caller)).toMatchObject(
    {
      ok: false,
      message: 'Alert not found',
    },
  )
})

it('the mail server may be down for a day: one mail is sent then, with the headers of RFC 8058', async () => {
  const { id: userId } = await newUser()
  await publish({})
  await mailSearchAlerts(userId)
  await mailSearchAlerts(userId)
  const refuse = () => Promise.reject(new Error('down'))
  expect(await sendDueMail(refuse)).toBe(0)
  expect(await mails()).toMatchObject([{ state: 'queued' }])
  await publish({ street: 'Next Street' })
  await mailSearchAlerts(userId)
  const { makeJobsDue } = await import('../../support/jobs')
  await db().deleteFrom('listingNews').execute()
  await makeJobsDue()
  const sent: { subject: string; unsubscribeUrl: string | null }[] = []
  await sendDueMail(async (mail) => void sent.push(mail))
  expect(sent.map(({ subject }) => subject)).toEqual(['1 home for you: 1 new', '1 home for you: 1 new'])
  for (const { unsubscribeUrl } of sent) expect(unsubscribeUrl).toContain('/api/search-alert/')
})

it('an unverified address gets nothing until it is verified, a closed account never', async () => {
  const { id: userId } = await newUser({ [WITHAM]: 'at_once' }, null)
  const closed = await newUser()
  await publish({})
  await updateRows('user', { id: closed.id }, { closedAt: new Date() })
  await mailSearchAlerts(userId)
  await mailSearchAlerts(closed.id)
  await deleteJobs()
  await queueSearchAlerts()
  expect([await alertJobs(), await mails()]).toEqual([[], []])
  await updateRows('user', { id: userId }, { emailProvedAt: new Date() })
  await queueSearchAlerts()
  expect((await alertJobs()).map(({ payload }) => payload)).toEqual([{ userId }])
  await mailSearchAlerts(userId)
  expect(await mails()).toHaveLength(1)
})

it('the key of any of its mails stops all alerts of an account, and of no other (RFC 8058)', async () => {
  const { id: userId } = await newUser({ [WITHAM]: 'at_once', '/find-a-property/Essex': 'weekly' })
  const other = await newUser()
  await publish({})
  await mailSearchAlerts(userId)
  const [mail] = await mails()
  const key = /stop\/([\w-]{43})/.exec(mail?.text ?? '')![1]!
  expect(await stopSearchAlerts({ key: `${key}x` })).toMatchObject({ ok: false })
  expect(await stopSearchAlerts({ key })).toMatchObject({ ok: true })
  expect(await stopSearchAlerts({ key })).toMatchObject({ ok: true })
  const frequencies = async (id: number) =>
    (await findRows('savedSearch', { userId: id })).map(({ frequency }) => frequency)
  expect(await frequencies(userId)).toEqual(['none', 'none'])
  expect(await frequencies(other.id)).toEqual(['at_once'])
  await publish({ street: 'Later Street' })
  await mailSearchAlerts(userId, new Date(Date.now() + 8 * 86_400_000))
  expect(await mails()).toHaveLength(1)
})

it('adds no news and no job while nobody wants alerts', async () => {
  await newUser({ [WITHAM]: 'none' })
  await addListings([{}])
  expect(await findRows('listingNews')).toEqual([])
  expect(await keptJobs()).toEqual([])
})
