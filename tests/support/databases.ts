import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { withClient } from '../../scripts/database/client'
import { ensureDemonstration } from '../../scripts/database/demonstration'
import { ensureDatabase } from '../../scripts/database/embedded'
import { migrate } from '../../scripts/database/migrate'
import { withLock } from '../../scripts/lock.mjs'

/**
 * Databases for tests: each file gets one of its own, copied from a template that is migrated (and
 * filled) once for the present migrations and seed. They live in the embedded PostgreSQL of
 * TEST_DATA_DIR, apart from the application's.
 */
export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

const dir = path.resolve(process.env.TEST_DATA_DIR ?? '.data/test')

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** Changes whenever what fills a template changes; the date is part of it, as the data speak of today. */
function fingerprint(folders: string[], date: string): string {
  const hash = createHash('sha256').update(date)
  for (const file of folders.flatMap(filesBelow)) hash.update(file).update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

async function template(filled: boolean): Promise<{ name: string; url: string }> {
  const today = new Date().toISOString().slice(0, 10)
  const name = filled
    ? `filled_${fingerprint(['prisma/migrations', 'prisma/seed', 'lib/agency/places'], today)}`
    : `empty_${fingerprint(['prisma/migrations'], '')}`
  const { url } = await ensureDatabase({ dir, name })
  await withLock(path.join(dir, `${name}.lock`), async () => {
    await migrate(url)
    if (filled) await ensureDemonstration(url, {})
  })
  return { name, url }
}

const PERMISSION_DENIED = '42501'

/**
 * Drops a database under whoever uses it. A vacuum that PostgreSQL itself runs there may not be
 * ended by us; it is over soon, so the drop is asked for again.
 */
async function dropDatabase(client: Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== PERMISSION_DENIED || attempt === 40) throw error
      await client.query('select pg_sleep(0.25)')
    }
  }
}

async function copy(filled: boolean): Promise<TestDatabase> {
  const { name, url } = await template(filled)
  const own = `test_${randomBytes(6).toString('hex')}`
  // Copying wants the template to itself: one at a time, from a connection to another database.
  const admin = new URL(url)
  admin.pathname = '/postgres'
  await withLock(path.join(dir, `${name}.lock`), () =>
    withClient(admin.href, (client) => client.query(`create database ${own} template ${name}`)),
  )
  const target = new URL(url)
  target.pathname = `/${own}`
  return { url: target.href, drop: () => withClient(admin.href, (client) => dropDatabase(client, own)) }
}

/** A migrated database without a row. */
export const emptyDatabase = (): Promise<TestDatabase> => copy(false)

/** A database with the whole demonstration market. */
export const filledDatabase = (): Promise<TestDatabase> => copy(true)
