import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { withClient } from '../../scripts/database/client'
import { ensureDemonstration } from '../../scripts/database/demonstration'
import { ensureDatabase } from '../../scripts/database/embedded'
import { migrate } from '../../scripts/database/migrate'
import { withLock } from '../../scripts/lock.mjs'
import { dropDatabase } from './drop-database'

/** A copy of a template database. A template is migrated, and filled with the seed, once for all tests. */
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

/** Hashes files, and the date where it matters: demonstration data are dated from today. */
function fingerprint(folders: string[], date: string): string {
  const hash = createHash('sha256').update(date)
  for (const file of folders.flatMap(filesBelow)) hash.update(file).update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** Folders whose files decide what the seed generates. */
const seedSources = [
  'prisma/migrations',
  'prisma/seed',
  'lib/agency/places',
  'lib/agency/selling',
  'lib/config',
  'lib/domain',
  'lib/format',
  'lib/tenancy',
]

interface TemplateOptions {
  /** Whether the database has the demonstration data. */
  filled: boolean
}

function templateName({ filled }: TemplateOptions): string {
  if (!filled) return `empty_${fingerprint(['prisma/migrations'], '')}`
  const today = new Date().toISOString().slice(0, 10)
  return `filled_${fingerprint(seedSources, today)}`
}

/** Creates the template unless it exists; the lock keeps other test processes waiting. */
async function ensureTemplate({ filled }: TemplateOptions): Promise<{ name: string; url: string }> {
  const name = templateName({ filled })
  const { url } = await ensureDatabase({ dir, name, isDurable: false })
  await withLock(path.join(dir, `${name}.lock`), async () => {
    await migrate(url)
    if (filled) await ensureDemonstration(url, {})
  })
  return { name, url }
}

async function copyTemplate(options: TemplateOptions): Promise<TestDatabase> {
  const { name, url } = await ensureTemplate(options)
  const copy = `test_${randomBytes(6).toString('hex')}`
  // PostgreSQL copies a template only while nobody is connected to it.
  const admin = new URL(url)
  admin.pathname = '/postgres'
  await withLock(path.join(dir, `${name}.lock`), () =>
    withClient(admin.href, (client) =>
      // Writing each page to the log too, the default, takes twice as long for a filled database.
      client.query(`create database ${copy} template ${name} strategy file_copy`),
    ),
  )
  const target = new URL(url)
  target.pathname = `/${copy}`
  return { url: target.href, drop: () => withClient(admin.href, (client) => dropDatabase(client, copy)) }
}

export const emptyDatabase = (): Promise<TestDatabase> => copyTemplate({ filled: false })

export const filledDatabase = (): Promise<TestDatabase> => copyTemplate({ filled: true })
