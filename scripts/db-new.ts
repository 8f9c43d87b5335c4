// npm run db:new -- NAME: writes a migration from the changes of prisma/schema.prisma since its snapshot. Triggers and
// partial indexes, which the schema language cannot express, are added by hand.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { DATABASE_NAME } from '../lib/config/embedded-database'
import { env } from '../lib/config/env'
import { ensureDatabase } from './database/embedded'

const SCHEMA = 'prisma/schema.prisma'
const MIGRATIONS_FOLDER = 'prisma/migrations'
const SNAPSHOT = path.join(MIGRATIONS_FOLDER, 'schema.snapshot.prisma')

interface SchemaEngine {
  diff(request: object): Promise<{ stdout: string | null }>
}

/**
 * Loads Prisma's schema engine without its package's loader, which needs a bundler. The engine requires a connection,
 * though a diff of two schema files does not use the database.
 */
async function loadEngine(url: string): Promise<SchemaEngine> {
  const bindingsFile = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const bindings = await import(bindingsFile)
  const { instance } = await WebAssembly.instantiate(
    fs.readFileSync(bindingsFile.replace(/\.js$/, '.wasm')),
    {
      './schema_engine_bg.js': bindings,
    },
  )
  bindings.__wbg_set_wasm(instance.exports)
  ;(instance.exports['__wbindgen_start'] as () => void)()
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url }))
  return bindings.SchemaEngine.new(
    { datamodels: [[SCHEMA, fs.readFileSync(SCHEMA, 'utf8')]] },
    () => {}, // the engine's log
    adapter,
  ) as Promise<SchemaEngine>
}

/** Formats the timestamp with which the name of a migration begins: '20261122140530'. */
const formatTimestamp = (date: Date): string => date.toISOString().replace(/\D/g, '').slice(0, 14)

/** Writes the migration and the new snapshot. @returns the migration's folder; undefined if nothing has changed */
async function createMigration(name: string): Promise<string | undefined> {
  const schema = fs.readFileSync(SCHEMA, 'utf8')
  const toSchemaFile = (content: string) => ({ tag: 'schemaDatamodel', files: [{ path: SCHEMA, content }] })
  const { DATA_DIR, DATABASE_URL } = env()
  const engine = await loadEngine(
    DATABASE_URL ?? (await ensureDatabase({ dir: DATA_DIR, name: DATABASE_NAME })).url,
  )
  const { stdout } = await engine.diff({
    from: fs.existsSync(SNAPSHOT) ? toSchemaFile(fs.readFileSync(SNAPSHOT, 'utf8')) : { tag: 'empty' },
    to: toSchemaFile(schema),
    script: true,
    exitCode: null, // required by the engine's type; only Prisma's own command line asks for an exit code
    filters: { externalTables: [], externalEnums: [] },
  })
  // Prisma writes this comment if only the layout of the schema has changed.
  const isEmpty = !stdout || stdout.startsWith('-- This is an empty migration')
  const folderName = isEmpty ? undefined : `${formatTimestamp(new Date())}_${name}`
  if (folderName && stdout) {
    fs.mkdirSync(path.join(MIGRATIONS_FOLDER, folderName))
    fs.writeFileSync(path.join(MIGRATIONS_FOLDER, folderName, 'migration.sql'), stdout)
  }
  // The snapshot is written last. If writing the migration fails, the next run must still find the changes.
  fs.writeFileSync(SNAPSHOT, schema)
  return folderName
}

const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Say what changes, in lower case: npm run db:new -- add_viewing_times')
  process.exit(1)
}
const folderName = await createMigration(name)
console.log(
  folderName
    ? `Written: ${path.join(MIGRATIONS_FOLDER, folderName, 'migration.sql')}. Read it before you commit it.`
    : 'The schema has not changed.',
)
process.exit(0) // the engine's connections would keep the process alive
