import { expect, it } from 'vitest'
import { purgeProviderEvents } from '../../../lib/agency/retention/purge-provider-events'
import { findRows, insertRow } from '../../support/tables'
import { afterThen, THEN, useEmptyDatabase } from './dealings'

useEmptyDatabase()

it('the provider’s events are deleted six years after the longest accounting year, unless one is not handled yet', async () => {
  for (const [eventId, handledAt] of [
    ['handled', THEN],
    ['waiting', null],
  ] as const)
    await insertRow('providerEvent', {
      provider: 'stripe',
      eventId,
      type: 'charge.succeeded',
      body: '{"email":"ann@home.example"}',
      receivedAt: THEN,
      handledAt,
    })
  const readIds = async () => (await findRows('providerEvent')).map(({ eventId }) => eventId)
  await purgeProviderEvents(afterThen(7, -1))
  expect(await readIds()).toEqual(['handled', 'waiting'])
  await purgeProviderEvents(afterThen(7, 1))
  expect(await readIds()).toEqual(['waiting'])
})
