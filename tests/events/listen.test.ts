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

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

const run = (sql: string) => withClient(database.url, (client) => client.query(sql))
const publish = (payload: string) => run(`select pg_notify('domain_events', $$${payload}$$)`)
const VACANCY = { type: 'vacancy-changed' } as const

/** What reaches a subscriber of a listener that is ended with the test. */
function listening(options: Partial<Parameters<typeof listenForEvents>[0]> = {}): Signal[] {
  const heard: Signal[] = []
  endings.push(subscribe((signal) => heard.push(signal)))
  endings.push(listenForEvents({ getConnectionUrl: async () => database.url, ...options }))
  return heard
}
const begun = (heard: Signal[], times = 1) =>
  eventually(() => expect(heard.filter(({ type }) => type === 'reconnected')).toHaveLength(times))

describe('the listener for domain events', () => {
  it('tells subscribers that it listens, and then each event', async () => {
    const heard = listening()
    await begun(heard)
    await run("insert into site_meta (attr, val) values ('home', '{}')")
    await eventually(() => expect(heard.at(-1)).toEqual({ type: 'site-meta-changed', key: 'home' }))
  })

  it('listens again after the database ended its connection, and says so', async () => {
    const heard = listening()
    await begun(heard)
    await run(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'agency-events' and datname = current_database()",
    )
    await begun(heard, 2)
    await publish(JSON.stringify(VACANCY))
    await eventually(() => expect(heard.at(-1)).toEqual(VACANCY))
  })

  it('tries again while the database cannot be had', async () => {
    const connect = vi.fn(async () => database.url).mockRejectedValueOnce(new Error('starting up'))
    await begun(listening({ getConnectionUrl: connect }))
    expect(connect).toHaveBeenCalledTimes(2)
  })

  it('notices a connection over which nothing comes any more', async () => {
    const { link, url } = await breakableLink()
    const heard = listening({ getConnectionUrl: async () => url, heartbeatMs: 100 })
    await begun(heard)
    link.breakConnections()
    await begun(heard, 2)
  })

  it('ignores events of types that it does not know, as a newer version may publish them', async () => {
    const heard = listening()
    await begun(heard)
    await publish(JSON.stringify({ type: 'comet-seen', ids: [1] }))
    await publish(JSON.stringify(VACANCY))
    await eventually(() => expect(heard.slice(1)).toEqual([VACANCY]))
  })

  it.each(['{"type":"listing-changed","ids":"all"}', '{"type":7}', 'no JSON'])(
    'takes an unreadable event (%s) for a missed one, and reports it',
    async (payload) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
      const heard = listening()
      await begun(heard)
      await publish(payload)
      await begun(heard, 2)
      expect(errors).toHaveBeenCalledOnce()
    },
  )

  it('keeps telling other subscribers when one fails', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    endings.push(
      subscribe(({ type }) => {
        if (type === 'vacancy-changed') throw new Error('a fault of its own')
      }),
    )
    const heard = listening()
    await begun(heard)
    await publish(JSON.stringify(VACANCY))
    await eventually(() => expect(heard.at(-1)).toEqual(VACANCY))
    expect(errors).toHaveBeenCalledOnce()
  })
})

/** A way to the database on which open connections can fall silent without being closed. */
async function breakableLink() {
  const target = new URL(database.url)
  const open: [Socket, Socket][] = []
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
    open.push([near, far])
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  endings.push(() => {
    for (const socket of open.flat()) socket.destroy()
    proxy.close()
  })
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  const breakConnections = () => {
    for (const [near, far] of open) {
      near.unpipe(far)
      far.unpipe(near)
      near.pause()
      far.pause()
    }
  }
  return { link: { breakConnections }, url: url.href }
}
