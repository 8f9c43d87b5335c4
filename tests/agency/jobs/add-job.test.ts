import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db, disconnect, withTransaction } from '../../../lib/agency/database'
import { addJob } from '../../../lib/agency/jobs/add-job'
import { queueMail } from '../../../lib/agency/mail/queue'
import { createEmptyDatabase, type TestDatabase } from '../../support/databases'
import { deleteJobs, findStoredJobs } from '../../support/jobs'

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
  it('is stored when the transaction that adds it is committed', async () => {
    await withTransaction((tx) => addJob(tx, 'send-mail', { mailId: 7 }))
    expect(await findStoredJobs()).toMatchObject([{ task: 'send-mail', payload: { mailId: 7 }, key: null }])
  })

  it('is not stored after a rollback, and neither is its mail', async () => {
    await expect(
      withTransaction(async (tx) => {
        await queueMail(tx, { to: 'a@home.example', subject: 'Never', paragraphs: ['No.'] })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await findStoredJobs()).toEqual([])
    expect(await db().selectFrom('mail').select('id').execute()).toEqual([])
  })

  it('replaces the payload and time of a waiting job with the same key', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000)
    const addWithKey = (mailId: number, options = {}) =>
      withTransaction((tx) => addJob(tx, 'send-mail', { mailId }, { key: 'mail:7', ...options }))
    await addWithKey(7)
    await addWithKey(8, { runAt: inAnHour })
    expect(await findStoredJobs()).toMatchObject([{ key: 'mail:7', payload: { mailId: 8 } }])
    expect((await findStoredJobs())[0]?.waitSeconds, 'nearly an hour').toBeGreaterThan(3_000)
    await Promise.all(Array.from({ length: 8 }, (_, n) => addWithKey(n + 1)))
    expect(await findStoredJobs()).toHaveLength(1)
    await withTransaction((tx) => addJob(tx, 'send-mail', { mailId: 7 }, { key: 'mail:8' }))
    expect(await findStoredJobs(), 'another key is another job').toHaveLength(2)
  })

  it('waits in the queue of its options, or in no queue', async () => {
    await withTransaction(async (tx) => {
      await addJob(tx, 'take-upload-in', { uploadId: '1' }, { queue: 'uploads' })
      await addJob(tx, 'take-upload-in', { uploadId: '2' })
    })
    expect((await findStoredJobs()).map(({ queue }) => queue)).toEqual(['uploads', null])
  })

  it('is refused if its payload does not fit its task, or if no such task exists', async () => {
    await expect(withTransaction((tx) => addJob(tx, 'send-mail', { mailId: 0.5 }))).rejects.toThrow('mailId')
    // @ts-expect-error there is no task of this name
    await expect(withTransaction((tx) => addJob(tx, 'paint-door', {}))).rejects.toThrow(TypeError)
    expect(await findStoredJobs()).toEqual([])
  })
})
