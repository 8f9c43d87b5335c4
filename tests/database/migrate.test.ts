import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withClient } from '../../scripts/database/client'
import { ensureDatabase } from '../../scripts/database/embedded'
import { migrate } from '../../scripts/database/migrate'
import { dropDatabase } from '../support/drop-database'
import { testDataDir } from '../support/e2e-database'

let folder: string
let url: string
const name = () => `migrate_${randomBytes(6).toString('hex')}`
const write = (migration: string, sql: string) => {
  fs.mkdirSync(path.join(folder, migration), { recursive: true })
  fs.writeFileSync(path.join(folder, migration, 'migration.sql'), sql)
}
const rows = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)
let database: string

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  database = name()
  url = (await ensureDatabase({ dir: testDataDir(), name: database, isDurable: false })).url
  write('1_first', 'create table first (id int); insert into first values (1)')
  write('2_second', 'create table second (id int)')
})

afterEach(async () => {
  fs.rmSync(folder, { recursive: true })
  const admin = url.replace(/\/[^/]*$/, '/postgres')
  await withClient(admin, (client) => dropDatabase(client, database))
})

describe('the migration runner', () => {
  it('applies what is missing, in order, and then nothing', async () => {
    expect(await migrate(url, { folder })).toEqual(['1_first', '2_second'])
    expect(await migrate(url, { folder })).toEqual([])
    write('3_third', 'create table third (id int)')
    expect(await migrate(url, { folder })).toEqual(['3_third'])
  })

  it('applies each once when several begin together', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => migrate(url, { folder })))
    expect(all.flat().sort()).toEqual(['1_first', '2_second'])
    expect(await rows('select * from first')).toEqual([{ id: 1 }])
  })

  it('keeps its books as Prisma does', async () => {
    await migrate(url, { folder })
    const [row] = await rows(
      'select migration_name, length(checksum) as checksum, finished_at is not null as finished, applied_steps_count from _prisma_migrations order by migration_name',
    )
    expect(row).toEqual({ migration_name: '1_first', checksum: 64, finished: true, applied_steps_count: 1 })
  })

  it('leaves nothing of a migration that fails, and stops there', async () => {
    write('3_broken', 'create table half (id int); select 1 / 0')
    write('4_after', 'create table after_it (id int)')
    await expect(migrate(url, { folder })).rejects.toThrow('Migration 3_broken failed: division by zero')
    expect(
      await rows(
        "select to_regclass('half') as half, to_regclass('after_it') as after_it, to_regclass('second') is not null as second",
      ),
    ).toEqual([{ half: null, after_it: null, second: true }])
  })

  it('refuses a migration that was edited after it was applied', async () => {
    await migrate(url, { folder })
    write('1_first', 'create table first (id bigint)')
    await expect(migrate(url, { folder })).rejects.toThrow(/1_first was edited after it was applied/)
  })

  it('stops at one that another tool left unfinished', async () => {
    await migrate(url, { folder })
    await rows("update _prisma_migrations set finished_at = null where migration_name = '2_second'")
    await expect(migrate(url, { folder })).rejects.toThrow(/2_second was begun by another tool/)
  })
})
