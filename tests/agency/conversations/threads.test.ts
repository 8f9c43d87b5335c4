import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findThreadOf,
  getContactRefusal,
  openThread,
  postMessage,
  type ThreadParties,
} from '../../../lib/agency/conversations/threads'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { addListings } from '../../support/listings'
import { MISSING_ID } from '../../support/missing-id'
import { findRows, insertRow } from '../../support/tables'

let database: TestDatabase
let parties: ThreadParties
let threadId: number

const addUser = async (email: string): Promise<number> =>
  (await insertRow('user', { email, firstName: 'Jo', lastName: 'Bloggs' })).id

beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
  const [listingId] = await addListings([{ street: 'High Street' }])
  const [owner, starterId] = [await addUser('owner@mail.example'), await addUser('buyer@mail.example')]
  parties = { listingId: listingId!, starterId, ownerId: owner }
  threadId = await withTransaction((tx) => openThread(tx, parties))
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

const post = (body: string, senderId = parties.starterId) =>
  withTransaction((tx) => postMessage(tx, { threadId, senderId, body }))
const getRefusal = (senderId: number, recipientId: number) =>
  withTransaction((tx) => getContactRefusal(tx, senderId, recipientId))

describe('a thread', () => {
  it('exists once for each listing and pair of people, also when it is opened several times at once', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => withTransaction((tx) => openThread(tx, parties))))
    expect(new Set(ids)).toEqual(new Set([threadId]))
    expect(await findRows('threadParticipant', { threadId })).toHaveLength(2)
  })

  it('is found by its two parties with their roles, and by nobody else', async () => {
    const { ownerId, starterId } = parties
    expect(await findThreadOf(starterId, threadId)).toMatchObject({ role: 'starter', otherPartyId: ownerId })
    expect(await findThreadOf(ownerId, threadId)).toMatchObject({ role: 'owner', otherPartyId: starterId })
    expect(await findThreadOf(await addUser('other@mail.example'), threadId)).toBeUndefined()
    expect(await findThreadOf(starterId, MISSING_ID)).toBeUndefined()
  })

  it('keeps all messages that are written at the same time', async () => {
    const bodies = Array.from({ length: 10 }, (_, index) => `message ${index}`)
    await Promise.all(bodies.map((body) => post(body)))
    const storedMessages = await findRows('threadMessage', { threadId })
    expect(storedMessages.map(({ body }) => body).sort()).toEqual(bodies)
  })

  it('counts as read by the sender of its last message', async () => {
    const { id } = await post('Is it still for sale?')
    const [sender] = await findRows('threadParticipant', { threadId, userId: parties.starterId })
    const [recipient] = await findRows('threadParticipant', { threadId, userId: parties.ownerId })
    expect(sender?.lastReadMessageId).toBe(id)
    expect(recipient?.lastReadMessageId).toBeLessThan(id)
  })

  it('is append-only: no message is deleted or changed', async () => {
    await expect(db().deleteFrom('threadMessage').execute()).rejects.toThrow('append-only')
    await expect(db().updateTable('threadMessage').set({ body: 'x' }).execute()).rejects.toThrow(
      'append-only',
    )
  })
})

describe('contact is refused', () => {
  it('between a person and somebody whom they have blocked, in both directions', async () => {
    const [blockerId, blockedId] = [await addUser('a@mail.example'), await addUser('b@mail.example')]
    expect(await getRefusal(blockedId, blockerId)).toBeNull()
    await db().insertInto('userBlock').values({ blockerId, blockedId }).execute()
    expect(await getRefusal(blockedId, blockerId)).toMatchObject({ ok: false })
    expect(await getRefusal(blockerId, blockedId)).toMatchObject({ ok: false })
  })

  it('with a person whose account is closed', async () => {
    const closed = await addUser('closed@mail.example')
    await db().updateTable('user').set({ closedAt: new Date() }).where('id', '=', closed).execute()
    expect(await getRefusal(parties.ownerId, closed)).toMatchObject({ ok: false })
  })
})
