import net, { type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { listenForEvents } from '../../lib/events/listen'
import { subscribe, type Signal } from '../../lib/events/subscribers'
import { withClient } from '../../scripts/database/client'
import { createEmptyDatabase, type TestDatabase } from '../support/databases'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.drop())

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

const query = (sql: string) => withClient(database.url, (client) => client.query(sql))
const publish = (payload: string) => query(`select pg_notify('domain_events', $$${payload}$$)`)
const VACANCY_EVENT = { type: 'vacancy-changed' } as const

/** Starts a listener that stops with the test. @returns the signals that a subscriber gets */
function startListening(options: Partial<Parameters<typeof listenForEvents>[0]> = {}): Signal[] {
  const signals: Signal[] = []
  cleanUps.push(subscribe((signal) => signals.push(signal)))
  cleanUps.push(listenForEvents({ getConnectionUrl: async () => database.url, ...options }))
  return signals
}
const waitForConnections = (signals: Signal[], count = 1) =>
  eventually(() => expect(signals.filter(({ type }) => type === 'reconnected')).toHaveLength(count))

describe('the listener for domain events', () => {
  it('sends subscribers a signal that it is connected, and then each event', async () => {
    const signals = startListening()
    await waitForConnections(signals)
    await query("insert into site_meta (attr, val) values ('home', '{}')")
    await eventually(() => expect(signals.at(-1)).toEqual({ type: 'site-meta-changed', key: 'home' }))
  })

  it('reconnects after the database has ended its connection, and sends a signal', async () => {
    const signals = startListening()
    await waitForConnections(signals)
    await query(`
      select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'agency-events' and datname = current_database()`)
    await waitForConnections(signals, 2)
    await publish(JSON.stringify(VACANCY_EVENT))
    await eventually(() => expect(signals.at(-1)).toEqual(VACANCY_EVENT))
  })

  it('retries while the database is not available', async () => {
    const getConnectionUrl = vi.fn(async () => database.url).mockRejectedValueOnce(new Error('starting up'))
    await waitForConnections(startListening({ getConnectionUrl }))
    expect(getConnectionUrl).toHaveBeenCalledTimes(2)
  })

  it('replaces a connection that is open but silent', async () => {
    const { breakConnections, url } = await openBreakableProxy()
    const signals = startListening({ getConnectionUrl: async () => url, heartbeatMs: 100 })
    await waitForConnections(signals)
    breakConnections()
    await waitForConnections(signals, 2)
  })

  it('ignores events of unknown types, which a newer version may publish', async () => {
    const signals = startListening()
    await waitForConnections(signals)
    await publish(JSON.stringify({ type: 'comet-seen', ids: [1] }))
    await publish(JSON.stringify(VACANCY_EVENT))
    await eventually(() => expect(signals.slice(1)).toEqual([VACANCY_EVENT]))
  })

  it.each(['{"type":"listing-changed","ids":"all"}', '{"type":7}', 'no JSON'])(
    'treats an invalid event (%s) as a missed one, and reports it',
    async (payload) => {
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
      const signals = startListening()
      await waitForConnections(signals)
      await publish(payload)
      await waitForConnections(signals, 2)
      expect(consoleError).toHaveBeenCalledOnce()
    },
  )

  it('sends events to other subscribers when one fails', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    cleanUps.push(
      subscribe(({ type }) => {
        if (type === 'vacancy-changed') throw new Error('a fault of its own')
      }),
    )
    const signals = startListening()
    await waitForConnections(signals)
    await publish(JSON.stringify(VACANCY_EVENT))
    await eventually(() => expect(signals.at(-1)).toEqual(VACANCY_EVENT))
    expect(consoleError).toHaveBeenCalledOnce()
  })
})

/** Opens a proxy to the database whose connections can become silent without being closed. */
async function openBreakableProxy() {
  const target = new URL(database.url)
  const socketPairs: [Socket, Socket][] = []
  const proxy = net.createServer((clientSocket) => {
    const databaseSocket = net.connect(Number(target.port), target.hostname)
    clientSocket.pipe(databaseSocket)
    databaseSocket.pipe(clientSocket)
    for (const socket of [clientSocket, databaseSocket]) socket.on('error', () => {})
    socketPairs.push([clientSocket, databaseSocket])
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => {
    for (const socket of socketPairs.flat()) socket.destroy()
    proxy.close()
  })
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  const breakConnections = () => {
    for (const [clientSocket, databaseSocket] of socketPairs) {
      clientSocket.unpipe(databaseSocket)
      databaseSocket.unpipe(clientSocket)
      clientSocket.pause()
      databaseSocket.pause()
    }
  }
  return { breakConnections, url: url.href }
}
