import { env, type Env } from './env'

/** The limit for the embedded agency, equal to the default of API_TIMEOUT_MS. */
export const DATABASE_TIMEOUT_MS = 5_000

/** Returns the limit for one call of the agency, and for all calls of one render together (R4). */
export const agencyTimeoutMs = ({ API_URL, API_TIMEOUT_MS }: Env = env()): number =>
  API_URL ? API_TIMEOUT_MS : DATABASE_TIMEOUT_MS
