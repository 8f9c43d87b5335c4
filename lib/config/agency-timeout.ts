import { env, type Env } from './env'

/** How long the embedded agency's database may take to accept a connection, and to answer a statement. */
export const DATABASE_TIMEOUT_MS = 5_000

/** How long a call of the agency may take, and all calls of one render together (R4). */
export const agencyTimeoutMs = ({ API_URL, API_TIMEOUT_MS }: Env = env()): number =>
  API_URL ? API_TIMEOUT_MS : DATABASE_TIMEOUT_MS
