import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closeViewingsOfUser } from '../../../lib/agency/viewings/close-viewings'
import { finishPastViewings } from '../../../lib/agency/viewings/past-viewings'
import { remindOfViewing } from '../../../lib/agency/viewings/remind'
import { disconnect, withSnapshot, withTransaction } from '../../../lib/agency/database'
import { exportViewings } from '../../../lib/agency/viewings/export-viewings'
import { brand } from '../../../lib/config/brand'
import { getReminderTime } from '../../../lib/domain/viewing-slots'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { findStoredJobs } from '../../support/jobs'
import { addListingOf } from '../../support/listings'
import { dataOf } from '../../support/selling'
import { findMailSubjects } from '../../support/queued-mails'
import { countRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import { slotAtNoon } from '../../support/viewings'
import { addPerson, requestViewing, listViewings, toRefusal, answerAs } from './viewing-calls'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const MINUTE_MS = 60_000
const slotAt = (preferred_time: string) => ({ ...slotAtNoon(), preferred_time })
const SLOT_TAKEN = 'That time has just been taken. Please choose another.'

async function addHostAndViewer() {
  const [host, viewer] = [await addPerson(), await addPerson()]
  const home = await addListingOf(host, { street: 'Mill Lane' })
  return { host, viewer, home }
}

/** Adds two homes of a host about 7 miles apart: the travel takes 32 minutes, after a viewing of half an hour. */
const addDistantHomes = async (host: number) => ({
  near: await addListingOf(host, { lat: 51.8 }),
  far: await addListingOf(host, { street: 'Far Lane', lat: 51.9 }),
})

async function arrangeNewViewing(slot = slotAtNoon()) {
  const people = await addHostAndViewer()
  const { viewing_id: viewing, thread_id: thread } = dataOf(
    await requestViewing(people.viewer, people.home, slot),
  )
  return { ...people, viewing, thread }
}

describe('a slot', () => {
  it('is given to only one of four people who request it at the same time', async () => {
    const { viewer, home } = await addHostAndViewer()
    const others = [await addPerson(), await addPerson(), await addPerson()]
    const replies = await Promise.all([viewer, ...others].map((person) => requestViewing(person, home)))
    expect(replies.map(toRefusal).sort()).toEqual([null, SLOT_TAKEN, SLOT_TAKEN, SLOT_TAKEN].sort())
  })

  it('is also taken at the host’s other homes, and so are the slots within the travel time', async () => {
    const [host, viewer] = [await addPerson(), await addPerson()]
    const { near, far } = await addDistantHomes(host)
    dataOf(await requestViewing(viewer, near))
    for (const time of ['11:00', '12:00', '12:30', '13:00'])
      expect(toRefusal(await requestViewing(await addPerson(), far, slotAt(time))), time).toBe(SLOT_TAKEN)
    expect(toRefusal(await requestViewing(await addPerson(), far, slotAt('13:30')))).toBeNull()
    expect(toRefusal(await requestViewing(await addPerson(), near, slotAt('12:30'))), 'the same home').toBe(
      SLOT_TAKEN,
    )
    expect(toRefusal(await requestViewing(await addPerson(), near, slotAt('11:30')))).toBeNull()
  })

  it('is taken if the viewer or the host has another viewing at that time, in either role', async () => {
    const { viewer, home } = await addHostAndViewer()
    const { viewer: otherViewer, home: homeOfOtherHost } = await addHostAndViewer()
    dataOf(await requestViewing(viewer, home))
    expect(toRefusal(await requestViewing(viewer, homeOfOtherHost))).toBe(SLOT_TAKEN)
    const homeOfViewer = await addListingOf(viewer, { street: 'Own Road' })
    expect(toRefusal(await requestViewing(otherViewer, homeOfViewer))).toBe(SLOT_TAKEN)
  })

  it('is given to only one of two simultaneous requests for slots that are too close to each other', async () => {
    const [host, viewer, other] = [await addPerson(), await addPerson(), await addPerson()]
    const { near, far } = await addDistantHomes(host)
    const replies = await Promise.all([
      requestViewing(viewer, near),
      requestViewing(other, far, slotAt('12:30')),
    ])
    expect(replies.map(toRefusal).sort()).toEqual([null, SLOT_TAKEN].sort())
  })

  it('is refused to a viewer who has three open viewings of the home', async () => {
    const { viewer, home } = await addHostAndViewer()
    for (const index of [0, 1, 2]) dataOf(await requestViewing(viewer, home, slotAtNoon(index)))
    expect(toRefusal(await requestViewing(viewer, home, slotAtNoon(3)))).toContain('several viewings')
  })
})

describe('a viewing', () => {
  it('ends as cancelled when it is accepted and cancelled at the same time', async () => {
    const { host, viewer, viewing } = await arrangeNewViewing()
    const replies = await Promise.all([
      answerAs(host, viewing, { answer: 'accept' }),
      answerAs(viewer, viewing, { answer: 'cancel', reason: 'Ill' }),
    ])
    const { status } = await findRow('viewing', { id: viewing })
    const events = await findRows('viewingEvent', { viewingId: viewing })
    // The proposer may cancel before and after the host accepts, so the cancellation always succeeds.
    expect(replies[1].ok).toBe(true)
    expect(status).toBe('cancelled')
    expect(events.map(({ type }) => type)).toEqual(
      replies[0].ok ? ['proposed', 'accepted', 'cancelled'] : ['proposed', 'cancelled'],
    )
  })

  it('is declined once when it is declined three times at the same time', async () => {
    const { host, viewing } = await arrangeNewViewing()
    const replies = await Promise.all([1, 2, 3].map(() => answerAs(host, viewing, { answer: 'decline' })))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countRows('viewingEvent', { viewingId: viewing, type: 'declined' })).toBe(1)
  })

  it('shows the exact address and a telephone number only while it is accepted', async () => {
    const { host, viewer, viewing } = await arrangeNewViewing()
    await updateRows('property', { ownerId: host }, { building: '7' })
    const readMeetings = async () => (await listViewings(viewer)).map(({ meeting }) => meeting)
    expect(await readMeetings()).toEqual([null])
    const TELEPHONE_POSTCODE_OR_EMAIL = /07700|CM8 2AB|@/
    expect(JSON.stringify([await listViewings(viewer), await listViewings(host)])).not.toMatch(
      TELEPHONE_POSTCODE_OR_EMAIL,
    )
    dataOf(await answerAs(host, viewing, { answer: 'accept' }))
    expect(await readMeetings()).toEqual([
      { address: '7 Mill Lane, Witham, CM8 2AB', first_name: 'Ivy', mobile: '07700900123' },
    ])
    dataOf(await answerAs(host, viewing, { answer: 'cancel', reason: 'Away' }))
    expect(await readMeetings()).toEqual([null])
  })

  it('is reported as not found to a stranger, and cannot be answered twice', async () => {
    const { host, viewer, viewing } = await arrangeNewViewing()
    for (const answer of ['accept', 'decline', 'cancel'] as const)
      expect(toRefusal(await answerAs(await addPerson(), viewing, { answer, reason: 'x' }))).toBe(
        'Viewing not found',
      )
    expect(toRefusal(await answerAs(viewer, viewing, { answer: 'accept' }))).toContain(
      'because you proposed it',
    )
    dataOf(await answerAs(host, viewing, { answer: 'decline', reason: 'Away' }))
    for (const answer of ['accept', 'cancel'] as const)
      expect(toRefusal(await answerAs(host, viewing, { answer, reason: 'x' }))).toBe(
        'This viewing can no longer be changed.',
      )
  })

  it('cannot be accepted once the listing allows no viewings, but can still be declined (D-88)', async () => {
    const { host, home, viewing } = await arrangeNewViewing()
    await updateRows('listing', { id: home }, { status: 'sold_subject_to_contract' })
    expect(toRefusal(await answerAs(host, viewing, { answer: 'accept' }))).toBe(
      'Viewings are not available for this property.',
    )
    expect(toRefusal(await answerAs(host, viewing, { answer: 'decline' }))).toBeNull()
  })

  it('is neither arranged nor accepted after a block, and its cancellation does not pass on the reason', async () => {
    const { host, viewer, home, viewing, thread } = await arrangeNewViewing()
    await insertRow('userBlock', { blockerId: host, blockedId: viewer })
    expect(toRefusal(await requestViewing(viewer, home, slotAtNoon(1)))).toBe(
      'This person cannot be written to.',
    )
    expect(toRefusal(await answerAs(host, viewing, { answer: 'accept' }))).toBe(
      'This person cannot be written to.',
    )
    expect(toRefusal(await answerAs(viewer, viewing, { answer: 'cancel', reason: 'Rude words' }))).toBeNull()
    const bodies = (await findRows('threadMessage', { threadId: thread })).map(({ body }) => body)
    expect(bodies.join()).not.toContain('Rude words')
  })

  it('is rescheduled by a new viewing that replaces it, also to a time that the old one would block', async () => {
    const { host, viewer, viewing } = await arrangeNewViewing()
    dataOf(await answerAs(host, viewing, { answer: 'accept' }))
    expect(toRefusal(await answerAs(host, viewing, { answer: 'reschedule' }))).toBe('Please choose a date')
    expect(toRefusal(await answerAs(host, viewing, { answer: 'reschedule', ...slotAtNoon() }))).toBe(
      'The viewing is at that time already. Please choose another.',
    )
    const { viewing_id: newViewing } = dataOf(
      await answerAs(host, viewing, { answer: 'reschedule', ...slotAt('12:30') }),
    )
    expect(await findRow('viewing', { id: newViewing })).toMatchObject({
      replacesId: viewing,
      proposedById: host,
      status: 'proposed',
    })
    expect(toRefusal(await answerAs(viewer, newViewing, { answer: 'accept' }))).toBeNull()
  })

  it('posts a message about each step in the thread, as plain text', async () => {
    const { host, viewing, thread } = await arrangeNewViewing()
    dataOf(await answerAs(host, viewing, { answer: 'accept', reason: '<script>alert(1)</script>' }))
    const messages = await findRows('threadMessage', { threadId: thread })
    expect(messages.map(({ body, viewingId }) => [body, viewingId])).toEqual([
      [expect.stringMatching(/^Could I view the property on \w{3} \d+ \w+ \d{4} at 12:00\?$/), viewing],
      [expect.stringMatching(/^The viewing on .+ is confirmed\.\n\n<script>alert/), viewing],
    ])
  })
})

describe('the reminder on the evening before', () => {
  const readReminderTime = async (id: number) =>
    getReminderTime((await findRow('viewing', { id })).startsAt).getTime()
  const findReminderJob = async (id: number) =>
    (await findStoredJobs()).find(({ key }) => key === `viewing:${id}`)

  it('is mailed once to each party, and not for a cancelled viewing', async () => {
    // A viewing on the second day, whose reminder is due on a later day than today.
    const { host, viewer, viewing } = await arrangeNewViewing(slotAtNoon(1))
    dataOf(await answerAs(host, viewing, { answer: 'accept' }))
    const secondsUntilDue = ((await readReminderTime(viewing)) - Date.now()) / 1_000
    expect(Math.abs((await findReminderJob(viewing))!.waitSeconds - secondsUntilDue)).toBeLessThan(60)
    const findReminders = async (userId: number) =>
      (await findMailSubjects(userId)).filter((subject) => subject.startsWith('Viewing tomorrow'))
    await remindOfViewing(viewing)
    await remindOfViewing(viewing)
    expect([(await findReminders(host)).length, (await findReminders(viewer)).length]).toEqual([1, 1])
    const cancelled = await arrangeNewViewing()
    dataOf(await answerAs(cancelled.host, cancelled.viewing, { answer: 'accept' }))
    dataOf(await answerAs(cancelled.viewer, cancelled.viewing, { answer: 'cancel', reason: 'Ill' }))
    await remindOfViewing(cancelled.viewing)
    expect(await findReminders(cancelled.host)).toEqual([])
  })

  it('is not queued for a viewing that is accepted after that evening has begun', async () => {
    const { host, viewing } = await arrangeNewViewing()
    vi.useFakeTimers({ toFake: ['Date'], now: (await readReminderTime(viewing)) + MINUTE_MS })
    dataOf(await answerAs(host, viewing, { answer: 'accept' }))
    vi.useRealTimers()
    expect(await findReminderJob(viewing)).toBeUndefined()
  })

  it('says “today” if its job runs late, and goes to the agency if the host is a branch without a mailbox', async () => {
    const { host, viewer, viewing } = await arrangeNewViewing()
    dataOf(await answerAs(host, viewing, { answer: 'accept' }))
    await updateRows('user', { id: host }, { email: 'branch-ha@import.invalid' })
    const { startsAt } = await findRow('viewing', { id: viewing })
    // The job runs late, when the viewing begins.
    await remindOfViewing(viewing, startsAt)
    const { email } = await findRow('user', { id: viewer })
    for (const to of [brand.email, email]) {
      const subjects = (await findRows('mail', { to })).map(({ subject }) => subject)
      expect(subjects, to).toContainEqual(expect.stringMatching(/^Viewing today at 12:00: /))
    }
    expect(await countRows('mail', { to: 'branch-ha@import.invalid' })).toBe(0)
  })
})

describe('finishing past viewings', () => {
  it('marks an accepted viewing as done, cancels a proposed one with a mail to its proposer, and leaves a running one', async () => {
    const [accepted, proposed, running] = [
      await arrangeNewViewing(),
      await arrangeNewViewing(),
      await arrangeNewViewing(),
    ]
    for (const { host, viewing } of [accepted, running])
      dataOf(await answerAs(host, viewing, { answer: 'accept' }))
    // A viewing lasts 30 minutes.
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS)
    await updateRows('viewing', { id: accepted.viewing }, { startsAt: minutesAgo(31) })
    await updateRows('viewing', { id: proposed.viewing }, { startsAt: minutesAgo(1) })
    await updateRows('viewing', { id: running.viewing }, { startsAt: minutesAgo(10) })
    await Promise.all([finishPastViewings(), finishPastViewings()])
    const readStatus = async ({ viewing }: { viewing: number }) =>
      (await findRow('viewing', { id: viewing })).status
    expect([await readStatus(accepted), await readStatus(proposed), await readStatus(running)]).toEqual([
      'done',
      'cancelled',
      'accepted',
    ])
    expect(
      await countRows('viewingEvent', { viewingId: accepted.viewing, type: 'done', actorId: null }),
    ).toBe(1)
    expect(await findMailSubjects(proposed.viewer)).toEqual([
      expect.stringMatching(/^Viewing not confirmed: /),
    ])
    for (const { viewer } of [accepted, running])
      expect(await findMailSubjects(viewer)).not.toContainEqual(expect.stringMatching(/not confirmed/))
  })
})

describe('an account', () => {
  it('cancels its open viewings when it is deleted, and keeps the messages to the other party', async () => {
    const { host, viewer, viewing, thread } = await arrangeNewViewing()
    await insertRow('dayOff', { userId: viewer, day: new Date('2027-01-01') })
    await withTransaction((tx) => closeViewingsOfUser(tx, viewer))
    expect((await findRow('viewing', { id: viewing })).status).toBe('cancelled')
    expect(await countRows('dayOff', { userId: viewer })).toBe(0)
    expect((await listViewings(host))[0]).toMatchObject({ status: 'cancelled', meeting: null })
    const bodies = (await findRows('threadMessage', { threadId: thread })).map(({ body }) => body)
    expect(bodies.at(-1)).toContain('because the account has been closed')
  })

  it('does not cancel a viewing that has begun when it is deleted', async () => {
    const { viewer, viewing } = await arrangeNewViewing()
    await updateRows(
      'viewing',
      { id: viewing },
      { status: 'accepted', startsAt: new Date(Date.now() - MINUTE_MS) },
    )
    await withTransaction((tx) => closeViewingsOfUser(tx, viewer))
    expect((await findRow('viewing', { id: viewing })).status).toBe('accepted')
  })

  it('is exported with its viewings, their steps and its availability', async () => {
    const { viewer, viewing } = await arrangeNewViewing()
    const MAX_ROWS = 100
    expect(await withSnapshot((tx) => exportViewings(tx, viewer, MAX_ROWS))).toMatchObject({
      viewings: [{ id: viewing, status: 'proposed', isHost: false }],
      viewingSteps: [{ viewingId: viewing, type: 'proposed' }],
      availability: [],
      daysOff: [],
    })
  })
})
