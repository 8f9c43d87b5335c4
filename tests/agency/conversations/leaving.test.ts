import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../../lib/agency/database'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { insertUser } from '../../support/insert-user'
import { addListingOf } from '../../support/listings'
import { PASSWORD } from '../../support/accounts'
import { dataOf } from '../../support/selling'
import { countRows } from '../../support/tables'

let database: TestDatabase
let pool: pg.Pool
const gateway = createEmbeddedGateway()
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

it('an export contains the user’s messages, which the other party keeps after deletion, from “A former user”', async () => {
  const [seller, buyer] = [await insertUser(pool), await insertUser(pool)]
  const home = await addListingOf(seller.id)
  const asBuyer = { user_id: buyer.id }
  const question = { ...asBuyer, property_id: home, message: 'Is it quiet?' }
  const { thread_id } = dataOf(await gateway.askAboutProperty(question, buyer))
  const thread = { thread_id }
  await gateway.blockPerson({ ...asBuyer, ...thread }, buyer)
  await gateway.reportThread({ ...asBuyer, ...thread, reason: 'Rude' }, buyer)
  expect(await gateway.exportData(asBuyer, buyer)).toMatchObject({
    data: {
      conversationMessages: [{ body: 'Is it quiet?', isOwn: true, threadId: thread_id }],
      blockedUsers: [{ blockedId: seller.id }],
      reportedConversations: [{ reason: 'Rude' }],
    },
  })
  expect(await gateway.deleteAccount({ ...asBuyer, current_password: PASSWORD }, buyer)).toMatchObject({
    ok: true,
  })
  expect(await countRows('userBlock', { blockerId: buyer.id })).toBe(0)
  const sellerInThread = { user_id: seller.id, ...thread }
  expect(await gateway.getThread(sellerInThread, seller)).toMatchObject({
    data: {
      thread: { other_party: 'A former user' },
      messages: [{ sender_name: 'A former user', message: 'Is it quiet?' }],
      contact: 'unreachable',
    },
  })
  expect(await gateway.sendMessage({ ...sellerInThread, message: 'Yes.' }, seller)).toMatchObject({
    ok: false,
    message: 'This person cannot be written to.',
  })
})
