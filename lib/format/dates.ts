/** Times are UTC inside and shown in Europe/London. */
const zone = 'Europe/London'
const long = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: zone })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: zone })
const numeric = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: '2-digit', timeZone: zone })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone })
const dayKey = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone })

/** 'Fri 21 Nov 2026'. */
export const longDate = (iso: string | Date): string => long.format(new Date(iso)).replace(',', '')

/** '18:05'. */
export const timeOfDay = (iso: string | Date): string => clock.format(new Date(iso))

/** '21 Nov'. */
export const shortDate = (iso: string | Date): string => short.format(new Date(iso))

/** '21/11/26' (STATIC-32); a text that is no date stays as it is. */
export function numericDate(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : numeric.format(date)
}

/** Whole calendar days from `iso` to `now`, as London's calendar counts them; 0 is today. */
export function daysSince(iso: string | Date, now: Date): number {
  const midnight = (date: Date) => Date.parse(`${dayKey.format(date)}T00:00:00Z`)
  return Math.round((midnight(now) - midnight(new Date(iso))) / 86_400_000)
}
