/** Money as people in the UK read it. Input in whole pounds unless the name says pence. */

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', minimumFractionDigits: 2 })

/** '£250,000'; rounds half up to the pound (D-57). */
export const pounds = (amount: number): string => whole.format(Math.floor(amount + 0.5))

/** '£59.50' or '£395': pence are shown only where there are any. */
export const poundsAndPence = (pence: number): string => (pence % 100 === 0 ? whole.format(pence / 100) : exact.format(pence / 100))

/** '£1,200 pcm' (D-86). */
export const perMonth = (amount: number): string => `${pounds(amount)} pcm`

/** Rent of a week from a month's: × 12 ÷ 52, as the Tenant Fees Act counts it. */
export const weeklyRent = (perCalendarMonth: number): number => (perCalendarMonth * 12) / 52

/** '£277 pw'. */
export const perWeek = (perCalendarMonth: number): string => `${pounds(weeklyRent(perCalendarMonth))} pw`
