/** Days without a confirmation after which the owner is asked, and later reminded, to confirm a listing. */
export const ASK_OWNER_AFTER_DAYS = 28
/** Days without a confirmation after which the listing's page says so. */
export const SAY_UNCONFIRMED_AFTER_DAYS = 56
/** Days without a confirmation after which a listing leaves the search, until it is confirmed (field O7). */
export const HIDE_AFTER_DAYS = 84

const DAY_MS = 86_400_000

/** Whether visitors must be told that nobody has confirmed a listing lately. @param confirmedAt an ISO time */
export function isLongUnconfirmed(confirmedAt: string | null | undefined, now: Date): boolean {
  if (!confirmedAt) return false
  return now.getTime() - Date.parse(confirmedAt) >= SAY_UNCONFIRMED_AFTER_DAYS * DAY_MS
}
