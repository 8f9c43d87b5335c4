/** Returns the UTC day of a Date as YYYY-MM-DD. The database's dates are read as midnight UTC, so it fits them too. */
export const toIsoDay = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length)

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar as YYYY-MM-DD. Date.parse takes 31 February for 3 March, so it is formatted. */
export function isCalendarDay(text: string): boolean {
  const time = ISO_DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && toIsoDay(new Date(time)) === text
}
