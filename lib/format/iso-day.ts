/** Returns the UTC day of a Date as YYYY-MM-DD. Also for dates of the database, which are read as midnight UTC. */
export const toIsoDay = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length)

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is an existing day as YYYY-MM-DD. Date.parse reads 31 February as 3 March, so its result is compared. */
export function isCalendarDay(text: string): boolean {
  const time = ISO_DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && toIsoDay(new Date(time)) === text
}
