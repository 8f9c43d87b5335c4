import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { addJob } from '../../../lib/agency/jobs/add-job'
import { queueMail } from '../../../lib/agency/mail/queue'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { deleteJobs, keptJobs } from '../../support/jobs'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
  process.env.DATABASE_URL = database.url
})
afterAll(async () => {
  await disconnect()
  await database.drop()
})
beforeEach(deleteJobs)

describe('a job', () => {
  it('is there when the transaction that added it is committed', async () => {
    await withTransaction((tx) => addJob(tx, 'send-mail', { mailId: 7 }))
    expect(await keptJobs()).toMatchObject([{ task: 'send-mail', payload: { mailId: 7 }, key: null }])
  })

  it('is gone with a transaction that is rolled back, and so is the mail that it would have sent', async () => {
    await expect(
      withTransaction(async (tx) => {
        await queueMail(tx, { to: 'a@home.example', subject: 'Never', paragraphs: ['No.'] })
        throw new Error('what caused it failed')
      }),
    ).rejects.toThrow('what caused it failed')
    expect(await keptJobs()).toEqual([])
    expect(await db().selectFrom('mail').select('id').execute()).toEqual([])
  })

  it('stands once for a key, with the payload and time of the latest', async () => {
    const runAt = new Date(Date.now() + 3_600_000)
    const add = (mailId: number, options = {}) =>
      withTransaction((tx) => addJob(tx, 'send-mail', { mailId }, { key: 'mail:7', ...options }))
    await add(7)
    await add(8, { runAt })
    expect(await keptJobs()).toMatchObject([{ key: 'mail:7', payload: { mailId: 8 } }])
    expect((await keptJobs())[0]?.waitSeconds).toBeGreaterThan(3_000)
    await Promise.all(Array.from({ length: 8 }, (_, n) => add(n + 1)))
    expect(await keptJobs()).toHaveLength(1)
    await withTransaction((tx) => addJob(tx, 'send-mail', { mailId: 7 }, { key: 'mail:8' }))
    expect(await keptJobs(), 'another key is another job').toHaveLength(2)
  })

  it('is refused with a payload that is not its task’s', async () => {
    await expect(withTransaction((tx) => addJob(tx, 'send-mail', { mailId: 0.5 }))).rejects.toThrow('mailId')
    // @ts-expect-error the task is unknown
    await expect(withTransaction((tx) => addJob(tx, 'paint-door', {}))).rejects.toThrow(TypeError)
    expect(await keptJobs()).toEqual([])
  })
})
