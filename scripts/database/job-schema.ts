import type { Client } from 'pg'

/** The latest migration that the installed version of graphile-worker brings; a test holds it to that. */
export const JOB_SCHEMA_VERSION = 19

/** One row when the job runner's tables are up to date; fails where there are none. */
export const JOB_SCHEMA_INSTALLED = `select from graphile_worker.migrations where id = ${JOB_SCHEMA_VERSION}`

/** Whether jobs can be added to a database. */
export async function hasJobSchema(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select where to_regclass('graphile_worker.migrations') is not null",
  )
  return rowCount === 1 && (await client.query(JOB_SCHEMA_INSTALLED)).rowCount === 1
}

/** Installs or updates the tables of the job runner, in a schema of their own. It needs no superuser. */
export async function installJobSchema(url: string): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker')
  await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) })
}
