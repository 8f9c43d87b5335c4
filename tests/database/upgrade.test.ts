import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withClient } from '../../scripts/database/client'
import { ensureDatabase } from '../../scripts/database/embedded'
import { migrate } from '../../scripts/database/migrate'
import { dropDatabase } from '../support/drop-database'
import { testDataDir } from '../support/e2e-database'

const MIGRATIONS = 'prisma/migrations'
let url: string
let database: string
let folder: string

beforeEach(async () => {
  database = `upgrade_${randomBytes(6).toString('hex')}`
  url = (await ensureDatabase({ dir: testDataDir(), name: database, isDurable: false })).url
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
})
afterEach(async () => {
  fs.rmSync(folder, { recursive: true })
  const maintenanceUrl = url.replace(/\/[^/]*$/, '/postgres')
  await withClient(maintenanceUrl, (client) => dropDatabase(client, database))
})

const query = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)

/** Inserts a row into a table as it was before the migration under test. @returns the row's id */
async function insert(table: string, row: Record<string, string | number>): Promise<number> {
  const columns = Object.keys(row)
  const parameters = columns.map((_, index) => `$${index + 1}`)
  const statement = `insert into ${table} (${columns.join(', ')}) values (${parameters.join(', ')}) returning id`
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: number }>(statement, Object.values(row)),
  )
  return rows[0]!.id
}

/** Applies the migrations that precede a given one. */
async function migrateUntil(migration: string): Promise<void> {
  for (const name of fs.readdirSync(MIGRATIONS).filter((entry) => /^\d/.test(entry) && entry < migration))
    fs.cpSync(path.join(MIGRATIONS, name), path.join(folder, name), { recursive: true })
  await migrate(url, { folder })
}

/** How many attempts the migration mail_by_jobs gives to the job of each mail. */
const MAIL_ATTEMPTS = 17

it('a migration creates a job for each waiting mail, and mails with a secret code are sent first', async () => {
  await migrateUntil('20261122100024_mail_by_jobs')
  await query(`insert into mail ("to", subject, text, html, state, secret) values
    ('a@home.example', 'Sent', '', '', 'sent', false), ('b@home.example', 'Waits', '', '', 'queued', false),
    ('c@home.example', 'Code', '', '', 'queued', true)`)
  expect(await migrate(url)).toContain('20261122100024_mail_by_jobs')
  expect(
    await query(`
      select key, priority, max_attempts from graphile_worker.jobs
       where task_identifier = 'send-mail' order by id`),
  ).toEqual([
    { key: 'mail:2', priority: 0, max_attempts: MAIL_ATTEMPTS },
    { key: 'mail:3', priority: -10, max_attempts: MAIL_ATTEMPTS },
  ])
})

it('a migration fills in the terms of listed shares from their text, and leaves unclear ones empty', async () => {
  await migrateUntil('20261122155000_shared_ownership')
  const ownerId = await insert('"user"', { email: 'o@home.example', first_name: 'O', last_name: 'O' })
  const texts = [
    '25% share; rent of £1,455 a month on the rest. More shares may be bought later.',
    'A share; ask the housing association',
  ]
  for (const text of texts) {
    const propertyId = await insert('property', {
      owner_id: ownerId,
      street: '',
      street_slug: '',
      town: '',
      town_slug: '',
      county: '',
      county_slug: '',
      nation: 'england',
      postcode: '',
      district: '',
      type: 'flat-apartment',
      bedrooms: 1,
      bathrooms: 1,
    })
    await insert('listing', {
      property_id: propertyId,
      kind: 'sale',
      status: 'available',
      price_pence: 100,
      price_qualifier: 'shared-ownership',
      slug: '',
      display_address: '',
      summary: '',
      description: '',
    })
    await insert('material_fact', {
      property_id: propertyId,
      key: 'shared_ownership',
      value: text,
      source: 'agent',
      supplied_at: new Date().toISOString(),
    })
  }
  await migrate(url)
  expect(await query('select share_percent, share_rent_pence from listing order by id')).toEqual([
    { share_percent: 25, share_rent_pence: 1_455_00 },
    { share_percent: null, share_rent_pence: null },
  ])
})
