import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { withClient } from '../../scripts/database/client'
import { ensureDemonstration } from '../../scripts/database/demonstration'
import { ensureDatabase } from '../../scripts/database/embedded'
import { migrate } from '../../scripts/database/migrate'
import { withLock } from '../../scripts/lock.mjs'
import { dropDatabase } from './drop-database'

/** A copy of a template database. Each of the two templates, the empty and the filled one, is made once for all tests. */
export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

const dir = path.resolve(process.env.TEST_DATA_DIR ?? '.data/test')

function listFilesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** Hashes the files of folders, and `date`, the day on which demonstration data are generated. */
function hashFiles(folders: string[], { date = '' } = {}): string {
  const hash = createHash('sha256').update(date)
  for (const file of folders.flatMap(listFilesBelow)) hash.update(file).update(fs.readFileSync(file))
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
  isFilled: boolean
}

function getTemplateName({ isFilled }: TemplateOptions): string {
  if (!isFilled) return `empty_${hashFiles(['prisma/migrations'])}`
  // The dates of the demonstration data are relative to the day on which they are generated.
  const today = new Date().toISOString().slice(0, 10)
  return `filled_${hashFiles(seedSources, { date: today })}`
}

/** Creates the template and marks it as complete. */
async function makeTemplate(name: string, { isFilled }: TemplateOptions): Promise<void> {
  const { url } = await ensureDatabase({ dir, name, isDurable: false })
  await migrate(url)
  if (isFilled) await ensureDemonstration(url, {})
  await withClient(url, (client) => client.query(`alter database ${name} is_template true`))
}

async function copyTemplate(options: TemplateOptions): Promise<TestDatabase> {
  const template = getTemplateName(options)
  const { url } = await ensureDatabase({ dir, name: 'postgres', isDurable: false })
  const copyName = `test_${randomBytes(6).toString('hex')}`
  // PostgreSQL copies a template only while nobody is connected to it, so other test processes wait for the lock.
  await withLock(path.join(dir, `${template}.lock`), () =>
    withClient(url, async (client) => {
      const selectCompleteTemplate = 'select 1 from pg_database where datname = $1 and datistemplate'
      if ((await client.query(selectCompleteTemplate, [template])).rowCount === 0)
        await makeTemplate(template, options)
      // The default strategy also writes each page to the write-ahead log, which takes twice as long for a filled
      // database.
      await client.query(`create database ${copyName} template ${template} strategy file_copy`)
    }),
  )
  const target = new URL(url)
  target.pathname = `/${copyName}`
  return { url: target.href, drop: () => withClient(url, (client) => dropDatabase(client, copyName)) }
}

export const createEmptyDatabase = (): Promise<TestDatabase> => copyTemplate({ isFilled: false })

export const createFilledDatabase = (): Promise<TestDatabase> => copyTemplate({ isFilled: true })
