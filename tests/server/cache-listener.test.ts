import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../support/eventually'
import { onInvalidation } from '../../lib/cache/tagged-cache'
import { listenForChanges } from '../../lib/server/cache-listener'
import { withClient } from '../../scripts/database/client'
import { emptyDatabase, type TestDatabase } from '../support/databases'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

const run = (sql: string) => withClient(database.url, (client) => client.query(sql))
const listeners =
  "select pid from pg_stat_activity where application_name = 'agency-changes' and datname = current_database()"
const isListening = () =>
  eventually(async () => expect((await run(`${listeners} and query like 'listen%'`)).rowCount).toBe(1))

it('drops what changed, says so, and comes back after the database was away', async () => {
  const heard: string[][] = []
  const unsubscribe = onInvalidation((tags) => heard.push([...tags]))
  const stop = listenForChanges({ connect: async () => database.url })
  await isListening()

  await run("insert into site_meta (attr, val) values ('home', '{}')") // the database's own trigger tells
  await eventually(() => expect(heard).toEqual([['site-meta']]))

  await run(`select pg_terminate_backend(pid) from (${listeners}) as lost`)
  // It may have missed something meanwhile: everything that pages are kept under goes.
  await eventually(() =>
    expect(heard.at(-1)).toEqual(expect.arrayContaining(['site-meta', 'listings', 'news'])),
  )
  await isListening()
  await run("select pg_notify('cache_tags', 'news,guides')")
  await eventually(() => expect(heard.at(-1)).toEqual(['news', 'guides']))
  await stop()
  unsubscribe()
})
