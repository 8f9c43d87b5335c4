import { beforeEach, describe, expect, it } from 'vitest'
import { closeIdleAccounts } from '../../../lib/agency/retention/close-idle-accounts'
import { addHome, addUser } from '../offers/offer-calls'
import { findMailSubjects } from '../../support/queued-mails'
import { countRows, deleteRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import {
  addDays,
  afterLastDealing,
  deliverMails,
  insertDealing,
  insertOrder,
  insertVisit,
  runJobDuringWrite,
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

/** The warning is due 30 days before the account has been idle for 12 months. */
const DAY_BEFORE_WARNING = afterLastDealing({ years: 1, days: -31 })
const DAY_AFTER_WARNING = afterLastDealing({ years: 1, days: -29 })
const WARNED_AT = afterLastDealing({ years: 1, days: -10 })
/** An account is closed 30 days after the warning. */
const DAY_BEFORE_CLOSING = addDays(WARNED_AT, 29)
const CLOSED_AT = addDays(WARNED_AT, 31)
const LONG_AFTER = afterLastDealing({ years: 20 })

const isClosed = async (id = userId) => (await findRow('user', { id })).closedAt !== null
const isWarned = async (id = userId) => (await findRow('user', { id })).idleWarnedAt !== null

describe('an account that nobody uses (STATIC-04)', () => {
  it('is warned by mail once, 30 days before the year ends', async () => {
    await closeIdleAccounts(DAY_BEFORE_WARNING)
    expect(await isWarned()).toBe(false)
    for (const at of [DAY_AFTER_WARNING, WARNED_AT]) await closeIdleAccounts(at)
    expect(await findMailSubjects(userId)).toEqual([
      expect.stringMatching(/^Your account at .+ will be closed on Thu 11 Mar 2021$/), // DAY_AFTER_WARNING + 30 days
    ])
    const [warning] = await findRows('mail', { to: email })
    expect(warning!.text).toMatch(/log in before then[^]*Log in: .*\/login/)
    expect(await isClosed()).toBe(false)
  })

  it('is closed 30 days after the warning and not before, and loses its name, saved homes and sessions', async () => {
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
    // A "traceless" mail is deleted once it is sent.
    expect(
      (await findRows('mail', { to: email })).map(({ subject, traceless }) => [subject, traceless]),
    ).toEqual([[expect.stringMatching(/^Your account at .+ has been closed$/), true]])
  })

  it('is warned first and closed 30 days later when the job first runs long after the year', async () => {
    await closeIdleAccounts(LONG_AFTER)
    await deliverMails()
    expect(await isClosed()).toBe(false)
    await closeIdleAccounts(addDays(LONG_AFTER, 29))
    expect(await isClosed()).toBe(false)
    await closeIdleAccounts(addDays(LONG_AFTER, 31))
    expect(await isClosed()).toBe(true)
  })

  it('stays open if its holder logs in after the warning, and is warned anew once it is idle again', async () => {
    await closeIdleAccounts(WARNED_AT)
    await deliverMails()
    await insertVisit(userId, DAY_BEFORE_CLOSING)
    await closeIdleAccounts(CLOSED_AT)
    expect(await isClosed()).toBe(false)
    expect(await isWarned()).toBe(false)
    // The rows of old sessions are deleted after a while.
    await deleteRows('userSession', { userId })
    await closeIdleAccounts(afterLastDealing({ years: 3 }))
    expect(await isClosed()).toBe(false)
    expect(await isWarned()).toBe(true)
  })

  it('is warned anew before it is closed if the job did not run in the week after the announced day', async () => {
    await closeIdleAccounts(WARNED_AT)
    await deliverMails()
    const nextRunAt = afterLastDealing({ years: 2 })
    await closeIdleAccounts(nextRunAt)
    expect(await isClosed()).toBe(false)
    expect(await findMailSubjects(userId)).toHaveLength(2)
    await deliverMails()
    await closeIdleAccounts(addDays(nextRunAt, 31))
    expect(await isClosed()).toBe(true)
  })

  it.each([
    ['is not closed while the warning waits to be sent', 'queued', null, false],
    ['is not closed if the warning could not be sent', 'given-up', 'ECONNECTION', false],
    ['is closed if the mail server refused the recipient of the warning', 'given-up', 'EENVELOPE', true],
  ] as const)('%s', async (_title, state, lastError, willBeClosed) => {
    await closeIdleAccounts(WARNED_AT)
    await updateRows('mail', { to: email }, { state, lastError })
    // A sent mail about something else is no warning.
    await insertRow('mail', { to: email, subject: 'Homes for you', text: '', html: '', state: 'sent' })
    await closeIdleAccounts(CLOSED_AT)
    expect(await isClosed()).toBe(willBeClosed)
  })

  it('stays open if its holder logs in while the job is about to close it', async () => {
    await closeIdleAccounts(WARNED_AT)
    await deliverMails()
    const session = {
      userId,
      tokenHash: 'any token',
      socketHash: 'any socket token',
      lastSeenAt: CLOSED_AT,
      expiresAt: CLOSED_AT,
    }
    await runJobDuringWrite({
      write: async (tx) => {
        await tx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
        await tx.insertInto('userSession').values(session).execute()
      },
      job: () => closeIdleAccounts(CLOSED_AT),
    })
    expect(await isClosed()).toBe(false)
  })

  it('is closed without a mail after a year if its address was never verified and nobody logged in', async () => {
    await updateRows('user', { id: userId }, { createdAt: LAST_DEALING_AT, emailProvedAt: null })
    await deleteRows('userSession', { userId })
    await closeIdleAccounts(afterLastDealing({ years: 1, days: -1 }))
    expect(await isClosed()).toBe(false)
    await closeIdleAccounts(afterLastDealing({ years: 1, days: 1 }))
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
          digestedOn: LAST_DEALING_AT,
        }),
    ],
  ])(
    'is warned first if it has saved %s, which proves a login whose session row is deleted',
    async (_what, insert) => {
      await updateRows('user', { id: userId }, { createdAt: LAST_DEALING_AT, emailProvedAt: null })
      await deleteRows('userSession', { userId })
      await insert()
      await closeIdleAccounts(afterLastDealing({ years: 2 }))
      expect(await isClosed()).toBe(false)
      expect(await findMailSubjects(userId)).toHaveLength(1)
    },
  )

  it.each([10_000, 10_001, 25_000])(
    'is found by the search in ranges of 10,000 ids if its id is %i',
    async (id) => {
      const name = { firstName: 'Ann', lastName: 'Market' }
      await insertRow('user', {
        id,
        email: `user${id}@home.example`,
        ...name,
        emailProvedAt: LAST_DEALING_AT,
        createdAt: LAST_DEALING_AT,
      })
      await closeIdleAccounts(DAY_AFTER_WARNING)
      expect(await isWarned(id)).toBe(true)
    },
  )

  it('is warned first if somebody has logged in, even if the address was never verified', async () => {
    await updateRows('user', { id: userId }, { emailProvedAt: null })
    await closeIdleAccounts(WARNED_AT)
    expect(await findMailSubjects(userId)).toHaveLength(1)
    await deliverMails()
    await closeIdleAccounts(afterLastDealing({ years: 1, days: 1 }))
    expect(await isClosed()).toBe(false)
  })
})

describe('the year after which an account is closed', () => {
  const later = afterLastDealing({ days: 40 })
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
      'a message in a conversation that the holder started',
      async () => insertThread({ starterId: userId, ownerId: await addUser('Sue') }),
    ],
    [
      'a message in a conversation about the holder’s home',
      async () => insertThread({ starterId: await addUser('Ben'), ownerId: userId }),
    ],
    ['a viewing of another’s home', async () => insertViewing(await addUser('Sue'), userId)],
    ['a viewing of the holder’s home', async () => insertViewing(userId, await addUser('Ben'))],
    [
      'a change of the holder’s home',
      async () => {
        const id = await addHome(userId, { status: 'draft' })
        await updateRows('listing', { id }, { updatedAt: later })
      },
    ],
    [
      'an order, even if it was not paid',
      async () => {
        const home = await addHome(userId, { status: 'draft' })
        await updateRows('listing', { id: home }, { updatedAt: LAST_DEALING_AT })
        const { orderId } = await insertOrder({ owner: userId, home }, { status: 'open', at: later })
        await updateRows('payment', { orderId }, { status: 'expired' })
      },
    ],
    [
      'a decision about the holder’s identity check',
      async () => {
        const home = await addHome(userId, { status: 'draft' })
        await updateRows('listing', { id: home }, { updatedAt: LAST_DEALING_AT })
        const { propertyId } = await findRow('listing', { id: home })
        const { id: checkId } = await insertRow('identityCheck', { propertyId, name: 'Ann', state: 'passed' })
        await insertRow('identityCheckEvent', { checkId, state: 'passed', at: later })
      },
    ],
    [
      'a message from the agency',
      () => insertRow('userMessage', { userId, type: 'info', title: '', body: '', createdAt: later }),
    ],
    ['a message to the agency', insertContactMessage],
  ])('begins anew with %s', async (_dealing, insert) => {
    await insert()
    await closeIdleAccounts(afterLastDealing({ years: 1, days: 40 - 31 }))
    expect(await isWarned()).toBe(false)
    await closeIdleAccounts(afterLastDealing({ years: 1, days: 40 - 29 }))
    expect(await isWarned()).toBe(true)
  })

  it('does not begin anew with a message to the agency if the address was not verified', async () => {
    await updateRows('user', { id: userId }, { emailProvedAt: null })
    await insertContactMessage()
    await closeIdleAccounts(DAY_AFTER_WARNING)
    expect(await isWarned()).toBe(true)
  })
})
