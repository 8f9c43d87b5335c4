import { beforeEach, describe, expect, it } from 'vitest'
import { closeIdleAccounts } from '../../../lib/agency/retention/close-idle-accounts'
import { addHome, addUser } from '../offers/offer-calls'
import { findMailSubjects } from '../../support/queued-mails'
import { countRows, deleteRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import {
  afterThen,
  deliverMails,
  insertDealing,
  insertOrder,
  insertVisit,
  runDuring,
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

/** The warning is sent 30 days before the end of the 12 months. */
const DAY_BEFORE_WARNING = afterThen(1, -31)
const DAY_AFTER_WARNING = afterThen(1, -29)
const WARNED_AT = afterThen(1, -10)
const DAY_BEFORE_CLOSING = afterThen(1, -10 + 29)
const CLOSED_AT = afterThen(1, -10 + 31)
const LONG_AFTER = afterThen(20, 0)

const isClosed = async (id = userId) => (await findRow('user', { id })).closedAt !== null
const isWarned = async (id = userId) => (await findRow('user', { id })).idleWarnedAt !== null

describe('an account that nobody uses (STATIC-04)', () => {
  it('is warned by mail once, 30 days before the year ends', async () => {
    await closeIdleAccounts(DAY_BEFORE_WARNING)
    expect(await isWarned()).toBe(false)
    for (const at of [DAY_AFTER_WARNING, WARNED_AT]) await closeIdleAccounts(at)
    expect(await findMailSubjects(userId)).toEqual([
      expect.stringMatching(/^Your account at .+ will be closed on Thu 11 Mar 2021$/),
    ])
    const [warning] = await findRows('mail', { to: email })
    expect(warning!.text).toMatch(/log in before then[^]*Log in: .*\/login/)
    expect(await isClosed()).toBe(false)
  })

  it('is closed 30 days after the warning, and not before, with what belongs to it alone', async () => {
    const home = await addHome((await insertDealing()).owner)
    await insertRow('savedHome', { userId, listingId: home })
    await insertRow('newsletterSubscription', { email, key: email, source: 'site' })
    await closeIdleAccounts(WARNED_AT)
    await deliverMails()
    await closeIdleAccounts(DAY_BEFORE_CLOSING)
    expect(await isClosed()).toBe(false)
    await closeIdleAccounts(CLOSED_AT)
    expect(await findRow('user', { id: userId })).toMatchObject({
      email: `deleted-${userId}@deleted.invalid`,
      firstName: 'Deleted',
      idleWarnedAt: null,
    })
    for (const table of ['savedHome', 'userSession'] as const)
      expect(await countRows(table, { userId }), table).toBe(0)
    // The consent to the newsletter does not depend on the account.
    expect(await countRows('newsletterSubscription', { email })).toBe(1)
    expect(
      (await findRows('mail', { to: email })).map(({ subject, traceless }) => [subject, traceless]),
    ).toEqual([[expect.stringMatching(/^Your account at .+ has been closed$/), true]])
  })

  it('is warned first and closed 30 days later when the job first runs long after the year', async () => {
    await closeIdleAccounts(LONG_AFTER)
    await deliverMails()
    expect(await isClosed()).toBe(false)
    await closeIdleAccounts(new Date(LONG_AFTER.getTime() + 29 * 86_400_000))
    expect(await isClosed()).toBe(false)
    await closeIdleAccounts(new Date(LONG_AFTER.getTime() + 31 * 86_400_000))
    expect(await isClosed()).toBe(true)
  })

  it('stays when its holder logs in after the warning, and is warned anew a year later', async () => {
    await closeIdleAccounts(WARNED_AT)
    await deliverMails()
    await insertVisit(userId, DAY_BEFORE_CLOSING)
    await closeIdleAccounts(CLOSED_AT)
    expect(await isClosed()).toBe(false)
    expect(await isWarned()).toBe(false)
    // The rows of old sessions are deleted after a while.
    await deleteRows('userSession', { userId })
    await closeIdleAccounts(afterThen(3, 0))
    expect(await isClosed()).toBe(false)
    expect(await isWarned()).toBe(true)
  })

  it('is warned anew before it is closed when the site was off, or a backup lacks the logins since the warning', async () => {
    await closeIdleAccounts(WARNED_AT)
    await deliverMails()
    const backAt = afterThen(2, 0)
    await closeIdleAccounts(backAt)
    expect(await isClosed()).toBe(false)
    expect(await findMailSubjects(userId)).toHaveLength(2)
    await deliverMails()
    await closeIdleAccounts(new Date(backAt.getTime() + 31 * 86_400_000))
    expect(await isClosed()).toBe(true)
  })

  it.each([
    ['is not closed while the mail that warns of it waits', 'queued', null, false],
    ['is not closed if the mail that warns of it could not be sent', 'given-up', 'ECONNECTION', false],
    ['is closed if the mailbox of its holder is gone', 'given-up', 'EENVELOPE', true],
  ] as const)('%s', async (_title, state, lastError, willBeClosed) => {
    await closeIdleAccounts(WARNED_AT)
    await updateRows('mail', { to: email }, { state, lastError })
    // Another mail proves nothing.
    await insertRow('mail', { to: email, subject: 'Homes for you', text: '', html: '', state: 'sent' })
    await closeIdleAccounts(CLOSED_AT)
    expect(await isClosed()).toBe(willBeClosed)
  })

  it('stays when its holder logs in while the job is about to close it', async () => {
    await closeIdleAccounts(WARNED_AT)
    await deliverMails()
    const session = {
      userId,
      tokenHash: email,
      socketHash: email,
      lastSeenAt: CLOSED_AT,
      expiresAt: CLOSED_AT,
    }
    await runDuring(
      async (tx) => {
        await tx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
        await tx.insertInto('userSession').values(session).execute()
      },
      () => closeIdleAccounts(CLOSED_AT),
    )
    expect(await isClosed()).toBe(false)
  })

  it('is closed without a mail after a year if its address was never verified and nobody logged in', async () => {
    await updateRows('user', { id: userId }, { createdAt: THEN, emailProvedAt: null })
    await deleteRows('userSession', { userId })
    await closeIdleAccounts(afterThen(1, -1))
    expect(await isClosed()).toBe(false)
    await closeIdleAccounts(afterThen(1, 1))
    expect(await isClosed()).toBe(true)
    expect(await findRows('mail', { to: email })).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a home', async () => insertRow('savedHome', { userId, listingId: (await insertDealing()).home })],
    [
      'a search',
      () =>
        insertRow('savedSearch', {
          userId,
          name: 'Witham',
          href: '/find-a-property/essex/witham',
          frequency: 'none',
          digestedOn: THEN,
        }),
    ],
  ])('is warned if somebody has saved %s in it, although its sessions are deleted', async (_what, insert) => {
    await updateRows('user', { id: userId }, { createdAt: THEN, emailProvedAt: null })
    await deleteRows('userSession', { userId })
    await insert()
    await closeIdleAccounts(afterThen(2, 0))
    expect(await isClosed()).toBe(false)
    expect(await findMailSubjects(userId)).toHaveLength(1)
  })

  it.each([10_000, 10_001, 25_000])('is found whatever its id is: %i', async (id) => {
    const name = { firstName: 'Ann', lastName: 'Market' }
    await insertRow('user', {
      id,
      email: `user${id}@home.example`,
      ...name,
      emailProvedAt: THEN,
      createdAt: THEN,
    })
    await closeIdleAccounts(DAY_AFTER_WARNING)
    expect(await isWarned(id)).toBe(true)
  })

  it('is warned if somebody logged in, although the address was never verified', async () => {
    await updateRows('user', { id: userId }, { emailProvedAt: null })
    await closeIdleAccounts(WARNED_AT)
    expect(await findMailSubjects(userId)).toHaveLength(1)
    await deliverMails()
    await closeIdleAccounts(afterThen(1, 1))
    expect(await isClosed()).toBe(false)
  })
})

describe('the year begins anew with', () => {
  const later = afterThen(0, 40)
  const insertThread = async (parties: { starterId: number; ownerId: number }) => {
    const { home } = await insertDealing()
    return insertRow('thread', { ...parties, listingId: home, lastMessageAt: later })
  }
  const insertViewing = async (hostId: number, viewerId: number) => {
    const { thread: threadId, home: listingId } = await insertDealing()
    const parties = { hostId, viewerId, proposedById: viewerId, startsAt: later, status: 'done' as const }
    await insertRow('viewing', { threadId, listingId, ...parties })
  }
  const insertContactMessage = () =>
    insertRow('contactMessage', { name: 'Ann', email, contactNo: '1', message: 'Hello', createdAt: later })

  it.each<[string, () => Promise<unknown>]>([
    ['a login', () => insertVisit(userId, later)],
    [
      'a conversation of a buyer',
      async () => insertThread({ starterId: userId, ownerId: await addUser('Sue') }),
    ],
    [
      'a conversation of a seller',
      async () => insertThread({ starterId: await addUser('Ben'), ownerId: userId }),
    ],
    ['a viewing of a viewer', async () => insertViewing(await addUser('Sue'), userId)],
    ['a viewing of a host', async () => insertViewing(userId, await addUser('Ben'))],
    [
      'a change of a home',
      async () => {
        const id = await addHome(userId, { status: 'draft' })
        await updateRows('listing', { id }, { updatedAt: later })
      },
    ],
    [
      'an order, even if it was not paid',
      async () => {
        const home = await addHome(userId, { status: 'draft' })
        await updateRows('listing', { id: home }, { updatedAt: THEN })
        const { orderId } = await insertOrder({ owner: userId, home }, { status: 'open', at: later })
        await updateRows('payment', { orderId }, { status: 'expired' })
      },
    ],
    [
      'a decision about an identity check',
      async () => {
        const home = await addHome(userId, { status: 'draft' })
        await updateRows('listing', { id: home }, { updatedAt: THEN })
        const { propertyId } = await findRow('listing', { id: home })
        const { id: checkId } = await insertRow('identityCheck', { propertyId, name: 'Ann', state: 'passed' })
        await insertRow('identityCheckEvent', { checkId, state: 'passed', at: later })
      },
    ],
    [
      'a message of the agency',
      () => insertRow('userMessage', { userId, type: 'info', title: '', body: '', createdAt: later }),
    ],
    ['a message to the agency', insertContactMessage],
  ])('%s', async (_dealing, insert) => {
    await insert()
    await closeIdleAccounts(afterThen(1, 40 - 31))
    expect(await isWarned()).toBe(false)
    await closeIdleAccounts(afterThen(1, 40 - 29))
    expect(await isWarned()).toBe(true)
  })

  it('no message that somebody sent under an address that was not verified', async () => {
    await updateRows('user', { id: userId }, { emailProvedAt: null })
    await insertContactMessage()
    await closeIdleAccounts(DAY_AFTER_WARNING)
    expect(await isWarned()).toBe(true)
  })
})
