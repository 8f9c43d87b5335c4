import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedStateFile, type EmbeddedState } from '../../lib/config/embedded-database'
import { withClient } from '../../scripts/database/client'
import { runningPostmaster } from '../../scripts/database/cluster'
import { ensureDatabase, remove, stop } from '../../scripts/database/embedded'

// A folder with a space, a quote and a dollar: any checkout has to do.
const dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'agency db ')), `it's $HOME`)
const up = (name = 'agency') => ensureDatabase({ dir, name })
const state = () => JSON.parse(fs.readFileSync(embeddedStateFile(dir), 'utf8')) as EmbeddedState
const postmaster = () => runningPostmaster({ data: path.join(state().mirror ?? dir, 'postgres') })
const read = <T extends object>(url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<T>(sql)).rows)

afterAll(async () => {
  await remove(dir)
  fs.rmSync(path.dirname(dir), { recursive: true, force: true })
})

describe('the embedded PostgreSQL', () => {
  it('is made once, whoever asks, and however many at once', async () => {
    const all = await Promise.all([up(), up(), up('second'), up()])
    expect(new Set(all.map(({ url }) => new URL(url).port)).size).toBe(1)
    expect(await read(all[2]!.url, 'select current_database() as name, current_user as user')).toEqual([
      { name: 'second', user: 'agency' },
    ])
  })

  it('keeps its passwords to itself, and refuses who has none', async () => {
    const { url } = await up()
    expect(fs.statSync(embeddedStateFile(dir)).mode & 0o777).toBe(0o600)
    const stranger = new URL(url)
    stranger.password = 'wrong'
    await expect(read(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    const [role] = await read<{ rolsuper: boolean }>(
      url,
      'select rolsuper from pg_roles where rolname = current_user',
    )
    expect(role?.rolsuper).toBe(false)
  })

  it('acknowledges only what is on disk, and listens only to this machine', async () => {
    const { url } = await up()
    const settings = await read(
      url,
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name",
    )
    expect(settings.map((row) => Object.values(row).join('='))).toEqual([
      'fsync=on',
      'full_page_writes=on',
      'listen_addresses=127.0.0.1',
      'synchronous_commit=on',
    ])
  })

  it('comes back after kill -9 with every acknowledged row, at the same address', async () => {
    const { url } = await up()
    await read(url, 'create table kept (n int); insert into kept select generate_series(1, 500)')
    process.kill(postmaster()!.pid, 'SIGKILL')
    expect((await up()).url).toBe(url)
    expect(await read(url, 'select count(*)::int as n from kept')).toEqual([{ n: 500 }])
  })

  it('is not deceived by a pid file that a dead server left and another process now bears', async () => {
    const { url } = await up()
    await stop(dir)
    const data = path.join(state().mirror ?? dir, 'postgres')
    fs.writeFileSync(
      path.join(data, 'postmaster.pid'),
      `${process.pid}\n${data}\n0\n1\n\n127.0.0.1\n0 0\nready   \n`,
    )
    expect((await up()).url).toBe(url)
  })

  it('takes another port when its own is taken', async () => {
    await up()
    await stop(dir)
    const net = await import('node:net')
    const other = net.createServer()
    const usedPort = state().port
    await new Promise<void>((resolve) => other.listen(usedPort, '127.0.0.1', resolve))
    const { url } = await up()
    expect(new URL(url).port).not.toBe(String(usedPort))
    other.close()
  })

  it('says what to do when the passwords are lost, and touches nothing', async () => {
    await up()
    if (state().mirror) return // there it is a removed checkout's, and is made anew
    await stop(dir)
    const file = embeddedStateFile(dir)
    fs.renameSync(file, `${file}.aside`)
    await expect(up()).rejects.toThrow(/postgres\.json is missing/)
    fs.renameSync(`${file}.aside`, file)
    expect(await read((await up()).url, 'select count(*)::int as n from kept')).toEqual([{ n: 500 }])
  })
})
