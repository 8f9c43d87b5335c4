import { expect, it, vi } from 'vitest'
import { runTask } from '../../../lib/agency/jobs/run-task'
import { countRows, findRow, insertRow, updateRows } from '../../support/tables'
import { insertDealing, insertVisit, LAST_DEALING_AT, useEmptyDatabase } from './dealings'

useEmptyDatabase()

/** The end of every period is long past. */
const LONG_AGO = new Date('2005-01-01T00:00:00Z')

const tasks = [
  'purge-identity-checks',
  'purge-ended-dealings',
  'purge-provider-events',
  'close-idle-accounts',
  'purge-old-messages',
] as const

const runTasks = async () => {
  for (const task of tasks) await runTask(task, {}, { isLastAttempt: false })
}

it('the scheduled tasks use the current time to decide what they delete and whom they warn', async () => {
  const { thread, home, starter } = await insertDealing()
  await insertVisit(starter, LAST_DEALING_AT)
  const { propertyId } = await findRow('listing', { id: home })
  await insertRow('identityCheck', { propertyId, name: 'Sue Market', createdAt: LONG_AGO })
  const event = { provider: 'stripe', eventId: 'event', type: 'charge.succeeded', body: '{}' }
  await insertRow('providerEvent', { ...event, handledAt: LONG_AGO })
  await runTasks()
  expect(await countRows('thread', { id: thread })).toBe(0)
  expect(await countRows('identityCheck')).toBe(0)
  expect(await countRows('providerEvent')).toBe(0)
  expect((await findRow('user', { id: starter })).idleWarnedAt).not.toBeNull()
})

it('a server with a fast clock deletes nothing, because the earlier of its time and the database’s time counts', async () => {
  const { thread, home, starter } = await insertDealing()
  const today = new Date()
  await updateRows('thread', { id: thread }, { lastMessageAt: today })
  await updateRows('listing', { id: home }, { updatedAt: today })
  const message = { name: 'Ann', email: 'ann@home.example', contactNo: '1', message: 'Hello' }
  const { id } = await insertRow('contactMessage', message)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2100-01-01T00:00:00Z') })
  await runTasks().finally(() => vi.useRealTimers())
  expect(await countRows('thread', { id: thread })).toBe(1)
  expect((await findRow('user', { id: starter })).idleWarnedAt).toBeNull()
  expect(await countRows('contactMessage', { id })).toBe(1)
})
