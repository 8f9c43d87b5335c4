import fs from 'node:fs'
import path from 'node:path'
import { env } from './env'

/** The content of postgres.json, a file beside the data of the embedded PostgreSQL that only its owner can read. */
export interface EmbeddedState {
  port: number
  /** Password of the role `agency`, which owns the databases and is not a superuser. */
  password: string
  /** Password of PostgreSQL's superuser, which only the preparation uses. */
  superPassword: string
  /** The data folder, if PostgreSQL's account cannot enter DATA_DIR; by default `${DATA_DIR}/postgres`. */
  mirror?: string
}

export const DATABASE_NAME = 'agency'

export function embeddedStateFile(dir: string): string {
  return path.join(path.resolve(/* turbopackIgnore: true */ dir), 'postgres.json')
}

export function embeddedUrl(state: Pick<EmbeddedState, 'port' | 'password'>, name: string): string {
  return `postgresql://agency:${state.password}@127.0.0.1:${state.port}/${name}`
}

/** Returns DATABASE_URL, else the URL of the embedded database that was started last. @throws Error without either */
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
