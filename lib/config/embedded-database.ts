import fs from 'node:fs'
import path from 'node:path'
import { env } from './env'

/** The embedded PostgreSQL's state between starts, stored beside its data (0600). */
export interface EmbeddedState {
  port: number
  /** Password of the role `agency`, which owns the databases and is not a superuser. */
  password: string
  /** Password of the role `postgres`, which only the start uses. */
  superPassword: string
  /** The data folder when PostgreSQL's account cannot enter DATA_DIR; default `${DATA_DIR}/postgres`. */
  mirror?: string
}

/** The name of the application's database inside the embedded PostgreSQL. */
export const DATABASE_NAME = 'agency'

/** Absolute path of the state file in a data folder. */
export function embeddedStateFile(dir: string): string {
  return path.join(path.resolve(/* turbopackIgnore: true */ dir), 'postgres.json')
}

/** Connection URL of a database of the embedded PostgreSQL. */
export function embeddedUrl(state: Pick<EmbeddedState, 'port' | 'password'>, name: string): string {
  return `postgresql://agency:${state.password}@127.0.0.1:${state.port}/${name}`
}

/**
 * Connection URL of the agency's database: DATABASE_URL, else the embedded database of the last start.
 * @throws Error when there is neither, naming the command that prepares one
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
