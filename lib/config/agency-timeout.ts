import { env, type Env } from './env'

/** As long as the default of API_TIMEOUT_MS: a visitor waits no longer for our own agency. */
export const DATABASE_TIMEOUT_MS = 5_000

/** Limits one call of the agency, and all calls of one render together (R4). */
export const agencyTimeoutMs = ({ API_URL, API_TIMEOUT_MS }: Env = env()): number =>
  API_URL ? API_TIMEOUT_MS : DATABASE_TIMEOUT_MS
