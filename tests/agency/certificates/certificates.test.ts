import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '../../../lib/agency/accounts/delete-account'
import { exportData } from '../../../lib/agency/accounts/export-data'
import { recordCertificate } from '../../../lib/agency/certificates/record-certificate'
import { remindOfCertificates } from '../../../lib/agency/certificates/remind-of-certificates'
import { db, disconnect } from '../../../lib/agency/database'
import { getOwnHome } from '../../../lib/agency/selling/get-own-home'
import type { ParsedInput } from '../../../lib/contract'
import { addDays, londonDay } from '../../../lib/format/london-clock'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { giveListingsTo } from '../../support/listings'
import { countRows, findRow, findRows, updateRows } from '../../support/tables'
import {
  actOnRequest,
  addHome,
  addUser,
  callerOf,
  createLetRequest,
  listOffersFor,
} from '../offers/offer-calls'

const DAY_MS = 86_400_000
const today = londonDay(new Date())
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
let database: TestDatabase
let pool: pg.Pool
let landlord: number
let letting: number

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
})
afterAll(async () => {
  await disconnect()
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await db().deleteFrom('mail').execute()
  await db().deleteFrom('lettingCertificate').execute()
  landlord = await addUser('Lea')
  letting = await addHome(landlord, { kind: 'let', price: 1_000 })
})

type Certificate = Pick<ParsedInput<'recordCertificate'>, 'certificate'> & { days?: number | null }

/**
 * Records a certificate that is valid for a number of days from today, or that is not needed if `days` is null.
 * @returns 'ok' or the message of the refusal
 */
async function record(userId: number, { certificate, days = 400 }: Certificate, id = letting) {
  const state = days === null ? ('not_needed' as const) : ('valid' as const)
  const day = days === null ? '' : addDays(today, days)
  const reply = await recordCertificate({ user_id: userId, id, certificate, state, day }, callerOf(userId))
  return reply.ok ? 'ok' : reply.message
}

async function readCertificates(id = letting) {
  const reply = await getOwnHome({ user_id: landlord, kind: 'let', id }, callerOf(landlord))
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.certificates.map(({ certificate, valid_until }) => [certificate, valid_until])
}

const readMails = async () => (await findRows('mail')).map(({ to, text }) => ({ to, text }))

describe('the certificates of a home to let (FIELD-59)', () => {
  it('the newest record of each certificate counts, and the list has the order of the page', async () => {
    await record(landlord, { certificate: 'licence', days: null })
    await record(landlord, { certificate: 'gas', days: 10 })
    await record(landlord, { certificate: 'gas', days: 400 })
    expect(await readCertificates()).toEqual([
      ['gas', addDays(today, 400)],
      ['licence', null],
    ])
  })

  it('only the owner of a home to let can record them', async () => {
    const other = await addUser('Olly')
    const sale = await addHome(landlord)
    const shop = await addHome(landlord, { kind: 'let', type: 'shop', price: 1_000 })
    expect(await record(other, { certificate: 'gas' })).toBe('Letting not found')
    expect(await record(landlord, { certificate: 'gas' }, sale)).toBe('Letting not found')
    expect(await record(landlord, { certificate: 'gas' }, shop)).toBe(
      'Only homes to let have these certificates.',
    )
    expect(await countRows('lettingCertificate')).toBe(0)
  })

  it('only the accepted tenant sees the certificates of which tenants get a copy', async () => {
    await record(landlord, { certificate: 'gas', days: 400 })
    await record(landlord, { certificate: 'electrical', days: null })
    await record(landlord, { certificate: 'licence' })
    const [tenant, other] = [await addUser('Tess'), await addUser('Olly')]
    const request = await createLetRequest(letting, tenant)
    await createLetRequest(letting, other)
    const readAs = async (userId: number) =>
      (await listOffersFor(userId, letting)).map((item) =>
        item.kind === 'letting' ? item.certificates : null,
      )
    expect(await readAs(tenant)).toEqual([[]])
    await actOnRequest(request, landlord, 'accept')
    expect(await readAs(tenant)).toEqual([[{ certificate: 'gas', valid_until: addDays(today, 400) }]])
    expect(await readAs(other)).toEqual([[]])
    expect(await readAs(landlord)).toEqual([[], []])
    // After completion the home may have been let to others.
    await updateRows('listing', { id: letting }, { status: 'completed' })
    expect(await readAs(tenant)).toEqual([[]])
  })
})

describe('reminders of certificates (FIELD-59)', () => {
  it('the landlord gets one mail for all certificates of the home at each of the three times', async () => {
    await record(landlord, { certificate: 'gas', days: 100 })
    await record(landlord, { certificate: 'electrical', days: 100 })
    await record(landlord, { certificate: 'energy', days: 400 })
    await record(landlord, { certificate: 'licence', days: null })
    // Two certificates end in 100 days. The mails are due 60 and 14 days before, and on the day after.
    for (const { days, mailCount } of [
      { days: 39, mailCount: 0 },
      { days: 40, mailCount: 1 },
      { days: 40, mailCount: 1 },
      { days: 85, mailCount: 1 },
      { days: 86, mailCount: 2 },
      { days: 86, mailCount: 2 },
      { days: 100, mailCount: 2 },
      { days: 101, mailCount: 3 },
      { days: 101, mailCount: 3 },
      { days: 200, mailCount: 3 },
    ]) {
      await remindOfCertificates(inDays(days))
      expect(await readMails(), `after ${days} days`).toHaveLength(mailCount)
    }
    const [first, , last] = await readMails()
    const { email } = await findRow('user', { id: landlord })
    expect(first).toMatchObject({ to: email, text: expect.stringMatching(/Gas safety record: valid until/) })
    expect(first?.text).toMatch(/keeps the day for the next year/)
    expect(first?.text).toMatch(/Electrical installation report \(EICR\): valid until/)
    expect(first?.text).not.toMatch(/Energy|licence/)
    expect(first?.text).toContain(`/my-account/lettings/${letting}`)
    expect(last?.text).toMatch(/Gas safety record: it ran out on/)
  })

  it('simultaneous runs send one mail', async () => {
    await record(landlord, { certificate: 'gas', days: 100 })
    await Promise.all([1, 2, 3].map(() => remindOfCertificates(inDays(60))))
    expect(await readMails()).toHaveLength(1)
  })

  it('recording a near day sends no reminder at once, but the reminders that fall due later are sent', async () => {
    await record(landlord, { certificate: 'gas', days: 20 })
    await remindOfCertificates()
    expect(await readMails()).toHaveLength(0)
    // 14 days are left.
    await remindOfCertificates(inDays(6))
    expect(await readMails()).toHaveLength(1)
    await record(landlord, { certificate: 'gas', days: 300 })
    // 59 days are left.
    await remindOfCertificates(inDays(241))
    expect(await readMails()).toHaveLength(2)
  })

  it('nobody is mailed at an address that cannot be reached', async () => {
    await record(landlord, { certificate: 'gas', days: 100 })
    await updateRows('user', { id: landlord }, { email: `branch-${landlord}@import.invalid` })
    await remindOfCertificates(inDays(60))
    expect(await readMails()).toHaveLength(0)
  })
})

it('the data export of a landlord has the certificates, and closing the account deletes them (domain B7)', async () => {
  // A guest who has just logged in is asked for no password.
  const { id } = await insertUser(pool, { isGuest: true })
  const session = await findRow('userSession', { userId: id })
  const caller = { user: { id, sessionId: session.id } }
  await giveListingsTo([letting], id)
  await record(id, { certificate: 'gas', days: 30 })
  const exported = await exportData({ user_id: id }, caller)
  expect(exported.ok && exported.data['properties']).toMatchObject([
    { certificates: [{ certificate: 'gas', validUntil: addDays(today, 30) }] },
  ])
  expect(await deleteAccount({ user_id: id }, caller)).toMatchObject({ ok: true })
  expect(await countRows('lettingCertificate')).toBe(0)
})
