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
  await withClient(url.replace(/\/[^/]*$/, '/postgres'), (client) => dropDatabase(client, database))
})

/** Applies the migrations that precede a given one. */
async function migrateUntil(migration: string): Promise<void> {
  for (const name of fs.readdirSync(MIGRATIONS).filter((entry) => /^\d/.test(entry) && entry < migration))
    fs.cpSync(path.join(MIGRATIONS, name), path.join(folder, name), { recursive: true })
  await migrate(url, { folder })
}

it('a migration creates a job for each waiting mail; mails with a secret code come first', async () => {
  await migrateUntil('20261122100024_mail_by_jobs')
  const query = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)
  await query(`insert into mail ("to", subject, text, html, state, secret) values
    ('a@home.example', 'Sent', '', '', 'sent', false), ('b@home.example', 'Waits', '', '', 'queued', false),
    ('c@home.example', 'Code', '', '', 'queued', true)`)
  expect(await migrate(url)).toContain('20261122100024_mail_by_jobs')
  expect(
    await query(
      "select key, priority, max_attempts from graphile_worker.jobs where task_identifier = 'send-mail' order by id",
    ),
  ).toEqual([
    { key: 'mail:2', priority: 0, max_attempts: 17 },
    { key: 'mail:3', priority: -10, max_attempts: 17 },
  ])
})

it('a migration fills in the terms of listed shares from their text, and leaves unclear ones empty', async () => {
  await migrateUntil('20261122155000_shared_ownership')
  const query = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)
  await query(`insert into "user" (email, first_name, last_name) values ('o@home.example', 'O', 'O')`)
  const texts = [
    '25% share; rent of £1,455 a month on the rest. More shares may be bought later.',
    'A share; ask the housing association',
  ]
  for (const text of texts) {
    await query(`with home as (
        insert into property (owner_id, street, street_slug, town, town_slug, county, county_slug, nation, postcode,
          district, type, bedrooms, bathrooms)
        values (1, '', '', '', '', '', '', 'england', '', '', 'flat-apartment', 1, 1) returning id),
      advert as (
        insert into listing (property_id, kind, status, price_pence, price_qualifier, slug, display_address, summary,
          description)
        select id, 'sale', 'available', 100, 'shared-ownership', '', '', '', '' from home)
      insert into material_fact (property_id, key, value, source, supplied_at)
      select id, 'shared_ownership', '${text}', 'agent', now() from home`)
  }
  await migrate(url)
  expect(await query('select share_percent, share_rent_pence from listing order by id')).toEqual([
    { share_percent: 25, share_rent_pence: 1_455_00 },
    { share_percent: null, share_rent_pence: null },
  ])
})
