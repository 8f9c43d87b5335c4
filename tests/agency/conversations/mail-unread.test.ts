import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailUnreadMessages } from '../../../lib/agency/conversations/mail-unread'
import { getThread } from '../../../lib/agency/conversations/read-thread'
import { openThread, postMessage } from '../../../lib/agency/conversations/threads'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { deleteJobs, keptJobs } from '../../support/jobs'
import { addListings } from '../../support/listings'
import { deleteRows, findRow, findRows, insertRow, updateRows } from '../../support/tables'

let database: TestDatabase
let listings: number[]
let ownerId: number
let count = 0

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  listings = await addListings([{ street: 'Mill Lane' }, { street: 'Low Street' }])
  ownerId = (await findRow('user', { email: 'owner@test.example' })).id
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

async function newThread(
  listingId = listings[0]!,
  owner = ownerId,
): Promise<{ threadId: number; buyerId: number }> {
  count += 1
  const buyer = await insertRow('user', {
    email: `buyer${count}@mail.example`,
    firstName: 'Jane',
    lastName: 'Bloggs',
    mobile: '07700900555',
  })
  const parties = { listingId, starterId: buyer.id, ownerId: owner }
  return { threadId: await withTransaction((tx) => openThread(tx, parties)), buyerId: buyer.id }
}

/** Posts a message that was sent some minutes ago. */
async function post(threadId: number, senderId: number, body: string, minutesAgo = 3): Promise<void> {
  await withTransaction((tx) => postMessage(tx, { threadId, senderId, body }))
  await ageMessages(minutesAgo)
}

/** Sets the time of all messages. The trigger is off meanwhile, because the table is append-only. */
async function ageMessages(minutes: number): Promise<void> {
  await sql`alter table thread_message disable trigger thread_message_append_only`.execute(db())
  await sql`update thread_message set sent_at = now() - make_interval(mins => ${minutes}::int)`.execute(db())
  await sql`alter table thread_message enable trigger thread_message_append_only`.execute(db())
}
const mails = () => findRows('mail')
const read = (userId: number, threadId: number) =>
  getThread({ user_id: userId, thread_id: threadId }, { user: { id: userId, sessionId: 1 } })

it('mails everything that somebody has not read in one mail, with links and no contact details', async () => {
  const first = await newThread()
  const second = await newThread(listings[1])
  await post(first.threadId, first.buyerId, 'Is it <b>quiet</b>?\nAnd warm?')
  await post(first.threadId, first.buyerId, 'Hello?')
  await post(second.threadId, second.buyerId, 'May I see it?')
  expect((await keptJobs()).map(({ task, key }) => [task, key])).toEqual([
    ['mail-unread-messages', `unread:${ownerId}`],
  ])
  await mailUnreadMessages(ownerId)
  await mailUnreadMessages(ownerId)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'owner@test.example', replyTo: null, subject: '3 new messages' })
  expect(mail?.text).toContain('Jane B. wrote to you about Mill Lane, Witham, CM8:')
  expect(mail?.text).toContain('May I see it?')
  expect(mail?.text).toContain('/my-account/inbox')
  expect(mail?.html).toContain('Is it &lt;b&gt;quiet&lt;/b&gt;?<br>And warm?')
  for (const secret of ['@mail.example', '07700', 'Bloggs'])
    expect(`${mail?.text}${mail?.html}`).not.toContain(secret)
  await read(ownerId, first.threadId)
  await read(ownerId, second.threadId)
})

it('waits two minutes, and mails nothing that was read meanwhile', async () => {
  const { threadId, buyerId } = await newThread()
  await post(threadId, buyerId, 'Just now', 0)
  await deleteJobs()
  await mailUnreadMessages(ownerId)
  expect(await mails()).toEqual([])
  const [job] = await keptJobs()
  expect(job?.waitSeconds).toBeGreaterThan(100)
  await ageMessages(5)
  await read(ownerId, threadId)
  await mailUnreadMessages(ownerId)
  expect(await mails()).toEqual([])
})

it('mails once while somebody stays away, and again when they have been there', async () => {
  const { threadId, buyerId } = await newThread()
  await post(threadId, buyerId, 'One')
  await mailUnreadMessages(ownerId)
  await post(threadId, buyerId, 'Two')
  await mailUnreadMessages(ownerId)
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'A new message about Mill Lane, Witham, CM8',
  ])
  await read(ownerId, threadId)
  await post(threadId, buyerId, 'Three')
  await mailUnreadMessages(ownerId)
  const [, second, ...more] = await mails()
  expect(more).toEqual([])
  expect(second?.text).toContain('Three')
  expect(second?.text).not.toContain('Two')
  expect(second?.text).toContain(`/my-account/inbox/${threadId}`)
  await read(ownerId, threadId)
})

it('keeps the texts from an address that is not proved, and sends nothing to who wants none', async () => {
  const { threadId, buyerId } = await newThread()
  await post(threadId, ownerId, 'Buy my watches')
  await mailUnreadMessages(buyerId)
  const [mail] = await mails()
  expect(mail?.text).toContain('Log in to read it.')
  expect(mail?.text).not.toContain('watches')
  const quiet = await newThread()
  await updateRows('user', { id: quiet.buyerId }, { notifyMessages: false })
  await post(quiet.threadId, ownerId, 'Hello')
  await mailUnreadMessages(quiet.buyerId)
  await updateRows('user', { id: quiet.buyerId }, { notifyMessages: true, closedAt: new Date() })
  await mailUnreadMessages(quiet.buyerId)
  expect(await mails()).toHaveLength(1)
})

it('sends the mail of an imported branch to the agency', async () => {
  const branch = await insertRow('user', {
    email: 'branch-9@import.invalid',
    firstName: 'Branch',
    lastName: '9',
  })
  const { threadId, buyerId } = await newThread(listings[0], branch.id)
  await post(threadId, buyerId, 'Is anybody there?')
  await mailUnreadMessages(branch.id)
  const [mail] = await mails()
  expect(mail?.to).not.toContain('.invalid')
  expect(mail?.text).toContain('Is anybody there?')
})
