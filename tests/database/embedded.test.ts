import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedStateFile, type EmbeddedState } from '../../lib/config/embedded-database'
import { parseEnv } from '../../lib/config/env'
import { withClient } from '../../scripts/database/client'
import { findRunningPostmaster } from '../../scripts/database/cluster'
import { ensureDatabase, removeDatabase, stopDatabase } from '../../scripts/database/embedded'
import { prepareDatabase } from '../../scripts/database/prepare'

// The path has a space, a quote and a dollar, because a checkout may lie in any folder.
const dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'agency db ')), `it's $HOME`)
const ensureTestDatabase = (name = 'agency') => ensureDatabase({ dir, name })
const readState = () => JSON.parse(fs.readFileSync(embeddedStateFile(dir), 'utf8')) as EmbeddedState
const getDataFolder = () => path.join(readState().mirror ?? dir, 'postgres')
const query = <T extends object>(url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<T>(sql)).rows)

afterAll(async () => {
  await removeDatabase(dir)
  fs.rmSync(path.dirname(dir), { recursive: true, force: true })
})

describe('the embedded PostgreSQL', () => {
  it('is created once, even when several callers ask for it at the same time', async () => {
    const databases = await Promise.all([
      ensureTestDatabase(),
      ensureTestDatabase(),
      ensureTestDatabase('second'),
      ensureTestDatabase(),
    ])
    expect(new Set(databases.map(({ url }) => new URL(url).port)).size).toBe(1)
    expect(await query(databases[2]!.url, 'select current_database() as name, current_user as user')).toEqual(
      [{ name: 'second', user: 'agency' }],
    )
  })

  it('keeps its passwords in a file that only its user may read, refuses a wrong password, and grants no superuser', async () => {
    const { url } = await ensureTestDatabase()
    expect(fs.statSync(embeddedStateFile(dir)).mode & 0o777).toBe(0o600)
    const urlWithWrongPassword = new URL(url)
    urlWithWrongPassword.password = 'wrong'
    await expect(query(urlWithWrongPassword.href, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    )
    const [role] = await query<{ rolsuper: boolean }>(
      url,
      'select rolsuper from pg_roles where rolname = current_user',
    )
    expect(role?.rolsuper).toBe(false)
  })

  it('acknowledges a commit only once it is on disk, and accepts connections only from this machine', async () => {
    const { url } = await ensureTestDatabase()
    const settings = await query(
      url,
      `select name, setting from pg_settings
        where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`,
    )
    expect(settings.map((row) => Object.values(row).join('='))).toEqual([
      'fsync=on',
      'full_page_writes=on',
      'listen_addresses=127.0.0.1',
      'synchronous_commit=on',
    ])
  })

  it('restarts after SIGKILL with every acknowledged row, at the same URL', async () => {
    const { url } = await ensureTestDatabase()
    await query(url, 'create table kept (n int); insert into kept select generate_series(1, 500)')
    process.kill(findRunningPostmaster({ data: getDataFolder() })!.pid, 'SIGKILL')
    expect((await ensureTestDatabase()).url).toBe(url)
    expect(await query(url, 'select count(*)::int as n from kept')).toEqual([{ n: 500 }])
  })

  it('starts although a stale postmaster.pid names the process id of another running process', async () => {
    const { url } = await ensureTestDatabase()
    await stopDatabase(dir)
    const data = getDataFolder()
    // The lines of the file: process id, data folder, start time, port, socket folder, address, shared memory, status.
    fs.writeFileSync(
      path.join(data, 'postmaster.pid'),
      `${process.pid}\n${data}\n0\n1\n\n127.0.0.1\n0 0\nready   \n`,
    )
    expect((await ensureTestDatabase()).url).toBe(url)
  })

  it('takes another port when another server uses its port', async () => {
    await ensureTestDatabase()
    await stopDatabase(dir)
    const net = await import('node:net')
    const otherServer = net.createServer()
    const usedPort = readState().port
    await new Promise<void>((resolve) => otherServer.listen(usedPort, '127.0.0.1', resolve))
    const { url } = await ensureTestDatabase()
    expect(new URL(url).port).not.toBe(String(usedPort))
    otherServer.close()
  })

  it('gets no demonstration homes where Stripe takes money', async () => {
    const settings = parseEnv({
      DATA_DIR: dir,
      STRIPE_SECRET_KEY: 'sk_test_1',
      API_KEY: 'a-key-of-this-test',
    })
    const url = await prepareDatabase({ settings, name: 'live' })
    expect(await query(url!, 'select count(*)::int as count from listing')).toEqual([{ count: 0 }])
  })

  it('reports a missing password file, and keeps the data', async () => {
    await ensureTestDatabase()
    // Without that file, a mirror folder counts as the data of a removed checkout, and is replaced.
    if (readState().mirror) return
    await stopDatabase(dir)
    const stateFile = embeddedStateFile(dir)
    fs.renameSync(stateFile, `${stateFile}.aside`)
    await expect(ensureTestDatabase()).rejects.toThrow(/postgres\.json is missing/)
    fs.renameSync(`${stateFile}.aside`, stateFile)
    // The table of the test above that kills the server.
    expect(await query((await ensureTestDatabase()).url, 'select count(*)::int as n from kept')).toEqual([
      { n: 500 },
    ])
  })
})
