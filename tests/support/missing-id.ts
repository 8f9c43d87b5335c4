/** A record id that no test inserts, within the range of PostgreSQL's integer. */
export const MISSING_ID = 2_000_000_000
