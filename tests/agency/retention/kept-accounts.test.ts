import { beforeEach, describe, expect, it } from 'vitest'
import { closeIdleAccounts } from '../../../lib/agency/retention/close-idle-accounts'
import { purgeEndedDealings } from '../../../lib/agency/retention/purge-ended-dealings'
import { MAX_REMINDERS } from '../../../lib/domain/letting-certificate'
import { addHome, addUser } from '../offers/offer-calls'
import { deleteRows, findRow, insertRow, updateRows } from '../../support/tables'
import {
  addDays,
  afterLastDealing,
  deliverMails,
  insertDealing,
  insertOffer,
  insertOrder,
  insertRequest,
  LAST_DEALING_AT,
  useEmptyDatabase,
  insertIdleAccount,
} from './dealings'

/** An account of a verified address, which was last used at LAST_DEALING_AT. */
let userId: number
let email: string
useEmptyDatabase()
beforeEach(async () => {
  userId = await insertIdleAccount()
  email = (await findRow('user', { id: userId })).email
})

const WARNED_AT = afterLastDealing({ years: 1, days: -10 })
const CLOSED_AT = addDays(WARNED_AT, 31)
const LONG_AFTER = afterLastDealing({ years: 20 })

const isClosed = async (id = userId) => (await findRow('user', { id })).closedAt !== null
const isWarned = async (id = userId) => (await findRow('user', { id })).idleWarnedAt !== null

/** Deletes the records of all ended dealings. */
const purgeRecords = () => purgeEndedDealings(LONG_AFTER)

/** Runs the job twice, with the time between a warning and the closing. @returns whether the account is closed */
async function isClosedByRuns(firstRun: Date, id = userId): Promise<boolean> {
  await closeIdleAccounts(firstRun)
  await deliverMails()
  await closeIdleAccounts(addDays(firstRun, 31))
  return isClosed(id)
}

describe('an account is kept however long nobody uses it', () => {
  it.each<[string, () => Promise<[userId: number, removeReason: () => Promise<unknown>]>]>([
    [
      'while its home is on the market',
      async () => {
        const id = await addHome(userId)
        await updateRows('listing', { id }, { updatedAt: LAST_DEALING_AT })
        return [userId, () => updateRows('listing', { id }, { status: 'withdrawn' })]
      },
    ],
    [
      'while the record of an offer that its holder made is kept',
      async () => {
        const dealing = await insertDealing()
        await insertOffer(dealing)
        return [dealing.starter, purgeRecords]
      },
    ],
    [
      'while the record of an offer that its holder received is kept',
      async () => {
        const dealing = await insertDealing()
        await insertOffer(dealing)
        return [dealing.owner, purgeRecords]
      },
    ],
    [
      'while the record of its holder’s request to rent is kept',
      async () => {
        const dealing = await insertDealing({ kind: 'let' })
        await insertRequest(dealing)
        return [dealing.starter, purgeRecords]
      },
    ],
    [
      'while the record of a reported conversation is kept',
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
        await updateRows('listing', { id: home }, { updatedAt: LAST_DEALING_AT })
        const { orderId: id } = await insertOrder({ owner: userId, home }, { kind: 'subscription' })
        return [userId, () => updateRows('order', { id }, { status: 'cancelled' })]
      },
    ],
    [
      'while its complaint about the use of data is kept',
      async () => {
        const message = 'Data-protection complaint, to be acknowledged within 30 days.'
        const values = { name: 'Ann', email, contactNo: '1', message, createdAt: LAST_DEALING_AT }
        const { id } = await insertRow('contactMessage', values)
        return [userId, () => deleteRows('contactMessage', { id })]
      },
    ],
    [
      'while its holder, a landlord, is still to be reminded of a certificate',
      async () => {
        const id = await addHome(userId, { kind: 'let', price: 1_000, status: 'completed' })
        await updateRows('listing', { id }, { updatedAt: LAST_DEALING_AT })
        const { propertyId } = await findRow('listing', { id })
        const certificate = { propertyId, certificate: 'gas', validUntil: LONG_AFTER } as const
        await insertRow('lettingCertificate', certificate)
        // The last reminder is sent when the certificate has run out.
        return [
          userId,
          () => updateRows('lettingCertificate', { propertyId }, { reminderCount: MAX_REMINDERS }),
        ]
      },
    ],
    [
      'if it belongs to the branch of an import, which is not a person',
      async () => {
        await updateRows('user', { id: userId }, { email: 'branch@import.invalid' })
        return [userId, () => updateRows('user', { id: userId }, { email: 'person@home.example' })]
      },
    ],
  ])('%s', async (_reason, addReason) => {
    const [id, removeReason] = await addReason()
    expect(await isClosedByRuns(LONG_AFTER, id)).toBe(false)
    expect(await isWarned(id)).toBe(false)
    await removeReason()
    expect(await isClosedByRuns(LONG_AFTER, id)).toBe(true)
  })

  it('until six years after the accounting year of its last payment', async () => {
    const home = await addHome(userId, { status: 'withdrawn' })
    await updateRows('listing', { id: home }, { updatedAt: LAST_DEALING_AT })
    const { orderId } = await insertOrder({ owner: userId, home })
    await insertRow('orderEvent', {
      orderId,
      type: 'refunded',
      amountPence: 1n,
      at: afterLastDealing({ days: 40 }),
    })
    await closeIdleAccounts(afterLastDealing({ years: 7, days: 39 }))
    expect(await isWarned()).toBe(false)
    await closeIdleAccounts(afterLastDealing({ years: 7, days: 41 }))
    expect(await isWarned()).toBe(true)
  })

  it('until six years after the accounting year of an unpaid fee for a completed sale', async () => {
    const home = await addHome(userId, { status: 'completed' })
    await updateRows('listing', { id: home }, { updatedAt: LAST_DEALING_AT })
    const { orderId: id } = await insertOrder({ owner: userId, home }, { kind: 'adhoc', status: 'open' })
    await updateRows('payment', { orderId: id }, { status: 'expired' })
    expect(await isClosedByRuns(afterLastDealing({ years: 6, days: 300 }))).toBe(false)
    expect((await findRow('order', { id })).status).toBe('open')
    expect(await isClosedByRuns(afterLastDealing({ years: 7, days: 1 }))).toBe(true)
  })

  it('until six years after the accounting year in which a tenant paid a holding deposit for its home', async () => {
    const home = await addHome(userId, { kind: 'let', price: 1_000, status: 'completed' })
    await updateRows('listing', { id: home }, { updatedAt: LAST_DEALING_AT })
    const { orderId } = await insertOrder({ owner: await addUser('Ben'), home }, { kind: 'tenant' })
    await insertRow('tenantDeposit', { orderId, listingId: home, status: 'kept', heldAt: LAST_DEALING_AT })
    expect(await isClosedByRuns(afterLastDealing({ years: 6, days: 300 }))).toBe(false)
    expect(await isClosedByRuns(afterLastDealing({ years: 7, days: 1 }))).toBe(true)
  })

  it('and its warning is cleared when a reason to keep the account arises', async () => {
    await closeIdleAccounts(WARNED_AT)
    await deliverMails()
    const home = await addHome(userId)
    await updateRows('listing', { id: home }, { updatedAt: LAST_DEALING_AT })
    await closeIdleAccounts(CLOSED_AT)
    expect(await isClosed()).toBe(false)
    expect(await isWarned()).toBe(false)
  })
})
