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
import { eventually } from '../support/eventually'

let folder: string
let url: string
const createDatabaseName = () => `migrate_${randomBytes(6).toString('hex')}`
const writeMigration = (migration: string, sql: string) => {
  fs.mkdirSync(path.join(folder, migration), { recursive: true })
  fs.writeFileSync(path.join(folder, migration, 'migration.sql'), sql)
}
const query = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)
let database: string

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  database = createDatabaseName()
  url = (await ensureDatabase({ dir: testDataDir(), name: database, isDurable: false })).url
  writeMigration('1_first', 'create table first (id int); insert into first values (1)')
  writeMigration('2_second', 'create table second (id int)')
})

afterEach(async () => {
  fs.rmSync(folder, { recursive: true })
  const maintenanceUrl = url.replace(/\/[^/]*$/, '/postgres')
  await withClient(maintenanceUrl, (client) => dropDatabase(client, database))
})

const SHA256_HEX_DIGITS = 64

describe('the migration runner', () => {
  it('applies the missing migrations in order, and none when it runs again', async () => {
    expect(await migrate(url, { folder })).toEqual(['1_first', '2_second'])
    expect(await migrate(url, { folder })).toEqual([])
    writeMigration('3_third', 'create table third (id int)')
    expect(await migrate(url, { folder })).toEqual(['3_third'])
  })

  it('applies each migration once when several processes start at the same time', async () => {
    const appliedByRun = await Promise.all(Array.from({ length: 4 }, () => migrate(url, { folder })))
    expect(appliedByRun.flat().sort()).toEqual(['1_first', '2_second'])
    expect(await query('select * from first')).toEqual([{ id: 1 }])
  })

  it('records the applied migrations in the table of Prisma, with SHA-256 checksums as Prisma does', async () => {
    await migrate(url, { folder })
    const [row] = await query(`
      select migration_name, length(checksum) as checksum_length, finished_at is not null as is_finished,
             applied_steps_count
        from _prisma_migrations order by migration_name`)
    expect(row).toEqual({
      migration_name: '1_first',
      checksum_length: SHA256_HEX_DIGITS,
      is_finished: true,
      applied_steps_count: 1,
    })
  })

  it('rolls back a migration that fails, and applies none after it', async () => {
    writeMigration('3_broken', 'create table half (id int); select 1 / 0')
    writeMigration('4_after', 'create table after_it (id int)')
    await expect(migrate(url, { folder })).rejects.toThrow('Migration 3_broken failed: division by zero')
    expect(
      await query(`
        select to_regclass('half') as half, to_regclass('after_it') as after_it,
               to_regclass('second') is not null as has_second`),
    ).toEqual([{ half: null, after_it: null, has_second: true }])
  })

  it('lets others use a table while it waits for a transaction that has locked the table', async () => {
    await migrate(url, { folder })
    writeMigration('3_column', 'alter table first add column name text')
    await withClient(url, async (importer) => {
      await importer.query('begin')
      await importer.query('select * from first')
      const migrating = migrate(url, { folder, lockTimeoutMs: 20, lockRetryMs: 20 })
      await eventually(async () =>
        expect(
          await query(
            "select from pg_stat_activity where datname = current_database() and query like 'alter table first%'",
          ),
        ).toHaveLength(1),
      )
      // A migration that waited without a limit would block this query until the import is over.
      expect(await query('select * from first')).toEqual([{ id: 1 }])
      await importer.query('commit')
      expect(await migrating).toEqual(['3_column'])
    })
    expect(await query('select name from first')).toEqual([{ name: null }])
  })

  it('refuses a migration that was edited after it was applied', async () => {
    await migrate(url, { folder })
    writeMigration('1_first', 'create table first (id bigint)')
    await expect(migrate(url, { folder })).rejects.toThrow(/1_first was edited after it was applied/)
  })

  it('refuses to go on after a migration that another tool has left unfinished', async () => {
    await migrate(url, { folder })
    await query("update _prisma_migrations set finished_at = null where migration_name = '2_second'")
    await expect(migrate(url, { folder })).rejects.toThrow(/2_second was begun by another tool/)
  })
})
