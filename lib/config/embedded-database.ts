import fs from 'node:fs'
import path from 'node:path'
import { env } from './env'

/** What the embedded PostgreSQL remembers between starts, beside its data (0600). */
export interface EmbeddedState {
  port: number
  /** Of the role `agency`, which owns the databases and is no superuser. */
  password: string
  /** Of the role `postgres`; nothing but the start uses it. */
  superPassword: string
  /** Where the data stands when its account cannot enter DATA_DIR; absent means `${DATA_DIR}/postgres`. */
  mirror?: string
}

/** The name of the application's database inside the embedded PostgreSQL. */
export const DATABASE_NAME = 'agency'

/** Absolute path of the state file of the embedded PostgreSQL under a data folder. */
export function embeddedStateFile(dir: string): string {
  return path.join(path.resolve(/* turbopackIgnore: true */ dir), 'postgres.json')
}

/** Address of a database of the embedded PostgreSQL. */
export function embeddedUrl(state: Pick<EmbeddedState, 'port' | 'password'>, name: string): string {
  return `postgresql://agency:${state.password}@127.0.0.1:${state.port}/${name}`
}

/**
 * Where the agency's database is: DATABASE_URL, else the embedded one as its start left it.
 * @throws Error when neither is set up, naming the command that does it
 */
export function databaseUrl(settings = env()): string {
  if (settings.DATABASE_URL) return settings.DATABASE_URL
  let text: string
  try {
    text = fs.readFileSync(/* turbopackIgnore: true */ embeddedStateFile(settings.DATA_DIR), 'utf8')
  } catch (cause) {
    throw new Error('The embedded database has not been prepared. Run `npm start`, or set DATABASE_URL.', {
      cause,
    })
  }
  return embeddedUrl(JSON.parse(text) as EmbeddedState, DATABASE_NAME)
}
