import type { HiddenHome } from '@/lib/contract/hidden-homes'
import type { KeptHome, SavedHome } from '@/lib/contract/saved-homes'
import { formatShortDate } from '@/lib/format/dates'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'

/** A saved home. The price at that time is not known for a home that only the browser keeps. */
export type ListedHome = KeptHome &
  Partial<Pick<SavedHome, 'note' | 'saved_at' | 'saved_price'> & Pick<HiddenHome, 'hidden_at'>>

const endings: Record<Exclude<KeptHome['state'], 'live'>, string> = {
  sold: 'It has been sold.',
  let: 'It has been let.',
  withdrawn: 'It was taken off the market.',
  unconfirmed: 'Nobody has confirmed lately that it is still on the market, so we no longer show it.',
}

const priceOf = ({ kind }: KeptHome, amount: number) =>
  kind === 'sale' ? formatPounds(amount) : formatRentPerMonth(amount)

/** What has become of a home since it was saved; null where nothing has. */
export function describeNews(home: ListedHome): string | null {
  if (home.state !== 'live') return endings[home.state]
  const { price, saved_price: before, reduced_at: reducedAt, saved_at: savedAt } = home
  if (before && price > 0 && price < before)
    return `Reduced from ${priceOf(home, before)} to ${priceOf(home, price)} since you saved it.`
  if (before && price > before)
    return `The ${home.kind === 'sale' ? 'price' : 'rent'} was ${priceOf(home, before)} when you saved it.`
  return reducedAt !== null && savedAt !== undefined && reducedAt > savedAt
    ? `Reduced on ${formatShortDate(reducedAt)}, since you saved it.`
    : null
}
