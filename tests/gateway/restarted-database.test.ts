import { afterAll, beforeAll, expect, it } from 'vitest'
import { disconnect } from '../../lib/agency/database'
import { createEmbeddedGateway } from '../../lib/gateway/embedded'
import { addListings } from '../support/listings'
import { startDatabaseToRestart, type RestartedDatabase } from '../support/restarted-database'

/** On a busy machine PostgreSQL takes many seconds to start. */
const RESTART_WAIT_MS = 60_000
const LIMITS = { restartWaitMs: RESTART_WAIT_MS, timeoutMs: 2 * RESTART_WAIT_MS }

let database: RestartedDatabase
beforeAll(async () => {
  database = await startDatabaseToRestart()
  process.env.DATABASE_URL = database.url
  await addListings([{ price: 300_000 }])
}, RESTART_WAIT_MS)
afterAll(async () => {
  await disconnect()
  await database?.remove()
})

it.each(['restart', 'crash'] as const)(
  'searches during a %s of the database wait until the database answers again',
  async (event) => {
    const gateway = createEmbeddedGateway(LIMITS)
    let isOver = false
    const search = async () => {
      do {
        const reply = await gateway.propertySearch({ location: 'any-location', page: 1, limit: 8 })
        expect(reply).toMatchObject({ ok: true, data: { pagination: { totalItems: 1 } } })
      } while (!isOver)
    }
    const restartDatabase = async () => {
      try {
        await database[event]()
      } finally {
        isOver = true
      }
    }
    await Promise.all([restartDatabase(), search()])
  },
  3 * RESTART_WAIT_MS,
)
