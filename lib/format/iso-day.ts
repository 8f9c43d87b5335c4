/** Returns the UTC day of a Date as YYYY-MM-DD, for example that of a database's date, which is read as midnight UTC. */
export const toIsoDay = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length)
