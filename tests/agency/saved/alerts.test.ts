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
import { deleteJobs, findStoredJobs, makeJobsDue, sendDueMail } from '../../support/jobs'
import { addListings, type TestListing } from '../../support/listings'
import { deleteRows, findRows, insertRow, updateRows } from '../../support/tables'
import { insertSeeker } from './insert-seeker'

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

const DAY_MS = 86_400_000
/** The key of a link in a mail: 32 bytes in base64url. */
const KEY_PATTERN = '[\\w-]{43}'
const WITHAM = '/find-a-property/Witham'
/** The price of the homes that `publish` adds. */
const PRICE_POUNDS = 250_000
/** Finds no home at PRICE_POUNDS. */
const WITHAM_UP_TO_240000 = '/find-a-property/Witham/nomin-240000/all-types/any-bedrooms/this-only'

/** Inserts a user and their saved searches: the URL and the frequency of each. */
async function createSeeker(
  searches: Record<string, AlertFrequency> = { [WITHAM]: 'at_once' },
  options: { isEmailVerified?: boolean } = {},
) {
  const { id, caller } = await insertSeeker(options)
  for (const [href, frequency] of Object.entries(searches))
    await addSavedSearch({ user_id: id, href, name: 'My search', frequency }, caller)
  return { id, caller }
}

/** Adds listings, and matches them with the saved searches. */
const publish = async (...homes: TestListing[]) => {
  const ids = await addListings(homes.map((home) => ({ price: PRICE_POUNDS, ...home })))
  await matchSavedSearches()
  return ids
}
async function changePrice(listingId: number, pounds: { from: number; to: number }): Promise<void> {
  const prices = { pricePence: BigInt(pounds.to * 100), previousPence: BigInt(pounds.from * 100) }
  await updateRows('listing', { id: listingId }, { pricePence: prices.pricePence })
  await insertRow('listingEvent', { listingId, type: 'price_changed', at: new Date(), ...prices })
  await matchSavedSearches()
}
const readMails = async () => (await findRows('mail')).sort((a, b) => a.id - b.id)
const findTasks = async () => (await findStoredJobs()).map(({ task }) => task)
const findAlertJobs = async () => (await findStoredJobs()).filter(({ task }) => task === 'mail-search-alerts')

describe('a newly live home', () => {
  it('is mailed at once and only once to each user whose search finds it, by a job that is added with the listing', async () => {
    const seeker = await createSeeker({ [WITHAM]: 'at_once', '/find-a-property/Essex': 'daily' })
    const other = await createSeeker({
      '/find-a-letting/Witham': 'at_once',
      [WITHAM_UP_TO_240000]: 'at_once',
    })
    await addListings([{ street: 'Mill Lane', price: PRICE_POUNDS }])
    expect(await findTasks()).toEqual(['match-saved-searches'])
    await matchSavedSearches()
    await matchSavedSearches()
    expect(await findTasks()).toEqual(['match-saved-searches', 'queue-search-alerts'])
    await queueSearchAlerts()
    expect((await findAlertJobs()).map(({ payload }) => payload)).toEqual([{ userId: seeker.id }])
    await Promise.all([mailSearchAlerts(seeker.id), mailSearchAlerts(seeker.id), mailSearchAlerts(other.id)])
    const [mail, ...others] = await readMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: expect.stringMatching(/^seeker/),
      subject: '1 home for you: 1 new',
      unsubscribeUrl: expect.stringMatching(new RegExp(`/api/search-alert/${KEY_PATTERN}$`)),
    })
    expect(mail?.text).toContain('New: £250,000')
    expect(mail?.text).toMatch(/Mill Lane, Witham, CM8\n/)
    const stopLine = new RegExp(`Stop all these emails: https?://\\S+/search-alert/stop/${KEY_PATTERN}`)
    expect(mail?.text).toMatch(stopLine)
    expect(mail?.text).toContain('You get this email because you asked')
    // The daily search has found the home too, and must not mail it again.
    await mailSearchAlerts(seeker.id, new Date(Date.now() + 2 * DAY_MS))
    expect(await readMails()).toHaveLength(1)
  })

  it('is mailed again only when its price falls, not when the price rises, a text changes or the home is available again', async () => {
    const { id: userId } = await createSeeker()
    const [id = 0] = await publish({ street: 'Low Street' })
    await mailSearchAlerts(userId)
    await changePrice(id, { from: PRICE_POUNDS, to: 260_000 })
    await updateRows('listing', { id }, { summary: 'Another text.' })
    await insertRow('listingEvent', { listingId: id, type: 'live_again', at: new Date() })
    await matchSavedSearches()
    await mailSearchAlerts(userId)
    expect(await readMails()).toHaveLength(1)
    await changePrice(id, { from: 260_000, to: 255_000 })
    await mailSearchAlerts(userId)
    await mailSearchAlerts(userId)
    const [, reductionMail, ...others] = await readMails()
    expect(others).toEqual([])
    expect(reductionMail?.subject).toBe('1 home for you: 1 reduced')
    expect(reductionMail?.text).toContain('Reduced from £260,000: £255,000')
  })

  it('is mailed if a search finds it after a reduction, but not if a search finds it after an edited fact', async () => {
    const [expensive = 0, small = 0] = await publish(
      { street: 'Dear Lane' },
      { street: 'Small Lane', bedrooms: 1 },
    )
    const { id: userId } = await createSeeker({
      [WITHAM_UP_TO_240000]: 'at_once',
      [`${WITHAM}/any-price/all-types/3-nomax/this-only`]: 'at_once',
    })
    const { propertyId } = (await findRows('listing', { id: small }))[0]!
    await updateRows('property', { id: propertyId }, { bedrooms: 4 })
    await matchSavedSearches()
    await changePrice(expensive, { from: PRICE_POUNDS, to: 239_000 })
    await mailSearchAlerts(userId)
    const [mail, ...others] = await readMails()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Dear Lane')
    expect(mail?.text).not.toContain('Small Lane')
  })

  it('is not mailed to users who have hidden it before or after it was found', async () => {
    const { id: userId, caller } = await createSeeker()
    const { id: otherId } = await createSeeker()
    const [hiddenHome = 0, visibleHome = 0] = await publish({ street: 'Mill Lane' }, { street: 'Low Street' })
    await addHiddenHome({ user_id: userId, kind: 'sale', id: hiddenHome }, caller)
    await mailSearchAlerts(userId)
    await mailSearchAlerts(otherId)
    expect((await readMails()).map(({ subject }) => subject)).toEqual([
      '1 home for you: 1 new',
      '2 homes for you: 2 new',
    ])
    await changePrice(hiddenHome, { from: PRICE_POUNDS, to: 240_000 })
    await changePrice(visibleHome, { from: PRICE_POUNDS, to: 240_000 })
    await mailSearchAlerts(userId)
    expect((await readMails()).at(-1)?.subject).toBe('1 home for you: 1 reduced')
  })

  it('is not mailed if it is withdrawn before the mail; hostile HTML in an address is escaped', async () => {
    const { id: userId } = await createSeeker()
    const [gone = 0] = await publish(
      { street: 'Gone Street' },
      { street: '<img src=x onerror=alert(1)>\r\nBcc: x' },
    )
    await updateRows('listing', { id: gone }, { status: 'withdrawn' })
    await mailSearchAlerts(userId)
    const [mail] = await readMails()
    expect(mail?.text).not.toContain('Gone Street')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.html).not.toContain('<img')
    expect(mail?.subject).not.toMatch(/[\r\n]/)
  })
})

describe('a daily and a weekly mail', () => {
  // 22 March 2027 is a Monday. The clocks of London go forward on the 28th.
  const monday = (time: string) => new Date(`2027-03-22T${time}Z`)

  const setLastDigestDay = (userId: number, day: string) =>
    updateRows('savedSearch', { userId }, { digestedOn: new Date(day) })

  it.each([
    ['daily', '2027-03-21', monday('07:59'), false],
    ['daily', '2027-03-21', monday('08:00'), true],
    ['daily', '2027-03-22', monday('23:00'), false],
    // In summer time 08:00 in London is 07:00 UTC.
    ['daily', '2027-03-28', new Date('2027-03-29T06:59Z'), false],
    ['daily', '2027-03-28', new Date('2027-03-29T07:00Z'), true],
    ['weekly', '2027-03-15', monday('07:59'), false],
    ['weekly', '2027-03-15', monday('08:00'), true],
    // A Thursday: Monday's mail is overdue.
    ['weekly', '2027-03-15', new Date('2027-03-25T12:00Z'), true],
    // Monday, 00:30 in London: before the hour of the mail.
    ['weekly', '2027-03-22', new Date('2027-03-28T23:30Z'), false],
    ['none', '2027-03-01', monday('12:00'), false],
  ] as const)(
    'of the frequency %s, last sent on %s, is due at %s: %s',
    async (frequency, digestedOn, moment, isDue) => {
      // A search without alerts is not matched with homes, so 'none' is set only after the match.
      const { id: userId, caller } = await createSeeker({ [WITHAM]: 'daily' })
      await publish({})
      const [search] = await findRows('savedSearch', { userId })
      await changeSavedSearch({ user_id: userId, search_id: search!.id, name: 'Mine', frequency }, caller)
      await setLastDigestDay(userId, digestedOn)
      await queueSearchAlerts(moment)
      expect(await findAlertJobs()).toHaveLength(isDue ? 1 : 0)
      await mailSearchAlerts(userId, moment)
      expect(await readMails()).toHaveLength(isDue ? 1 : 0)
    },
  )

  it('is sent once when two processes run the schedule at once, with all homes of the day', async () => {
    const { id: userId } = await createSeeker({ [WITHAM]: 'daily' })
    await publish({ street: 'First Street' })
    await publish({ street: 'Second Street' })
    await setLastDigestDay(userId, '2027-03-21')
    const moment = monday('08:01')
    await Promise.all([queueSearchAlerts(moment), queueSearchAlerts(moment)])
    expect(await findAlertJobs()).toHaveLength(1)
    await Promise.all([mailSearchAlerts(userId, moment), mailSearchAlerts(userId, moment)])
    const mails = await readMails()
    expect(mails.map(({ subject }) => subject)).toEqual(['2 homes for you: 2 new'])
  })
})

it('a mail of many homes says how many there are, and links to the remaining ones', async () => {
  const { id: userId, caller } = await createSeeker()
  const EXCESS_HOMES = 3
  const total = MAX_MAILED_HOMES + EXCESS_HOMES
  const ids = await publish(...Array.from({ length: total }, (_, n) => ({ street: `Long Street ${n}` })))
  await mailSearchAlerts(userId)
  const [mail] = await readMails()
  expect(mail?.subject).toBe(`${total} homes for you: ${total} new`)
  expect(mail?.text.match(/\/property\/\d+\//g)).toHaveLength(MAX_MAILED_HOMES)
  expect(mail?.text).toMatch(
    new RegExp(
      `See the other ${EXCESS_HOMES} of ${total} homes: \\S+/alerts/\\d+\\?from=${MAX_MAILED_HOMES + 1}`,
    ),
  )
  const alertId = Number(/alerts\/(\d+)/.exec(mail?.text ?? '')?.[1])
  const listedIds: number[] = []
  // 43 homes fill two pages of 20, and begin a third.
  for (const page of [1, 2, 3]) {
    const reply = await getSearchAlert({ user_id: userId, alert_id: alertId, page }, caller)
    expect(reply).toMatchObject({ ok: true, data: { total } })
    if (reply.ok) listedIds.push(...reply.data.homes.map(({ id }) => id))
  }
  expect(listedIds.toSorted((a, b) => a - b)).toEqual(ids)
  const other = await createSeeker()
  const replyToOther = await getSearchAlert({ user_id: other.id, alert_id: alertId, page: 1 }, other.caller)
  expect(replyToOther).toMatchObject({ ok: false, message: 'Alert not found' })
})

it('mails that are queued during an outage of the mail server are sent afterwards, with a link to unsubscribe', async () => {
  const { id: userId } = await createSeeker()
  await publish({})
  await mailSearchAlerts(userId)
  await mailSearchAlerts(userId)
  const refuseMail = () => Promise.reject(new Error('down'))
  expect(await sendDueMail(refuseMail)).toBe(0)
  expect(await readMails()).toMatchObject([{ state: 'queued' }])
  await publish({ street: 'Next Street' })
  await mailSearchAlerts(userId)
  // Removes the news of the homes, which queued mails no longer need.
  await db().deleteFrom('listingNews').execute()
  await makeJobsDue()
  const sent: { subject: string; unsubscribeUrl: string | null }[] = []
  await sendDueMail(async (mail) => void sent.push(mail))
  expect(sent.map(({ subject }) => subject)).toEqual(['1 home for you: 1 new', '1 home for you: 1 new'])
  for (const { unsubscribeUrl } of sent) expect(unsubscribeUrl).toContain('/api/search-alert/')
})

it('an unverified address gets no alert until it is verified, and a closed account gets none', async () => {
  const { id: userId } = await createSeeker({ [WITHAM]: 'at_once' }, { isEmailVerified: false })
  const closed = await createSeeker()
  await publish({})
  await updateRows('user', { id: closed.id }, { closedAt: new Date() })
  await mailSearchAlerts(userId)
  await mailSearchAlerts(closed.id)
  await deleteJobs()
  await queueSearchAlerts()
  expect([await findAlertJobs(), await readMails()]).toEqual([[], []])
  await updateRows('user', { id: userId }, { emailProvedAt: new Date() })
  await queueSearchAlerts()
  expect((await findAlertJobs()).map(({ payload }) => payload)).toEqual([{ userId }])
  await mailSearchAlerts(userId)
  expect(await readMails()).toHaveLength(1)
})

it('the key of an alert mail stops all alerts of its account, and no alerts of other accounts (RFC 8058)', async () => {
  const { id: userId } = await createSeeker({ [WITHAM]: 'at_once', '/find-a-property/Essex': 'weekly' })
  const other = await createSeeker()
  await publish({})
  await mailSearchAlerts(userId)
  const [mail] = await readMails()
  const key = new RegExp(`stop/(${KEY_PATTERN})`).exec(mail?.text ?? '')![1]!
  expect(await stopSearchAlerts({ key: `${key}x` })).toMatchObject({ ok: false })
  expect(await stopSearchAlerts({ key })).toMatchObject({ ok: true })
  expect(await stopSearchAlerts({ key })).toMatchObject({ ok: true })
  const readFrequencies = async (id: number) =>
    (await findRows('savedSearch', { userId: id })).map(({ frequency }) => frequency)
  expect(await readFrequencies(userId)).toEqual(['none', 'none'])
  expect(await readFrequencies(other.id)).toEqual(['at_once'])
  await publish({ street: 'Later Street' })
  await mailSearchAlerts(userId, new Date(Date.now() + 8 * DAY_MS))
  expect(await readMails()).toHaveLength(1)
})

it('a new listing adds neither news nor a job while no search has alerts', async () => {
  await createSeeker({ [WITHAM]: 'none' })
  await addListings([{}])
  expect(await findRows('listingNews')).toEqual([])
  expect(await findStoredJobs()).toEqual([])
})
