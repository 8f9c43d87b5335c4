import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { db, withTransaction, type Tx } from '../../../lib/agency/database'
import { allowDeletionOfRecords } from '../../../lib/agency/retention/periods'
import { purgeEndedDealings } from '../../../lib/agency/retention/purge-ended-dealings'
import { query } from '../../support/sql'
import { countRows, deleteRows, insertRow, updateRows } from '../../support/tables'
import {
  afterLastDealing,
  insertDealing,
  insertOffer,
  insertOrder,
  insertRequest,
  runJobDuringWrite,
  LAST_DEALING_AT,
  type Dealing,
  useEmptyDatabase,
} from './dealings'

let dealing: Dealing
useEmptyDatabase()
beforeEach(async () => {
  dealing = await insertDealing()
})

const DAY_BEFORE_YEAR = afterLastDealing({ years: 1, days: -1 })
const DAY_AFTER_YEAR = afterLastDealing({ years: 1, days: 1 })
const DAY_BEFORE_SIX_YEARS = afterLastDealing({ years: 6, days: -1 })
const DAY_AFTER_SIX_YEARS = afterLastDealing({ years: 6, days: 1 })

/** Runs the job at a time. @returns whether the conversation is still stored */
async function isKeptAt(at: Date, { thread }: Dealing = dealing): Promise<boolean> {
  await purgeEndedDealings(at)
  return (await countRows('thread', { id: thread })) > 0
}

const recordTables = [
  'thread_message',
  'thread_participant',
  'thread_report',
  'viewing',
  'viewing_event',
  'offer',
  'offer_event',
  'memorandum',
  'sale_milestone',
  'sale_reminder',
  'conveyancer',
  'let_request',
  'let_request_event',
  'tenancy_milestone',
  'deposit_reminder',
]

async function countRecords(): Promise<number[]> {
  const counts = []
  for (const table of recordTables) {
    const [row] = await query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)
    counts.push(row!.count)
  }
  return counts
}

it('a conversation is deleted with its viewings and messages a year after its end, and others stay (STATIC-04)', async () => {
  // Deletes the conversation of beforeEach, so that the counts are those of `other` alone.
  await purgeEndedDealings(DAY_AFTER_SIX_YEARS)
  const other = await insertDealing()
  const countsOfOther = await countRecords()
  await updateRows('listing', { id: other.home }, { status: 'available' })
  dealing = await insertDealing()
  expect(await isKeptAt(DAY_BEFORE_YEAR)).toBe(true)
  expect(await isKeptAt(DAY_AFTER_YEAR)).toBe(false)
  expect(await countRecords()).toEqual(countsOfOther)
  expect(await countRows('thread', { id: other.thread })).toBe(1)
  // The listing and the people are kept: other rules decide about them.
  expect(await countRows('listing', { id: dealing.home })).toBe(1)
  // Lets the next test's purge delete the other conversation.
  await updateRows('listing', { id: other.home }, { status: 'withdrawn' })
})

it.each<[string, (later: Date) => Promise<unknown>]>([
  ['a message', (later) => updateRows('thread', { id: dealing.thread }, { lastMessageAt: later })],
  ['a viewing', (later) => updateRows('viewing', { threadId: dealing.thread }, { startsAt: later })],
  [
    'the withdrawal of the home',
    (later) => updateRows('listing', { id: dealing.home }, { updatedAt: later }),
  ],
])('the year begins with %s if that is the last change', async (_change, change) => {
  await change(afterLastDealing({ days: 40 }))
  expect(await isKeptAt(afterLastDealing({ years: 1, days: 39 }))).toBe(true)
  expect(await isKeptAt(afterLastDealing({ years: 1, days: 41 }))).toBe(false)
})

it.each<[string, (dealing: Dealing) => Promise<unknown>]>([
  ['an offer that was declined', (parties) => insertOffer(parties)],
  ['a request to rent that was declined', (parties) => insertRequest(parties)],
  [
    'a holding deposit that the tenant paid without a request',
    async ({ starter, home }) => {
      const { orderId } = await insertOrder({ owner: starter, home }, { kind: 'tenant' })
      await insertRow('tenantDeposit', { orderId, listingId: home, status: 'kept', heldAt: LAST_DEALING_AT })
    },
  ],
  [
    'a report to the agency',
    ({ thread, starter }) =>
      insertRow('threadReport', {
        threadId: thread,
        reporterId: starter,
        reason: 'Rude',
        createdAt: LAST_DEALING_AT,
      }),
  ],
])('a conversation with %s is kept for six years (STATIC-04)', async (_record, insertRecord) => {
  await insertRecord(dealing)
  expect(await isKeptAt(DAY_BEFORE_SIX_YEARS)).toBe(true)
  expect(await isKeptAt(DAY_AFTER_SIX_YEARS)).toBe(false)
  expect(await countRecords()).toEqual(recordTables.map(() => 0))
})

it.each<[string, (later: Date) => Promise<unknown>]>([
  [
    'a change of the offer',
    async (later) => updateRows('offer', { id: await insertOffer(dealing) }, { updatedAt: later }),
  ],
  [
    'a step of the sale',
    async (later) =>
      insertRow('saleMilestone', {
        offerId: await insertOffer(dealing),
        milestone: 'completion',
        state: 'done',
        day: later,
        party: 'buyer',
        at: later,
      }),
  ],
  [
    'the memorandum of sale',
    async (later) =>
      insertRow('memorandum', { offerId: await insertOffer(dealing), text: '', sentAt: later }),
  ],
  [
    'a change of the request',
    async (later) => updateRows('letRequest', { id: await insertRequest(dealing) }, { updatedAt: later }),
  ],
  [
    'a step of the letting',
    async (later) =>
      insertRow('tenancyMilestone', {
        letRequestId: await insertRequest(dealing),
        milestone: 'keys',
        state: 'done',
        day: later,
        party: 'tenant',
        at: later,
      }),
  ],
  [
    'a decision about the holding deposit',
    async (at) => {
      const { orderId } = await insertOrder(
        { owner: dealing.starter, home: dealing.home },
        { kind: 'tenant' },
      )
      await insertRow('tenantDeposit', {
        orderId,
        listingId: dealing.home,
        status: 'kept',
        heldAt: LAST_DEALING_AT,
      })
      await insertRow('orderEvent', { orderId, type: 'refunded', amountPence: 1n, at })
    },
  ],
  [
    'a report',
    (later) =>
      insertRow('threadReport', {
        threadId: dealing.thread,
        reporterId: dealing.owner,
        reason: 'Rude',
        createdAt: later,
      }),
  ],
])('the six years begin with %s if that is the last change', async (_change, change) => {
  await change(afterLastDealing({ days: 40 }))
  expect(await isKeptAt(afterLastDealing({ years: 6, days: 39 }))).toBe(true)
  expect(await isKeptAt(afterLastDealing({ years: 6, days: 41 }))).toBe(false)
})

it('a conversation is kept if a message arrives while the job is about to delete it', async () => {
  const writeMessage = (tx: Tx) =>
    tx.updateTable('thread').set({ lastMessageAt: DAY_AFTER_YEAR }).where('id', '=', dealing.thread).execute()
  await runJobDuringWrite({ write: writeMessage, job: () => purgeEndedDealings(DAY_AFTER_YEAR) })
  expect(await countRows('threadMessage', { threadId: dealing.thread })).toBe(1)
})

it('a conversation that cannot be deleted does not keep others from being deleted', async () => {
  const other = await insertDealing()
  // The foreign key makes PostgreSQL refuse the deletion.
  await query('CREATE TABLE referring_table (id integer REFERENCES thread(id))')
  await query('INSERT INTO referring_table VALUES ($1)', [dealing.thread])
  await expect(purgeEndedDealings(DAY_AFTER_YEAR)).rejects.toThrow(/referring_table/)
  expect(await countRows('thread', { id: dealing.thread })).toBe(1)
  expect(await countRows('threadMessage', { threadId: dealing.thread })).toBe(1)
  expect(await countRows('thread', { id: other.thread })).toBe(0)
  await query('DROP TABLE referring_table')
})

it('only retention jobs can delete messages, and no job can delete records of money, terms or listings', async () => {
  const { orderId } = await insertOrder(dealing)
  await insertRow('terms', { hash: 'terms', version: '1', text: 'Terms' })
  await expect(deleteRows('threadMessage', { threadId: dealing.thread })).rejects.toThrow(/append-only/)
  for (const statement of [
    sql`update thread_message set body = '' where thread_id = ${dealing.thread}`,
    sql`delete from order_event where order_id = ${orderId}`,
    sql`delete from ledger_entry`,
    sql`delete from ledger_transaction`,
    sql`delete from terms`,
    sql`delete from listing_event where listing_id = ${dealing.home}`,
  ])
    await expect(
      withTransaction(async (tx) => {
        await allowDeletionOfRecords(tx)
        await statement.execute(tx)
      }),
    ).rejects.toThrow(/append-only/)
  // The permission ends with its transaction.
  await expect(db().deleteFrom('threadMessage').execute()).rejects.toThrow(/append-only/)
})
