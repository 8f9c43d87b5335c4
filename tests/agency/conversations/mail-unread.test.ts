import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailUnreadMessages } from '../../../lib/agency/conversations/mail-unread'
import { getThread } from '../../../lib/agency/conversations/read-thread'
import { openThread, postMessage } from '../../../lib/agency/conversations/threads'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { brand } from '../../../lib/config/brand'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { deleteJobs, findStoredJobs } from '../../support/jobs'
import { addListings, OWNER_EMAIL } from '../../support/listings'
import { deleteRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'
import { callerOf } from '../offers/offer-calls'

let database: TestDatabase
let listings: number[]
let ownerId: number
let buyerCount = 0

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  listings = await addListings([{ street: 'Mill Lane' }, { street: 'Low Street' }])
  ownerId = (await findRow('user', { email: OWNER_EMAIL })).id
  await updateRows('user', { id: ownerId }, { emailProvedAt: new Date() })
})
beforeEach(async () => {
  await deleteRows('mail')
  await deleteRows('rateWindow')
  await deleteJobs()
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

async function createThread(
  listingId = listings[0]!,
  owner = ownerId,
): Promise<{ threadId: number; buyerId: number }> {
  buyerCount += 1
  const buyer = await insertRow('user', {
    email: `buyer${buyerCount}@mail.example`,
    firstName: 'Jane',
    lastName: 'Bloggs',
    mobile: '07700900555',
  })
  const parties = { listingId, starterId: buyer.id, ownerId: owner }
  return { threadId: await withTransaction((tx) => openThread(tx, parties)), buyerId: buyer.id }
}

/** Posts a message that was sent some minutes ago: by default three, because a message is mailed after two. */
async function post(
  threadId: number,
  senderId: number,
  body: string,
  { minutesAgo } = { minutesAgo: 3 },
): Promise<void> {
  await withTransaction((tx) => postMessage(tx, { threadId, senderId, body }))
  await ageMessages(minutesAgo)
}

/** Makes all messages some minutes old. The table is append-only, so its trigger is off meanwhile. */
async function ageMessages(minutes: number): Promise<void> {
  await sql`alter table thread_message disable trigger thread_message_append_only`.execute(db())
  await sql`update thread_message set sent_at = now() - make_interval(mins => ${minutes}::int)`.execute(db())
  await sql`alter table thread_message enable trigger thread_message_append_only`.execute(db())
}
const readMails = () => findRows('mail')
const readThread = (userId: number, threadId: number) =>
  getThread({ user_id: userId, thread_id: threadId }, callerOf(userId))

it('the job mails all unread messages of a user in one mail, with links and without contact details', async () => {
  const first = await createThread()
  const second = await createThread(listings[1])
  await post(first.threadId, first.buyerId, 'Is it <b>quiet</b>?\nAnd warm?')
  await post(first.threadId, first.buyerId, 'Hello?')
  await post(second.threadId, second.buyerId, 'May I see it?')
  expect((await findStoredJobs()).map(({ task, key }) => [task, key])).toEqual([
    ['mail-unread-messages', `unread:${ownerId}`],
  ])
  // The second run finds nothing new.
  await mailUnreadMessages(ownerId)
  await mailUnreadMessages(ownerId)
  const [mail, ...otherMails] = await readMails()
  expect(otherMails).toEqual([])
  expect(mail).toMatchObject({ to: OWNER_EMAIL, replyTo: null, subject: '3 new messages' })
  expect(mail?.text).toContain('Jane B. wrote to you about Mill Lane, Witham, CM8:')
  expect(mail?.text).toContain('May I see it?')
  expect(mail?.text).toContain('/my-account/inbox')
  expect(mail?.html).toContain('Is it &lt;b&gt;quiet&lt;/b&gt;?<br>And warm?')
  for (const contactDetail of ['@mail.example', '07700', 'Bloggs'])
    expect(`${mail?.text}${mail?.html}`).not.toContain(contactDetail)
  // The following tests expect that the owner has no unread message.
  await readThread(ownerId, first.threadId)
  await readThread(ownerId, second.threadId)
})

it('the job waits until a message is two minutes old, and mails nothing that was read meanwhile', async () => {
  const { threadId, buyerId } = await createThread()
  await post(threadId, buyerId, 'Just now', { minutesAgo: 0 })
  await deleteJobs()
  await mailUnreadMessages(ownerId)
  expect(await readMails()).toEqual([])
  const [job] = await findStoredJobs()
  // The job waits two minutes, some seconds of which may have passed.
  expect(job?.waitSeconds).toBeGreaterThan(100)
  await ageMessages(5)
  await readThread(ownerId, threadId)
  await mailUnreadMessages(ownerId)
  expect(await readMails()).toEqual([])
})

it('a user gets one mail until the thread is read, and another one for messages after that', async () => {
  const { threadId, buyerId } = await createThread()
  await post(threadId, buyerId, 'One')
  await mailUnreadMessages(ownerId)
  await post(threadId, buyerId, 'Two')
  await mailUnreadMessages(ownerId)
  expect((await readMails()).map(({ subject }) => subject)).toEqual([
    'A new message about Mill Lane, Witham, CM8',
  ])
  await readThread(ownerId, threadId)
  await post(threadId, buyerId, 'Three')
  await mailUnreadMessages(ownerId)
  const [, secondMail, ...otherMails] = await readMails()
  expect(otherMails).toEqual([])
  expect(secondMail?.text).toContain('Three')
  expect(secondMail?.text).not.toContain('Two')
  expect(secondMail?.text).toContain(`/my-account/inbox/${threadId}`)
  await readThread(ownerId, threadId)
})

it('the mail to an unverified address leaves the texts out, and users who want no mail or have left get none', async () => {
  const { threadId, buyerId } = await createThread()
  await post(threadId, ownerId, 'Buy my watches')
  await mailUnreadMessages(buyerId)
  const [mail] = await readMails()
  expect(mail?.text).toContain('Log in to read it.')
  expect(mail?.text).not.toContain('watches')
  const several = await createThread()
  await post(several.threadId, ownerId, 'Cheap watches')
  await post(several.threadId, ownerId, 'Last chance')
  await mailUnreadMessages(several.buyerId)
  expect((await readMails()).at(-1)?.text).toContain('Log in to read them.')
  const unmailed = await createThread()
  await updateRows('user', { id: unmailed.buyerId }, { notifyMessages: false })
  await post(unmailed.threadId, ownerId, 'Hello')
  await mailUnreadMessages(unmailed.buyerId)
  await updateRows('user', { id: unmailed.buyerId }, { notifyMessages: true, closedAt: new Date() })
  await mailUnreadMessages(unmailed.buyerId)
  expect(await readMails(), 'only the mails to the first two buyers').toHaveLength(2)
})

it('the mail of an imported branch goes to the agency', async () => {
  // The import gives a branch an address to which nothing can be delivered.
  const branch = await insertRow('user', {
    email: 'branch-9@import.invalid',
    firstName: 'Branch',
    lastName: '9',
  })
  const { threadId, buyerId } = await createThread(listings[0], branch.id)
  await post(threadId, buyerId, 'Is anybody there?')
  await mailUnreadMessages(branch.id)
  const [mail] = await readMails()
  expect(mail?.to).toBe(brand.email)
  expect(mail?.text).toContain('Is anybody there?')
})
