/** Returns the UTC day of a Date as YYYY-MM-DD. The database's dates are read as midnight UTC, so it fits them too. */
export const toIsoDay = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length)
