import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askAboutProperty } from '../../../lib/agency/conversations/ask-question'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { eventually } from '../../support/eventually'
import { addListingOf } from '../../support/listings'
import { dataOf } from '../../support/selling'
import { slotAtNoon } from '../../support/viewings'
import { callerOf, makeOfferOn } from '../offers/offer-calls'
import { addPerson, answerAs, requestViewing } from './viewing-calls'

/* Every step locks accounts, then the listing, then what belongs to it, as the deletion of an account does. */

let database: TestDatabase
let host: number
let viewer: number
let home: number
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})
beforeEach(async () => {
  host = await addPerson()
  viewer = await addPerson()
  home = await addListingOf(host, { street: 'Mill Lane' })
})

/** Waits until a step waits for a lock. Within a transaction, the rows of pg_stat_activity would not change. */
const waitForBlockedStep = () =>
  eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db())
    expect(rows).toHaveLength(1)
  })

/** Takes a step while the host's account is locked. Fails if the step has locked the listing or a viewing by then. */
async function takeWhileAccountIsLocked(step: () => Promise<unknown>) {
  let reply: Promise<unknown> | undefined
  await withTransaction(async (tx) => {
    await tx.selectFrom('user').select('id').where('id', '=', host).forUpdate().execute()
    reply = step()
    await waitForBlockedStep()
    await tx.selectFrom('viewing').select('id').where('listingId', '=', home).forUpdate().noWait().execute()
    await tx.selectFrom('listing').select('id').where('id', '=', home).forUpdate().noWait().execute()
  })
  return reply
}

it('a request for a viewing locks the accounts first', async () => {
  expect(await takeWhileAccountIsLocked(() => requestViewing(viewer, home))).toMatchObject({ ok: true })
})

it.each(['accept', 'reschedule', 'decline'] as const)(
  'the answer %s to a viewing locks the accounts first',
  async (answer) => {
    const { viewing_id } = dataOf(await requestViewing(viewer, home))
    const step = () => answerAs(host, viewing_id, { answer, ...slotAtNoon(1) })
    expect(await takeWhileAccountIsLocked(step)).toMatchObject({ ok: true })
  },
)

it('a question locks the accounts first', async () => {
  const question = { user_id: viewer, property_id: home, message: 'Is there a garden?' }
  const step = () => askAboutProperty(question, callerOf(viewer))
  expect(await takeWhileAccountIsLocked(step)).toMatchObject({ ok: true })
})

it('an offer locks the accounts first', async () => {
  expect(await takeWhileAccountIsLocked(() => makeOfferOn(home, viewer))).toMatchObject({
    offer_id: expect.any(Number),
  })
})
