import { expect, it } from 'vitest'
import { purgeProviderEvents } from '../../../lib/agency/retention/purge-provider-events'
import { findRows, insertRow } from '../../support/tables'
import { afterLastDealing, LAST_DEALING_AT, useEmptyDatabase } from './dealings'

useEmptyDatabase()

it('handled events of the payment provider are deleted after an accounting year and six more, and waiting ones stay', async () => {
  for (const [eventId, handledAt] of [
    ['handled', LAST_DEALING_AT],
    ['waiting', null],
  ] as const)
    await insertRow('providerEvent', {
      provider: 'stripe',
      eventId,
      type: 'charge.succeeded',
      body: '{"email":"ann@home.example"}',
      receivedAt: LAST_DEALING_AT,
      handledAt,
    })
  const readIds = async () => (await findRows('providerEvent')).map(({ eventId }) => eventId)
  await purgeProviderEvents(afterLastDealing({ years: 7, days: -1 }))
  expect(await readIds()).toEqual(['handled', 'waiting'])
  await purgeProviderEvents(afterLastDealing({ years: 7, days: 1 }))
  expect(await readIds()).toEqual(['waiting'])
})
