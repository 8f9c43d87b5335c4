import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'
import { disconnect } from '../../lib/agency/database'
import { ignoreConnectionErrors } from '../../lib/agency/pool'
import { createEmptyDatabase } from './databases'
import { addServiceAgreements, findMoneyFaults } from './payments'
import { startStripeServer, type StripeServer } from './stripe-server'

export const WEBHOOK_SECRET = 'whsec_test'

export interface StripeSuite {
  pool: pg.Pool
  stripe: StripeServer
}

/**
 * Gives a test file an empty database and a stand-in for Stripe. After its tests, expects that the ledger is in order.
 * @returns an object that is filled before the first test
 */
export function startStripeSuite(): StripeSuite {
  const suite = {} as StripeSuite
  let endDatabase: () => Promise<void>
  beforeAll(async () => {
    const database = await createEmptyDatabase()
    endDatabase = () => database.drop()
    suite.stripe = await startStripeServer()
    Object.assign(process.env, {
      DATABASE_URL: database.url,
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: suite.stripe.url,
    })
    suite.pool = new pg.Pool({ connectionString: database.url, max: 2 })
    ignoreConnectionErrors(suite.pool)
    await addServiceAgreements(suite.pool)
  })
  afterAll(async () => {
    expect(await findMoneyFaults(suite.pool)).toEqual([])
    await suite.stripe.close()
    await disconnect()
    await suite.pool.end()
    await endDatabase()
  })
  return suite
}
