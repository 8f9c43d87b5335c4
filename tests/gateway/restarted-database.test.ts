import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../lib/agency/database'
import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import { addListings } from '../support/listings'
import { startDatabaseToRestart, type RestartedDatabase } from '../support/restarted-database'

let database: RestartedDatabase
beforeAll(async () => {
  database = await startDatabaseToRestart()
  process.env.DATABASE_URL = database.url
  await addListings([{ price: 300_000 }])
}, 60_000)
afterAll(async () => {
  await disconnect()
  await database?.remove()
})

it.each(['restart', 'crash'] as const)(
  'searches that meet a %s of the database wait for it',
  async (event) => {
    const gateway = createEmbeddedGateway()
    let isOver = false
    const end = database[event]().finally(() => (isOver = true))
    let searchCount = 0
    while (!isOver || searchCount === 0) {
      const reply = await gateway.propertySearch({ location: 'any-location', page: 1, limit: 8 })
      expect(reply).toMatchObject({ ok: true, data: { pagination: { totalItems: 1 } } })
      searchCount += 1
    }
    await end
  },
  60_000,
)
