import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { parseEnv } from '../../lib/config/env'
import { answerHealth, readHealth } from '../../lib/server/health'

const connect = vi.fn<() => Promise<void>>(() => Promise.resolve())
vi.mock('pg', () => ({
  default: {
    Client: class {
      on = () => this
      connect = connect
      query = () => Promise.resolve()
      end = () => Promise.resolve()
    },
  },
}))

const SETTINGS = parseEnv({ DATABASE_URL: 'postgres://localhost/none', DEMO: '1' })

async function readStatus(): Promise<number> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  await answerHealth(response, { readHealth: () => readHealth(SETTINGS) }, undefined)
  return response.statusCode
}

it('simultaneous requests share one connection to the database, and a later request opens another', async () => {
  const statuses = await Promise.all(Array.from({ length: 50 }, readStatus))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(connect).toHaveBeenCalledTimes(1)
  connect.mockRejectedValueOnce(new Error('refused'))
  expect(await readStatus()).toBe(503)
  expect(await readStatus()).toBe(200)
})
