import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeViewingsOf } from '../../../lib/agency/viewings/close-viewings'
import { finishPastViewings } from '../../../lib/agency/viewings/past-viewings'
import { remindOfViewing } from '../../../lib/agency/viewings/remind'
import { disconnect, withSnapshot, withTransaction } from '../../../lib/agency/database'
import { exportViewings } from '../../../lib/agency/viewings/export-viewings'
import { getReminderTime } from '../../../lib/domain/viewing-slots'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { keptJobs } from '../../support/jobs'
import { countRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import { slotAtNoon } from '../../support/viewings'
import { addHomesOf, addPerson, ask, dataOf, listOf, messageOf, reply } from './parties'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const TAKEN = 'That time has just been taken. Please choose another.'

async function meet() {
  const [host, viewer] = [await addPerson(), await addPerson()]
  const [home = 0] = await addHomesOf(host, [{ street: 'Mill Lane' }])
  return { host, viewer, home }
}

async function arrange() {
  const people = await meet()
  const { viewing_id: viewing, thread_id: thread } = dataOf(await ask(people.viewer, people.home))
  return { ...people, viewing, thread }
}

describe('a slot', () => {
  it('goes to one of two people who ask for it in the same second', async () => {
    const { viewer, home } = await meet()
    const others = [await addPerson(), await addPerson(), await addPerson()]
    const replies = await Promise.all([viewer, ...others].map((person) => ask(person, home)))
    expect(replies.map(messageOf).sort()).toEqual([null, TAKEN, TAKEN, TAKEN].sort())
  })

  it('is taken at all homes of a host, and for as long as the way between them takes', async () => {
    const [host, viewer] = [await addPerson(), await addPerson()]
    // About 7 miles north: the way takes 32 minutes, after half an hour of viewing.
    const [near = 0, far = 0] = await addHomesOf(host, [{ lat: 51.8 }, { street: 'Far Lane', lat: 51.9 }])
    dataOf(await ask(viewer, near))
    const at = (preferred_time: string) => ({ ...slotAtNoon(), preferred_time })
    for (const time of ['11:00', '12:00', '12:30', '13:00'])
      expect(messageOf(await ask(await addPerson(), far, at(time))), time).toBe(TAKEN)
    expect(messageOf(await ask(await addPerson(), far, at('13:30')))).toBeNull()
    expect(messageOf(await ask(await addPerson(), near, at('12:30'))), 'the same home').toBe(TAKEN)
    expect(messageOf(await ask(await addPerson(), near, at('11:30')))).toBeNull()
  })

  it('is taken by a viewing of the viewer elsewhere, whichever side they are on there', async () => {
    const { viewer, home } = await meet()
    const { viewer: other, home: elsewhere } = await meet()
    dataOf(await ask(viewer, home))
    expect(messageOf(await ask(viewer, elsewhere))).toBe(TAKEN)
    const [own = 0] = await addHomesOf(viewer, [{ street: 'Own Road' }])
    expect(messageOf(await ask(other, own))).toBe(TAKEN)
  })

  it('is not given twice where two viewings are arranged at once that are too close', async () => {
    const [host, viewer, other] = [await addPerson(), await addPerson(), await addPerson()]
    const [near = 0, far = 0] = await addHomesOf(host, [{ lat: 51.8 }, { street: 'Far Lane', lat: 51.9 }])
    const later = { ...slotAtNoon(), preferred_time: '12:30' }
    const replies = await Promise.all([ask(viewer, near), ask(other, far, later)])
    expect(replies.map(messageOf).sort()).toEqual([null, TAKEN].sort())
  })

  it('is given to nobody who holds three of the home already', async () => {
    const { viewer, home } = await meet()
    for (const index of [0, 1, 2]) dataOf(await ask(viewer, home, slotAtNoon(index)))
    expect(messageOf(await ask(viewer, home, slotAtNoon(3)))).toContain('several viewings')
  })
})

describe('a viewing', () => {
  it('is accepted or cancelled, not both, when both are asked at once', async () => {
    const { host, viewer, viewing } = await arrange()
    const replies = await Promise.all([
      reply(host, viewing, { answer: 'accept' }),
      reply(viewer, viewing, { answer: 'cancel', reason: 'Ill' }),
    ])
    const { status } = await findRow('viewing', { id: viewing })
    const events = await findRows('viewingEvent', { viewingId: viewing })
    // A proposer may also cancel after the other has accepted.
    expect(replies[1].ok).toBe(true)
    expect(status).toBe('cancelled')
    expect(events.map(({ type }) => type)).toEqual(
      replies[0].ok ? ['proposed', 'accepted', 'cancelled'] : ['proposed', 'cancelled'],
    )
  })

  it('is declined by one of two answers that come at once', async () => {
    const { host, viewing } = await arrange()
    const replies = await Promise.all([1, 2, 3].map(() => reply(host, viewing, { answer: 'decline' })))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countRows('viewingEvent', { viewingId: viewing, type: 'declined' })).toBe(1)
  })

  it('shows the exact address and a telephone number only while it is accepted', async () => {
    const { host, viewer, viewing } = await arrange()
    await updateRows('property', { ownerId: host }, { building: '7' })
    const readMeetings = async () => (await listOf(viewer)).map(({ meeting }) => meeting)
    expect(await readMeetings()).toEqual([null])
    expect(JSON.stringify([await listOf(viewer), await listOf(host)])).not.toMatch(/07700|CM8 2AB|@/)
    dataOf(await reply(host, viewing, { answer: 'accept' }))
    expect(await readMeetings()).toEqual([
      { address: '7 Mill Lane, Witham, CM8 2AB', first_name: 'Ivy', mobile: '07700900123' },
    ])
    dataOf(await reply(host, viewing, { answer: 'cancel', reason: 'Away' }))
    expect(await readMeetings()).toEqual([null])
  })

  it('is refused to a stranger as missing, and can be answered by nobody twice', async () => {
    const { host, viewer, viewing } = await arrange()
    for (const answer of ['accept', 'decline', 'cancel'] as const)
      expect(messageOf(await reply(await addPerson(), viewing, { answer, reason: 'x' }))).toBe(
        'Viewing not found',
      )
    expect(messageOf(await reply(viewer, viewing, { answer: 'accept' }))).toContain('because you proposed it')
    dataOf(await reply(host, viewing, { answer: 'decline', reason: 'Away' }))
    for (const answer of ['accept', 'cancel'] as const)
      expect(messageOf(await reply(host, viewing, { answer, reason: 'x' }))).toBe(
        'This viewing can no longer be changed.',
      )
  })

  it('cannot be accepted once the listing takes none, and can still be declined (D-88)', async () => {
    const { host, home, viewing } = await arrange()
    await updateRows('listing', { id: home }, { status: 'sold_subject_to_contract' })
    expect(messageOf(await reply(host, viewing, { answer: 'accept' }))).toBe(
      'Viewings are not available for this property.',
    )
    expect(messageOf(await reply(host, viewing, { answer: 'decline' }))).toBeNull()
  })

  it('is neither arranged nor accepted between people of whom one has blocked the other', async () => {
    const { host, viewer, home, viewing, thread } = await arrange()
    await insertRow('userBlock', { blockerId: host, blockedId: viewer })
    expect(messageOf(await ask(viewer, home, slotAtNoon(1)))).toBe('This person cannot be written to.')
    expect(messageOf(await reply(host, viewing, { answer: 'accept' }))).toBe(
      'This person cannot be written to.',
    )
    expect(messageOf(await reply(viewer, viewing, { answer: 'cancel', reason: 'Rude words' }))).toBeNull()
    const bodies = (await findRows('threadMessage', { threadId: thread })).map(({ body }) => body)
    expect(bodies.join()).not.toContain('Rude words')
  })

  it('is moved to another slot by a new one that replaces it, and its own slot is free at once', async () => {
    const { host, viewer, viewing } = await arrange()
    dataOf(await reply(host, viewing, { answer: 'accept' }))
    expect(messageOf(await reply(host, viewing, { answer: 'reschedule' }))).toBe('Please choose a date')
    expect(messageOf(await reply(host, viewing, { answer: 'reschedule', ...slotAtNoon() }))).toBe(
      'The viewing is at that time already. Please choose another.',
    )
    const half = { ...slotAtNoon(), preferred_time: '12:30' }
    const { viewing_id: moved } = dataOf(await reply(host, viewing, { answer: 'reschedule', ...half }))
    expect(await findRow('viewing', { id: moved })).toMatchObject({
      replacesId: viewing,
      proposedById: host,
      status: 'proposed',
    })
    expect(messageOf(await reply(viewer, moved, { answer: 'accept' }))).toBeNull()
  })

  it('tells each step in the thread, as plain words that name the viewing', async () => {
    const { host, viewing, thread } = await arrange()
    dataOf(await reply(host, viewing, { answer: 'accept', reason: '<script>alert(1)</script>' }))
    const messages = await findRows('threadMessage', { threadId: thread })
    expect(messages.map(({ body, viewingId }) => [body, viewingId])).toEqual([
      [expect.stringMatching(/^Could I view the home on \w{3} \d+ \w+ \d{4} at 12:00\?$/), viewing],
      [expect.stringMatching(/^The viewing on .+ is confirmed\.\n\n<script>alert/), viewing],
    ])
  })
})

describe('the evening before', () => {
  it('both are reminded once, and not of a viewing that was cancelled', async () => {
    const { host, viewer, viewing } = await arrange()
    dataOf(await reply(host, viewing, { answer: 'accept' }))
    const { startsAt } = await findRow('viewing', { id: viewing })
    const job = (await keptJobs()).find(({ key }) => key === `viewing:${viewing}`)
    const dueIn = (getReminderTime(startsAt).getTime() - Date.now()) / 1_000
    // After 18:00 the reminder of tomorrow's viewing would come too late.
    if (dueIn > 0) expect(Math.abs((job?.waitSeconds ?? 0) - dueIn)).toBeLessThan(60)
    else expect(job).toBeUndefined()
    const sent = async (userId: number) => {
      const { email } = await findRow('user', { id: userId })
      return (await findRows('mail', { to: email })).filter(({ subject }) =>
        subject.startsWith('Viewing tomorrow'),
      )
    }
    await remindOfViewing(viewing)
    await remindOfViewing(viewing)
    expect([(await sent(host)).length, (await sent(viewer)).length]).toEqual([1, 1])
    const other = await arrange()
    dataOf(await reply(other.host, other.viewing, { answer: 'accept' }))
    dataOf(await reply(other.viewer, other.viewing, { answer: 'cancel', reason: 'Ill' }))
    await remindOfViewing(other.viewing)
    expect(await sent(other.host)).toEqual([])
  })
})

describe('when its time has passed', () => {
  it('an accepted viewing is done, a proposed one is cancelled, and one that goes on stays', async () => {
    const [accepted, proposed, running] = [await arrange(), await arrange(), await arrange()]
    for (const { host, viewing } of [accepted, running])
      dataOf(await reply(host, viewing, { answer: 'accept' }))
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await updateRows('viewing', { id: accepted.viewing }, { startsAt: minutesAgo(31) })
    await updateRows('viewing', { id: proposed.viewing }, { startsAt: minutesAgo(1) })
    await updateRows('viewing', { id: running.viewing }, { startsAt: minutesAgo(10) })
    await Promise.all([finishPastViewings(), finishPastViewings()])
    const statusOf = async ({ viewing }: { viewing: number }) =>
      (await findRow('viewing', { id: viewing })).status
    expect([await statusOf(accepted), await statusOf(proposed), await statusOf(running)]).toEqual([
      'done',
      'cancelled',
      'accepted',
    ])
    expect(
      await countRows('viewingEvent', { viewingId: accepted.viewing, type: 'done', actorId: null }),
    ).toBe(1)
  })
})

describe('an account', () => {
  it('that is deleted cancels its open viewings and keeps what the other side was told', async () => {
    const { host, viewer, viewing, thread } = await arrange()
    await insertRow('dayOff', { userId: viewer, day: new Date('2027-01-01') })
    await withTransaction((tx) => closeViewingsOf(tx, viewer))
    expect((await findRow('viewing', { id: viewing })).status).toBe('cancelled')
    expect(await countRows('dayOff', { userId: viewer })).toBe(0)
    expect((await listOf(host))[0]).toMatchObject({ status: 'cancelled', meeting: null })
    const bodies = (await findRows('threadMessage', { threadId: thread })).map(({ body }) => body)
    expect(bodies.at(-1)).toContain('because the account has been closed')
  })

  it('is exported with its viewings, their steps and its times', async () => {
    const { viewer, viewing } = await arrange()
    const exported = await withSnapshot((tx) => exportViewings(tx, viewer, 100))
    expect(exported).toMatchObject({
      viewings: [{ id: viewing, status: 'proposed', isHost: false }],
      viewingSteps: [{ viewingId: viewing, type: 'proposed' }],
      availability: [],
      daysOff: [],
    })
  })
})
