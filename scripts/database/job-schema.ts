import type { Client } from 'pg'

/** The number of the latest migration of the installed graphile-worker. A test checks it. */
export const JOB_SCHEMA_VERSION = 19

/** Returns one row, without columns, if the job runner's tables are up to date. Fails if there are no tables. */
export const JOB_SCHEMA_INSTALLED_QUERY = `select from graphile_worker.migrations where id = ${JOB_SCHEMA_VERSION}`

export async function hasJobSchema(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select where to_regclass('graphile_worker.migrations') is not null",
  )
  return rowCount === 1 && (await client.query(JOB_SCHEMA_INSTALLED_QUERY)).rowCount === 1
}

/** Installs the job runner's tables, which have a schema of their own. The runner's log is discarded. */
export async function installJobSchema(url: string): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker')
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) })
}
