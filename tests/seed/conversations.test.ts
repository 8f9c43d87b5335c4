import { afterAll, beforeAll, expect, it } from 'vitest'
import { findThreads } from '../../lib/agency/conversations/thread-list'
import { disconnect } from '../../lib/agency/database'
import { demonstrationThread } from '../../prisma/seed/conversations'
import { demonstrationUsers, seller } from '../../prisma/seed/users'
import { filledDatabase, type TestDatabase } from '../support/databases'

let database: TestDatabase
beforeAll(async () => {
  database = await filledDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})

it('the demonstration’s seller has one unread thread, which the buyer has read (pages, part 5)', async () => {
  const buyer = demonstrationUsers[1]!
  expect(await findThreads(seller.id, { onlyUnread: true })).toMatchObject([
    {
      role: 'owner',
      other_party: 'Daniel O.',
      unread_count: 2,
      waiting_for: 'you',
      listing: { is_live: true },
    },
  ])
  expect(await findThreads(buyer.id)).toMatchObject([
    { unread: false, waiting_for: 'other', last_message: demonstrationThread.at(-1)?.text },
  ])
})
