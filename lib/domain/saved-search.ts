/** More than anybody reads alerts for. A page can still show as many. */
export const MAX_SAVED_SEARCHES = 50
/** The page size of the list of homes to which an alert email links. */
export const ALERT_HOMES_PER_PAGE = 20
export const MAX_SEARCH_NAME_CHARACTERS = 100
export const MAX_SEARCH_HREF_CHARACTERS = 2_000

/** How often a saved search mails the homes that it has found. */
export const alertFrequencies = ['at_once', 'daily', 'weekly', 'none'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

export const alertFrequencyLabels: Record<AlertFrequency, string> = {
  at_once: 'At once',
  daily: 'Once a day, at 8 am',
  weekly: 'Once a week, on Mondays',
  none: 'No emails',
}
