import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashKey } from '../../../lib/agency/accounts/random-key'
import { blockPerson } from '../../../lib/agency/conversations/block-person'
import { disconnect, withTransaction } from '../../../lib/agency/database'
import { answerConfirmation } from '../../../lib/agency/listings/answer-confirmation'
import { publishListing } from '../../../lib/agency/listings/publishing'
import { markAgreed, markAvailable, markCompleted } from '../../../lib/agency/selling/agree-and-complete'
import { changeMarket } from '../../../lib/agency/selling/change-market'
import { withdrawListings } from '../../../lib/agency/selling/leave-market'
import { exportTenancies } from '../../../lib/agency/tenancies/personal-data'
import { getTenancy } from '../../../lib/agency/tenancies/get-tenancy'
import { recordTenancyMilestone } from '../../../lib/agency/tenancies/record-tenancy-milestone'
import type { MilestoneState } from '../../../lib/domain/milestone'
import type { TenancyMilestone } from '../../../lib/domain/tenancy-milestone'
import { addDays, londonDay } from '../../../lib/format/london-clock'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import type { TestListing } from '../../support/listings'
import { countRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import {
  actOnRequest,
  addHome,
  addUser,
  callerOf,
  listOffersFor,
  createLetRequest,
  readListingStatus,
} from '../offers/offer-calls'

const DAY_MS = 86_400_000
const RENT_POUNDS = 1_000
const SIGNED_MESSAGE = 'Everybody has signed the agreement. Please call us if it is not to go on.'
const today = londonDay(new Date())
let database: TestDatabase
let landlord: number
let tenant: number
let letting: number
let request: number

beforeAll(async () => {
  database = await createEmptyDatabase()
  // An agency that is no demonstration needs a key of its own.
  Object.assign(process.env, { DATABASE_URL: database.url, API_KEY: 'a-key-of-this-test' })
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})
beforeEach(() => acceptRequest())

/** Adds a home to let and an accepted request for it, both of new users. */
async function acceptRequest(home: TestListing = {}): Promise<void> {
  landlord = await addUser('Lea')
  tenant = await addUser('Tess')
  letting = await addHome(landlord, { kind: 'let', price: RENT_POUNDS, ...home })
  request = await createLetRequest(letting, tenant)
  expect(await actOnRequest(request, landlord, 'accept')).toBe('ok')
}

/** Records a milestone, by default as done today. @returns 'ok' or the message of a refusal */
async function record(
  userId: number,
  milestone: TenancyMilestone,
  { state = 'done' as MilestoneState, day = today } = {},
): Promise<string> {
  const reply = await recordTenancyMilestone(
    { user_id: userId, request_id: request, milestone, state, day },
    callerOf(userId),
  )
  return reply.ok ? 'ok' : reply.message
}

async function sign(): Promise<void> {
  expect(await record(landlord, 'terms')).toBe('ok')
  expect(await record(landlord, 'signed')).toBe('ok')
}

async function readTenancy(userId: number) {
  const reply = await getTenancy({ user_id: userId, request_id: request }, callerOf(userId))
  return reply.ok ? reply.data : reply.message
}

async function readRecord(milestone: TenancyMilestone) {
  const tenancy = await readTenancy(tenant)
  if (typeof tenancy === 'string') throw new Error(tenancy)
  return tenancy.milestones.find((item) => item.milestone === milestone)?.record
}

const readMessages = async () => {
  const { threadId } = await findRow('letRequest', { id: request })
  return (await findRows('threadMessage', { threadId })).map(({ body }) => body)
}

describe('the steps of a letting (FIELD-56, FIELD-57)', () => {
  it('both parties read what either records, and a message reports each step', async () => {
    expect(await record(landlord, 'references', { state: 'expected', day: addDays(today, 3) })).toBe('ok')
    expect(await record(tenant, 'keys', { state: 'expected', day: addDays(today, 9) })).toBe('ok')
    for (const reader of [landlord, tenant])
      expect(await readTenancy(reader)).toMatchObject({
        party: reader === landlord ? 'landlord' : 'tenant',
        rent: RENT_POUNDS,
        milestones: [
          {
            milestone: 'references',
            is_own: reader === landlord,
            record: { state: 'expected', day: addDays(today, 3), party: 'landlord' },
          },
          { milestone: 'right_to_rent', record: null },
          { milestone: 'certificates', record: null },
          { milestone: 'terms', record: null },
          { milestone: 'signed', is_own: reader === landlord, record: null },
          { milestone: 'deposit', record: null },
          { milestone: 'keys', is_own: true, record: { party: 'tenant' } },
        ],
        is_completed: false,
      })
    expect((await readMessages()).slice(-2)).toEqual([
      expect.stringMatching(/^References of the tenants: expected by /),
      expect.stringMatching(/^Keys handed over: expected by /),
    ])
  })

  it('a double click records a step once, and a record with another day corrects it', async () => {
    expect(await Promise.all([1, 2, 3].map(() => record(landlord, 'references')))).toEqual(['ok', 'ok', 'ok'])
    expect(await countRows('tenancyMilestone', { letRequestId: request })).toBe(1)
    await record(landlord, 'references', { day: addDays(today, -1) })
    expect(await readRecord('references')).toMatchObject({ day: addDays(today, -1) })
  })

  it('a step can be recorded only by its party, and only if the nation’s law has this step', async () => {
    const stranger = await addUser('Sam')
    expect(await record(tenant, 'signed')).toBe('This step is recorded by the landlord.')
    expect(await record(stranger, 'keys')).toBe('Request not found')
    expect(await readTenancy(stranger)).toBe('Request not found')
    await acceptRequest({ nation: 'scotland' })
    expect(await record(landlord, 'right_to_rent')).toBe('Please select a step')
    expect(await countRows('tenancyMilestone', { letRequestId: request })).toBe(0)
  })

  it('a signature marks the home as let, and in England follows the written statement (domain B3)', async () => {
    // The request was made some days ago.
    await updateRows('letRequest', { id: request }, { createdAt: new Date(Date.now() - 5 * DAY_MS) })
    const refusal = expect.stringMatching(/^Please record first on which day you gave the written statement/)
    expect(await record(landlord, 'signed')).toEqual(refusal)
    await record(landlord, 'terms', { day: addDays(today, -2) })
    expect(await record(landlord, 'signed', { day: addDays(today, -3) })).toEqual(refusal)
    expect(await record(landlord, 'signed', { state: 'expected', day: addDays(today, 2) })).toBe('ok')
    expect(await readListingStatus(letting)).toBe('reserved')
    expect(await record(landlord, 'signed', { day: addDays(today, -1) })).toBe('ok')
    expect(await readListingStatus(letting)).toBe('let_agreed')
    // The statement cannot be corrected to a day after the signatures.
    expect(await record(landlord, 'terms')).toEqual(refusal)
    expect(await record(landlord, 'terms', { state: 'expected', day: today })).toEqual(refusal)
    expect(await record(landlord, 'terms', { day: addDays(today, -1) })).toBe('ok')
    await acceptRequest({ nation: 'scotland' })
    expect(await record(landlord, 'signed')).toBe('ok')
    expect(await readListingStatus(letting)).toBe('let_agreed')
  })

  it('statement, signatures and keys cannot be recorded for a day before the request', async () => {
    for (const milestone of ['terms', 'signed', 'keys'] as const)
      expect(await record(landlord, milestone, { day: addDays(today, -1) }), milestone).toBe(
        'Please enter a day on or after that of the request',
      )
    expect(await record(landlord, 'references', { day: addDays(today, -1) })).toBe('ok')
  })

  it('once everybody has signed, neither party can end the letting or take the home off the market', async () => {
    await sign()
    expect(await record(landlord, 'signed', { state: 'expected', day: today })).toMatch(/^You have recorded/)
    expect(await actOnRequest(request, landlord, 'undo')).toBe(SIGNED_MESSAGE)
    expect(await actOnRequest(request, tenant, 'withdraw')).toBe(SIGNED_MESSAGE)
    for (const reader of [landlord, tenant])
      expect(await listOffersFor(reader, letting)).toMatchObject([{ status: 'accepted', actions: [] }])
    const change = { user_id: landlord, id: letting, kind: 'let', action: 'withdraw' } as const
    expect(await changeMarket(change, callerOf(landlord))).toEqual({ ok: false, message: SIGNED_MESSAGE })
    await insertRow('confirmationRequest', { listingId: letting, keyHash: hashKey('key') })
    const answerByMail = { key: 'key', answer: 'withdraw' } as const
    expect(await answerConfirmation(answerByMail)).toEqual({ ok: false, message: SIGNED_MESSAGE })
    expect(await readListingStatus(letting)).toBe('let_agreed')
    expect(await answerConfirmation({ ...answerByMail, answer: 'confirm' }), 'the same link').toMatchObject({
      ok: true,
    })
    // The home may leave the market in other ways, such as by an import. The signed letting stays.
    await withTransaction((tx) => withdrawListings(tx, [{ listingId: letting, at: new Date() }]))
    expect(await readTenancy(tenant)).toMatchObject({ party: 'tenant' })
    expect(await changeMarket({ ...change, action: 'republish' }, callerOf(landlord)), 'a let home').toEqual({
      ok: false,
      message: SIGNED_MESSAGE,
    })
  })

  it('a signature can be corrected while the home is off the market, and does not put it back', async () => {
    await updateRows('letRequest', { id: request }, { createdAt: new Date(Date.now() - 5 * DAY_MS) })
    await record(landlord, 'terms', { day: addDays(today, -2) })
    expect(await record(landlord, 'signed')).toBe('ok')
    await withTransaction((tx) => withdrawListings(tx, [{ listingId: letting, at: new Date() }]))
    expect(await record(landlord, 'signed', { day: addDays(today, -1) })).toBe('ok')
    expect(await readRecord('signed')).toMatchObject({ day: addDays(today, -1) })
    const change = { user_id: landlord, id: letting, kind: 'let', action: 'republish' } as const
    expect(await changeMarket(change, callerOf(landlord))).toEqual({ ok: false, message: SIGNED_MESSAGE })
    expect(await readListingStatus(letting)).toBe('withdrawn')
    // The agency puts the home back once the tenancy has ended.
    const { propertyId } = await findRow('listing', { id: letting })
    for (const key of ['council_tax_band', 'epc_rating'])
      await insertRow('materialFact', {
        propertyId,
        key,
        value: 'C',
        source: 'owner',
        suppliedAt: new Date(),
      })
    expect(await publishListing(letting)).toEqual({ ok: true })
    expect(await readListingStatus(letting)).toBe('available')
    expect(await readTenancy(tenant)).toBe('This request is not accepted.')
  })

  it('neither party ends a letting that the agency has marked as signed, for a home or a shop', async () => {
    for (const type of ['terraced', 'shop'] as const) {
      await acceptRequest({ type })
      expect(await markAgreed(letting)).toEqual({ ok: true })
      expect(await actOnRequest(request, tenant, 'withdraw'), type).toBe(SIGNED_MESSAGE)
      expect(await actOnRequest(request, landlord, 'undo'), type).toBe(SIGNED_MESSAGE)
      expect(await listOffersFor(tenant, letting)).toMatchObject([{ status: 'accepted', actions: [] }])
      const change = { user_id: landlord, id: letting, kind: 'let', action: 'withdraw' } as const
      expect(await changeMarket(change, callerOf(landlord))).toEqual({ ok: false, message: SIGNED_MESSAGE })
      expect(await markAvailable(letting)).toEqual({ ok: true })
      expect(await listOffersFor(tenant, letting)).toMatchObject([{ status: 'declined', actions: [] }])
    }
  })

  it('the agency can put a home back on the market after its signed letting has fallen through', async () => {
    await sign()
    expect(await markAvailable(letting)).toEqual({ ok: true })
    expect(await readListingStatus(letting)).toBe('available')
    expect(await listOffersFor(tenant, letting)).toMatchObject([{ status: 'declined', actions: [] }])
    expect(await readTenancy(tenant)).toBe('This request is not accepted.')
  })

  it('a command of the agency that is refused because of a holding deposit leaves the signed letting as it is', async () => {
    await sign()
    const order = await insertRow('order', {
      userId: tenant,
      listingId: letting,
      kind: 'tenant',
      reference: `ORD-deposit-${letting}`,
      description: 'Holding deposit',
      amountPence: 100_00n,
      vatPence: 0n,
    })
    await insertRow('tenantDeposit', {
      orderId: order.id,
      listingId: letting,
      status: 'held',
    })
    const reasons = ['a holding deposit is held for it']
    expect(await markAvailable(letting)).toEqual({ ok: false, reasons })
    expect(await readListingStatus(letting)).toBe('let_agreed')
    expect(await findRow('letRequest', { id: request })).toMatchObject({ status: 'accepted' })
  })

  it('no step can be recorded before the acceptance or for commercial premises, and no signature after completion', async () => {
    await actOnRequest(request, landlord, 'undo')
    expect(await record(landlord, 'references')).toBe('This request is not accepted.')
    expect(await readTenancy(tenant)).toBe('This request is not accepted.')
    await actOnRequest(request, landlord, 'accept')
    await sign()
    expect(await markCompleted(letting)).toEqual({ ok: true })
    expect(await record(landlord, 'signed')).toBe('This sale or letting is complete.')
    expect(await record(landlord, 'deposit')).toBe('ok')
    expect(await record(tenant, 'keys')).toBe('ok')
    expect(await readTenancy(tenant)).toMatchObject({ is_completed: true })
    await acceptRequest({ type: 'shop' })
    expect(await readTenancy(tenant)).toBe('Request not found')
  })

  it('a request that is accepted again begins with nothing recorded', async () => {
    await record(landlord, 'terms')
    await actOnRequest(request, landlord, 'undo')
    await actOnRequest(request, landlord, 'accept')
    expect(await readRecord('terms')).toBeNull()
    expect(await record(landlord, 'signed')).toMatch(/^Please record first/)
  })

  it('a block prevents the message, but not the record', async () => {
    const { threadId } = await findRow('letRequest', { id: request })
    await blockPerson({ user_id: tenant, thread_id: threadId }, callerOf(tenant))
    const messageCount = (await readMessages()).length
    expect(await record(landlord, 'references')).toBe('ok')
    expect(await readRecord('references')).toMatchObject({ state: 'done' })
    expect(await readMessages()).toHaveLength(messageCount)
  })

  it('the data export has only the steps that the user recorded (domain B7)', async () => {
    await record(landlord, 'references')
    await record(tenant, 'keys')
    const MAX_ROWS = 10
    const readExport = (userId: number) => withTransaction((tx) => exportTenancies(tx, userId, MAX_ROWS))
    expect((await readExport(tenant)).tenancyMilestones).toMatchObject([{ milestone: 'keys', day: today }])
    expect((await readExport(landlord)).tenancyMilestones).toMatchObject([{ milestone: 'references' }])
  })
})
