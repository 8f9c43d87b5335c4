import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Client } from 'pg'
import { withAdvisoryLock, withClient } from './client'

/** The advisory lock's key, which no other lock has (tests/database/advisory-locks.test.ts). */
const FILL_LOCK = 72_707_370

/** The only row of this table tells whether the filling of the database has finished or was interrupted. */
const CREATE_MARKER = `create table if not exists _demonstration (
  only_one boolean primary key default true check (only_one),
  started_at timestamptz not null default now(), finished_at timestamptz)`

/** Returns one row, without columns, if the filling has finished. Fails if it never began, because the table is missing. */
export const DEMONSTRATION_FINISHED_QUERY = 'select from _demonstration where finished_at is not null'

/** `in use` is the state of a database that has listings and was not filled by this module. */
type FillState = 'filled' | 'interrupted' | 'in use' | 'empty'

/**
 * Fills an empty database with the demonstration, once. A database with listings of its own is not changed.
 * @param reset empties a database whose filling was interrupted; absent for the operator's own database
 */
export async function ensureDemonstration(
  url: string,
  {
    reset,
    onProgress,
    projectDir = process.cwd(),
  }: {
    reset?: () => Promise<void>
    onProgress?: ((line: string) => void) | undefined
    projectDir?: string
  },
): Promise<void> {
  await withClient(url, async (client) => {
    if ((await readFillState(client)) === 'filled') return
    const onWait = () => onProgress?.('Another process is filling the demonstration data; waiting for it …')
    await withAdvisoryLock(
      client,
      FILL_LOCK,
      async () => {
        const state = await readFillState(client)
        if (state === 'filled' || state === 'in use') return
        if (state === 'interrupted') {
          if (!reset)
            throw new Error(
              'Filling the demonstration data was interrupted: empty the database, and start again.',
            )
          onProgress?.('The demonstration data is incomplete; beginning anew …')
          await reset()
        }
        await client.query(CREATE_MARKER)
        await client.query('insert into _demonstration default values')
        await fillInChild(url, projectDir, onProgress)
        await client.query('update _demonstration set finished_at = now()')
      },
      onWait,
    )
  })
}

async function readFillState(client: Client): Promise<FillState> {
  const { rowCount: markers } = await client.query(
    "select 1 from pg_class where oid = to_regclass('_demonstration')",
  )
  if (markers) {
    const { rows } = await client.query<{ finished_at: Date | null }>(
      'select finished_at from _demonstration',
    )
    if (rows[0]) return rows[0].finished_at ? 'filled' : 'interrupted'
  }
  const { rows } = await client.query<{ is_used: boolean }>(
    'select exists (select 1 from property) as is_used',
  )
  return rows[0]?.is_used ? 'in use' : 'empty'
}

/** Fills the database in a child process, so that the server's bundle needs neither the seed nor Prisma's tools. */
function fillInChild(url: string, projectDir: string, onProgress?: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(projectDir, 'scripts/database/fill.ts')],
      {
        cwd: projectDir,
        env: { ...process.env, FILL_DATABASE_URL: url },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    createInterface({ input: child.stdout }).on('line', (line) => onProgress?.(line))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error('The demonstration data could not be filled.')),
    )
  })
}
