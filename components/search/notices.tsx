'use client'

import type { ReactNode } from 'react'
import type { PlaceCandidate } from '@/lib/contract/search'
import { pounds } from '@/lib/format/money'
import { invertedRanges } from '@/lib/search/rescue'
import { ANY_LOCATION, type SearchState } from '@/lib/search/state'
import { StateLink } from './state-link'

interface NoticeProps {
  state: SearchState
  go: (to: SearchState) => void
}

/** More places of a name than these are better told apart in the field itself. */
const MOST_OTHERS = 6

const Notice = ({ children }: { children: ReactNode }) => (
  <div className="rounded-md border border-line bg-note-soft px-4 py-3 text-sm text-ink">{children}</div>
)

/** Minimum above maximum finds nothing by rule (REFINE-17); here it is said, with the way out. */
export function RangeNotice({ state, go }: NoticeProps) {
  return invertedRanges(state).map(({ filter, min, max, swapped }) => {
    const text = (value: number) => (filter === 'price' ? pounds(value) : String(value))
    const what = filter === 'bedrooms' ? 'number of bedrooms' : state.kind === 'sale' ? 'price' : 'rent'
    return (
      <Notice key={filter}>
        The minimum {what} ({text(min)}) is above the maximum ({text(max)}), so nothing can match.{' '}
        <StateLink to={swapped} go={go} className="inline-flex min-h-6 items-center font-semibold">
          Search {text(max)} to {text(min)} instead
        </StateLink>
      </Notice>
    )
  })
}

/** A place with what tells it from others of its name: 'Newport, Isle of Wight'. */
export const placeWords = ({ label, detail }: PlaceCandidate): string =>
  detail ? `${label}, ${detail}` : label

/** Where a name means several places, which one was taken, and the others to choose from. */
export function PlaceNotice({
  state,
  go,
  place,
  others,
}: NoticeProps & { place: PlaceCandidate | null | undefined; others: PlaceCandidate[] }) {
  const different = others.filter((other) => other.value !== place?.value).slice(0, MOST_OTHERS)
  if (!place || different.length === 0 || state.location === ANY_LOCATION) return null
  return (
    <Notice>
      <p>
        Showing homes in <strong>{placeWords(place)}</strong>. Did you mean another?
      </p>
      <PlaceLinks state={state} go={go} places={different} />
    </Notice>
  )
}

/** Places to search in instead, all else as it is. */
export function PlaceLinks({ state, go, places }: NoticeProps & { places: PlaceCandidate[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {places.map((place) => (
        <li key={place.value}>
          <StateLink
            to={{ ...state, location: place.value, page: 1 }}
            go={go}
            className="inline-flex min-h-11 items-center tablet:min-h-8"
          >
            {placeWords(place)}
          </StateLink>
        </li>
      ))}
    </ul>
  )
}
