import type { Rating } from '@/lib/contract/content'
import { longDate } from '@/lib/format/dates'
import { grouped } from '@/lib/format/number'

/** A word for a rating out of five; below four it stands without praise. */
const word = (value: number) =>
  value >= 4.5 ? 'Rated Excellent' : value >= 4 ? 'Rated Great' : 'Rated by customers'

function Stars({ value }: { value: number }) {
  return (
    <span className="relative inline-block leading-none text-line-strong" aria-hidden="true">
      ★★★★★
      <span
        className="absolute inset-y-0 left-0 overflow-hidden whitespace-nowrap text-accent"
        style={{ width: `${(value / 5) * 100}%` }}
      >
        ★★★★★
      </span>
    </span>
  )
}

/** The day of the figures, and that they are samples, as the reviews policy promises (DMCC Act 2024, schedule 20). */
function note({ asOf, sample }: Rating): string | null {
  const day = asOf ? `As of ${longDate(asOf)}` : ''
  const words = sample ? `${day ? 's' : 'S'}ample figures for the demonstration of this website` : ''
  return [day, words].filter(Boolean).join(': ') || null
}

/** The review summary of site meta, as it is (HOME-06, D-59). Nothing is shown where none is known. */
export function RatingWidget({ rating, className }: { rating: Rating | null; className?: string }) {
  if (!rating || rating.reviewCount === 0) return null
  const said = note(rating)
  return (
    <p data-rating="" className={className}>
      <strong className="font-semibold">{word(rating.ratingValue)}</strong>{' '}
      <span className="text-xl">
        <Stars value={rating.ratingValue} />
      </span>{' '}
      <span className="inline-block text-sm">
        <span className="tabular font-semibold">{rating.ratingValue}</span> out of 5, from{' '}
        {grouped(rating.reviewCount)} reviews
      </span>
      {said ? <span className="block text-sm text-muted">{said}</span> : null}
    </p>
  )
}
