import { beforeEach, describe, expect, it } from 'vitest'
import { closeIdleAccounts } from '../../../lib/agency/retention/close-idle-accounts'
import { purgeEndedDealings } from '../../../lib/agency/retention/purge-ended-dealings'
import { addHome, addUser } from '../offers/offer-calls'
import { deleteRows, findRow, insertRow, updateRows } from '../../support/tables'
import {
  afterThen,
  deliverMails,
  insertDealing,
  insertOffer,
  insertOrder,
  insertRequest,
  THEN,
  useEmptyDatabase,
  insertIdleAccount,
} from './dealings'

/** An account of a verified address, which was last used at THEN. */
let userId: number
let email: string
useEmptyDatabase()
beforeEach(async () => {
  userId = await insertIdleAccount()
  email = (await findRow('user', { id: userId })).email
})

const WARNED_AT = afterThen(1, -10)
const CLOSED_AT = afterThen(1, -10 + 31)
const LONG_AFTER = afterThen(20, 0)

const isClosed = async (id = userId) => (await findRow('user', { id })).closedAt !== null
const isWarned = async (id = userId) => (await findRow('user', { id })).idleWarnedAt !== null

/** Deletes the records of all ended dealings. */
const purgeRecords = () => purgeEndedDealings(LONG_AFTER)

/** Runs the job twice, with the time between a warning and the closing. @returns whether the account is closed */
async function isClosedByRuns(firstRun: Date, id = userId): Promise<boolean> {
  await closeIdleAccounts(firstRun)
  await deliverMails()
  await closeIdleAccounts(new Date(firstRun.getTime() + 31 * 86_400_000))
  return isClosed(id)
}

describe('an account is kept however long nobody uses it', () => {
  it.each<[string, () => Promise<[userId: number, release: () => Promise<unknown>]>]>([
    [
      'while its home is on the market',
      async () => {
        const id = await addHome(userId)
        await updateRows('listing', { id }, { updatedAt: THEN })
        return [userId, () => updateRows('listing', { id }, { status: 'withdrawn' })]
      },
    ],
    [
      'while it has made an offer whose record is kept',
      async () => {
        const dealing = await insertDealing()
        await insertOffer(dealing)
        return [dealing.starter, purgeRecords]
      },
    ],
    [
      'while it has received an offer whose record is kept',
      async () => {
        const dealing = await insertDealing()
        await insertOffer(dealing)
        return [dealing.owner, purgeRecords]
      },
    ],
    [
      'while it has a request to rent whose record is kept',
      async () => {
        const dealing = await insertDealing({ kind: 'let' })
        await insertRequest(dealing)
        return [dealing.starter, purgeRecords]
      },
    ],
    [
      'while its conversation is reported to the agency',
      async () => {
        const { thread: threadId, owner: reporterId, starter } = await insertDealing()
        await insertRow('threadReport', { threadId, reporterId, reason: 'Rude' })
        return [starter, purgeRecords]
      },
    ],
    [
      'while it pays a subscription',
      async () => {
        const home = await addHome(userId, { status: 'withdrawn' })
        await updateRows('listing', { id: home }, { updatedAt: THEN })
        const { orderId: id } = await insertOrder({ owner: userId, home }, { kind: 'subscription' })
        return [userId, () => updateRows('order', { id }, { status: 'cancelled' })]
      },
    ],
    [
      'while its complaint about the use of data is kept',
      async () => {
        const message = 'Data-protection complaint, to be acknowledged within 30 days.'
        const values = { name: 'Ann', email, contactNo: '1', message, createdAt: THEN }
        const { id } = await insertRow('contactMessage', values)
        return [userId, () => deleteRows('contactMessage', { id })]
      },
    ],
    [
      'while it is reminded of the certificates of a home that it lets',
      async () => {
        const id = await addHome(userId, { kind: 'let', price: 1_000, status: 'completed' })
        await updateRows('listing', { id }, { updatedAt: THEN })
        const { propertyId } = await findRow('listing', { id })
        const certificate = { propertyId, certificate: 'gas', validUntil: LONG_AFTER } as const
        await insertRow('lettingCertificate', certificate)
        // The last reminder is sent when the certificate has run out.
        return [userId, () => updateRows('lettingCertificate', { propertyId }, { reminderCount: 3 })]
      },
    ],
    [
      'if it is the branch of an import, which is no person',
      async () => {
        await updateRows('user', { id: userId }, { email: 'branch@import.invalid' })
        return [userId, () => updateRows('user', { id: userId }, { email: 'person@home.example' })]
      },
    ],
  ])('%s', async (_reason, hold) => {
    const [id, release] = await hold()
    expect(await isClosedByRuns(LONG_AFTER, id)).toBe(false)
    expect(await isWarned(id)).toBe(false)
    await release()
    expect(await isClosedByRuns(LONG_AFTER, id)).toBe(true)
  })

  it('until six years after the accounting year of its last payment', async () => {
    const home = await addHome(userId, { status: 'withdrawn' })
    await updateRows('listing', { id: home }, { updatedAt: THEN })
    const { orderId } = await insertOrder({ owner: userId, home })
    await insertRow('orderEvent', { orderId, type: 'refunded', amountPence: 1n, at: afterThen(0, 40) })
    await closeIdleAccounts(afterThen(7, 39))
    expect(await isWarned()).toBe(false)
    await closeIdleAccounts(afterThen(7, 41))
    expect(await isWarned()).toBe(true)
  })

  it('until the same time after the fee of a completed sale was asked for, if it was not paid', async () => {
    const home = await addHome(userId, { status: 'completed' })
    await updateRows('listing', { id: home }, { updatedAt: THEN })
    const { orderId: id } = await insertOrder({ owner: userId, home }, { kind: 'adhoc', status: 'open' })
    await updateRows('payment', { orderId: id }, { status: 'expired' })
    expect(await isClosedByRuns(afterThen(6, 300))).toBe(false)
    expect((await findRow('order', { id })).status).toBe('open')
    expect(await isClosedByRuns(afterThen(7, 1))).toBe(true)
  })

  it('until the same time after a tenant paid a holding deposit for its home', async () => {
    const home = await addHome(userId, { kind: 'let', price: 1_000, status: 'completed' })
    await updateRows('listing', { id: home }, { updatedAt: THEN })
    const { orderId } = await insertOrder({ owner: await addUser('Ben'), home }, { kind: 'tenant' })
    await insertRow('tenantDeposit', { orderId, listingId: home, status: 'kept', heldAt: THEN })
    expect(await isClosedByRuns(afterThen(6, 300))).toBe(false)
    expect(await isClosedByRuns(afterThen(7, 1))).toBe(true)
  })

  it('and its warning is forgotten when a reason to keep it appears', async () => {
    await closeIdleAccounts(WARNED_AT)
    await deliverMails()
    const home = await addHome(userId)
    await updateRows('listing', { id: home }, { updatedAt: THEN })
    await closeIdleAccounts(CLOSED_AT)
    expect(await isClosed()).toBe(false)
    expect(await isWarned()).toBe(false)
  })
})
