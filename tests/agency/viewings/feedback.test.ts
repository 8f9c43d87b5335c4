import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, disconnect } from '../../../lib/agency/database'
import { getFeedbackRequest, giveFeedback } from '../../../lib/agency/viewings/feedback'
import { finishPastViewings } from '../../../lib/agency/viewings/past-viewings'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListingOf } from '../../support/listings'
import { dataOf } from '../../support/selling'
import { countRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import { lateMorningOfToday, slotAtNoon } from '../../support/viewings'
import { addPerson, requestViewing } from './viewing-calls'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const DAY_MS = 86_400_000
const yesterday = () => new Date(Date.now() - DAY_MS)

/** Moves a viewing to yesterday, and runs the job that asks for feedback. @returns the mail, and the key in its link */
async function requestFeedback(kind: 'sale' | 'let') {
  const [host, viewer] = [await addPerson(), await addPerson()]
  const home = await addListingOf(host, { kind })
  const { viewing_id: id } = dataOf(await requestViewing(viewer, home, slotAtNoon(), kind))
  await updateRows('viewing', { id }, { status: 'done', startsAt: yesterday() })
  await finishPastViewings(lateMorningOfToday())
  const { email } = await findRow('user', { id: viewer })
  const { text } = await findRow('mail', { to: email })
  return { id, text, key: /viewing-feedback\/([\w-]+)/.exec(text)?.[1] ?? '' }
}

it.each([
  { kind: 'sale', wireKind: 'property', label: 'I’d like to make an offer' },
  { kind: 'let', wireKind: 'letting', label: 'I’d like to rent it' },
] as const)(
  'after viewing a $wireKind, the viewer may answer: $label (Renters’ Rights Act 2025, section 56)',
  async ({ kind, wireKind, label }) => {
    const { id, text, key } = await requestFeedback(kind)
    expect(text).toContain(`${label}: http`)
    expect(dataOf(await getFeedbackRequest({ key }))).toMatchObject({ kind: wireKind, is_open: true })
    // The answer 'offer' is worded by the kind of the listing.
    dataOf(await giveFeedback({ key, answer: 'offer', words: '' }))
    expect((await findRows('threadMessage', { viewingId: id })).at(-1)?.body).toMatch(
      new RegExp(`^After the viewing on .+: ${label}\\.$`),
    )
  },
)

it('no feedback is asked for if the answer could not be sent: after a block, or if the host’s account is closed', async () => {
  const viewings = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const [host, viewer] = [await addPerson(), await addPerson()]
      const home = await addListingOf(host)
      const { viewing_id: id } = dataOf(await requestViewing(viewer, home))
      await updateRows('viewing', { id }, { status: 'done', startsAt: yesterday() })
      return { host, viewer }
    }),
  )
  const [, blockedByHost, blockedByViewer, closed] = viewings
  await insertRow('userBlock', { blockerId: blockedByHost!.host, blockedId: blockedByHost!.viewer })
  await insertRow('userBlock', { blockerId: blockedByViewer!.viewer, blockedId: blockedByViewer!.host })
  await updateRows('user', { id: closed!.host }, { closedAt: new Date() })
  await finishPastViewings(lateMorningOfToday())
  // The mail has a secret link. The viewer's other mails have none.
  const countMails = async ({ viewer }: { viewer: number }) =>
    countRows('mail', { to: (await findRow('user', { id: viewer })).email, secret: true })
  expect(await Promise.all(viewings.map(countMails))).toEqual([1, 0, 0, 0])
})

it('a viewing whose end fails stops neither the end of other viewings nor the mails about past ones', async () => {
  const viewings: number[] = []
  for (const hour of [11, 12, 13]) {
    const [host, viewer] = [await addPerson(), await addPerson()]
    const home = await addListingOf(host)
    const slot = { ...slotAtNoon(), preferred_time: `${hour}:00` }
    viewings.push(dataOf(await requestViewing(viewer, home, slot)).viewing_id)
  }
  const [broken = 0, ended = 0, past = 0] = viewings
  for (const id of [broken, ended])
    await updateRows('viewing', { id }, { status: 'accepted', startsAt: yesterday() })
  await updateRows('viewing', { id: past }, { status: 'done', startsAt: yesterday() })
  await sql`create function refuse_event() returns trigger language plpgsql as
    $$ begin raise exception 'This viewing is broken'; end $$`.execute(db())
  await sql`create trigger broken before insert on viewing_event for each row
    when (new.viewing_id = ${sql.lit(broken)}) execute function refuse_event()`.execute(db())
  await expect(finishPastViewings(lateMorningOfToday())).rejects.toThrow('This viewing is broken')
  expect((await findRow('viewing', { id: broken })).status).toBe('accepted')
  expect((await findRow('viewing', { id: ended })).status).toBe('done')
  expect((await findRow('viewing', { id: past })).feedbackKeyHash).not.toBeNull()
})
