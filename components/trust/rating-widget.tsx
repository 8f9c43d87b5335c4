import type { Rating } from '@/lib/contract/content'
import { formatLongDate } from '@/lib/format/dates'
import { formatInteger } from '@/lib/format/number'

const MAX_STARS = 5
/** The lowest ratings that the review service calls 'Excellent' and 'Great'. */
const EXCELLENT_FROM = 4.5
const GREAT_FROM = 4

function formatRatingLabel(value: number): string {
  if (value >= EXCELLENT_FROM) return 'Rated Excellent'
  return value >= GREAT_FROM ? 'Rated Great' : 'Rated by customers'
}

function Stars({ value }: { value: number }) {
  return (
    <span className="relative inline-block leading-none text-line-strong" aria-hidden="true">
      ★★★★★
      <span
        className="absolute inset-y-0 left-0 overflow-hidden whitespace-nowrap text-accent"
        style={{ width: `${(value / MAX_STARS) * 100}%` }}
      >
        ★★★★★
      </span>
    </span>
  )
}

/** Returns the date of the figures, and the note that sample figures must have (domain B5). */
function formatRatingNote({ asOf, sample }: Rating): string | null {
  const date = asOf ? `As of ${formatLongDate(asOf)}` : null
  if (!sample) return date
  return date
    ? `${date}: sample figures for the demonstration of this website`
    : 'Sample figures for the demonstration of this website'
}

/** The agency's review rating (HOME-06, D-59); renders nothing without reviews. */
export function RatingWidget({ rating, className }: { rating: Rating | null; className?: string }) {
  if (!rating || rating.reviewCount === 0) return null
  const note = formatRatingNote(rating)
  return (
    <p data-rating="" className={className}>
      <strong className="font-semibold">{formatRatingLabel(rating.ratingValue)}</strong>{' '}
      <span className="text-xl">
        <Stars value={rating.ratingValue} />
      </span>{' '}
      <span className="inline-block text-sm">
        <span className="tabular font-semibold">{rating.ratingValue}</span> out of 5, from{' '}
        {formatInteger(rating.reviewCount)} {rating.reviewCount === 1 ? 'review' : 'reviews'}
      </span>
      {note ? <span className="block text-sm text-muted">{note}</span> : null}
    </p>
  )
}
