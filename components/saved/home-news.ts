import type { HiddenHome } from '@/lib/contract/hidden-homes'
import type { HomeSummary, SavedHome } from '@/lib/contract/saved-homes'
import { formatShortDate } from '@/lib/format/dates'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'

/** A saved, hidden or viewed home. A home that only the browser stores has no `saved_price`. */
export type ListedHome = HomeSummary &
  Partial<Pick<SavedHome, 'note' | 'saved_at' | 'saved_price'> & Pick<HiddenHome, 'hidden_at'>>

/** Whether a home can be compared with others. A home that is off the market has no page with its facts. */
export const isComparable = ({ state }: Pick<HomeSummary, 'state'>): boolean => state === 'live'

const offMarketTexts: Record<Exclude<HomeSummary['state'], 'live'>, string> = {
  sold: 'It has been sold.',
  let: 'It has been let.',
  withdrawn: 'It was taken off the market.',
  unconfirmed: 'Nobody has confirmed lately that it is still on the market, so we no longer show it.',
}

const formatAmount = ({ kind }: HomeSummary, amount: number) =>
  kind === 'sale' ? formatPounds(amount) : formatRentPerMonth(amount)

/** Describes what has happened to a home since it was saved; null if nothing has. */
export function describeNews(home: ListedHome): string | null {
  if (home.state !== 'live') return offMarketTexts[home.state]
  const { price, saved_price: savedPrice, reduced_at: reducedAt, saved_at: savedAt } = home
  if (savedPrice && price > 0 && price < savedPrice)
    return `Reduced from ${formatAmount(home, savedPrice)} to ${formatAmount(home, price)} since you saved it.`
  if (savedPrice && price > savedPrice)
    return `The ${home.kind === 'sale' ? 'price' : 'rent'} was ${formatAmount(home, savedPrice)} when you saved it.`
  // A reduction is news even if the saved price is unknown.
  const isReducedSince = reducedAt !== null && savedAt !== undefined && reducedAt > savedAt
  return isReducedSince ? `Reduced on ${formatShortDate(reducedAt)}, since you saved it.` : null
}
