import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { disconnect } from '../../../lib/agency/pool'
import { createEmbeddedGateway } from '../../../lib/gateway/embedded'
import { createEmptyDatabase } from '../../support/databases'
import { addServiceAgreements } from '../../support/payments'

interface SellingSuite {
  databaseUrl: string
  pool: pg.Pool
}

/**
 * Gives a test file a database that has only the service agreements.
 * @returns an object that is filled before the first test
 */
export function startSellingSuite(): SellingSuite {
  const suite = {} as SellingSuite
  let dropDatabase: () => Promise<void>
  beforeAll(async () => {
    const database = await createEmptyDatabase()
    dropDatabase = () => database.drop()
    process.env.DATABASE_URL = database.url
    suite.databaseUrl = database.url
    suite.pool = new pg.Pool({ connectionString: database.url, max: 2 })
    await addServiceAgreements(suite.pool)
    // Loads the gazetteer, which on a busy machine takes longer than the timeout of a call.
    await createEmbeddedGateway().placeOfPostcode({ postcode: 'CM8 2AB' })
  })
  afterAll(async () => {
    await disconnect()
    await suite.pool.end()
    await dropDatabase()
  })
  return suite
}
