'use client'

import type { ReactNode } from 'react'
import type { PlaceCandidate } from '@/lib/contract/search'
import { isShareOfHome } from '@/lib/domain/price-qualifier'
import { formatPounds } from '@/lib/format/money'
import { formatInteger } from '@/lib/format/number'
import { describeUnsupportedWish, isUnsupportedWish } from '@/lib/search/phrase/unsupported-wish-labels'
import type { AnyCard } from '@/lib/search/list-page'
import { noFurtherFilters } from '@/lib/search/further-filters'
import { findInvertedRanges, type InvertedRange } from '@/lib/search/suggestions'
import {
  ANY_LOCATION,
  COMMERCIAL_TYPES_TOKEN,
  defaultFilters,
  defaultState,
  PETS_TOKEN,
  type SearchState,
} from '@/lib/search/state'
import { SearchLink } from './search-link'

interface NoticeProps {
  state: SearchState
  onSearch: (to: SearchState) => void
}

/** With more namesakes than this, it is easier to choose a place in the location field. */
const MAX_ALTERNATIVES = 6

const Notice = ({ children }: { children: ReactNode }) => (
  <div className="rounded-md border border-line bg-note-soft px-4 py-3 text-sm text-ink">{children}</div>
)

const rangeFormats: Record<InvertedRange['filter'], (value: number) => string> = {
  price: formatPounds,
  bedrooms: String,
  size: (squareFeet) => `${formatInteger(squareFeet)} sq ft`,
  'per-sq-ft': formatPounds,
}
const rangeSubjects: Partial<Record<InvertedRange['filter'], string>> = {
  bedrooms: 'number of bedrooms',
  size: 'floor area',
  'per-sq-ft': 'price per square foot',
}

/** Says that a minimum is above its maximum, so that nothing can match (REFINE-17); offers to swap them. */
export function RangeNotice({ state, onSearch }: NoticeProps) {
  return findInvertedRanges(state).map(({ filter, min, max, swapped }) => {
    const format = rangeFormats[filter]
    const subject = rangeSubjects[filter] ?? (state.kind === 'sale' ? 'price' : 'rent')
    return (
      <Notice key={filter}>
        The minimum {subject} ({format(min)}) is above the maximum ({format(max)}), so nothing can match.{' '}
        <SearchLink
          to={swapped}
          onSearch={onSearch}
          className="inline-flex min-h-6 items-center font-semibold"
        >
          Search {format(max)} to {format(min)} instead
        </SearchLink>
      </Notice>
    )
  })
}

/** Lists the wishes of a typed phrase for which there is no filter, so that the search ignores them. */
export function UnsupportedWishesNotice({ state, onSearch }: NoticeProps) {
  const keys = (state.unsupported ?? '').split(',').filter(isUnsupportedWish)
  if (keys.length === 0) return null
  // 'place' stands for a second place of the phrase, and has a sentence of its own.
  const wishes = keys.filter((key) => key !== 'place').map(describeUnsupportedWish)
  // Only lettings have a filter for pets.
  const offersLettings = state.kind === 'sale' && keys.includes(PETS_TOKEN)
  return (
    <Notice>
      {keys.includes('place') ? 'One place is searched at a time, so the other one is left out. ' : null}
      {wishes.length > 0
        ? `Not part of this search: ${new Intl.ListFormat('en-GB').format(wishes)}. There is no filter for that yet, so please look at each home, or try Keywords under Refine. `
        : null}
      {offersLettings ? (
        <SearchLink
          to={{ ...defaultState('let'), location: state.location, with: PETS_TOKEN }}
          onSearch={onSearch}
          className="inline-flex min-h-6 items-center font-semibold"
        >
          Homes to rent where pets are considered
        </SearchLink>
      ) : null}
    </Notice>
  )
}

/** Says that a shared ownership home is sorted and filtered by the price of the share, if a search does so. */
export function SharePriceNotice({ state, cards }: { state: SearchState; cards: readonly AnyCard[] }) {
  const isByPrice = state.sort.startsWith('price') || state.price !== defaultFilters.price
  // Only cards of homes for sale have `price_options`.
  const hasShare = cards.some((card) => 'price_options' in card && isShareOfHome(card.price_options))
  if (!isByPrice || !hasShare) return null
  return (
    <Notice>
      Shared ownership homes are sorted and filtered by the price of the share. Their cards state the full
      price too.
    </Notice>
  )
}

/** Links to shops, offices, garages and land, which a search of homes leaves out. */
export function PremisesLink({ state, onSearch }: NoticeProps) {
  if (state.types !== defaultFilters.types) return null
  const where = state.location === ANY_LOCATION ? '' : ` in ${state.location}`
  return (
    <p className="mt-6 text-sm text-muted">
      Only homes are listed here.{' '}
      <SearchLink
        to={{
          ...state,
          types: COMMERCIAL_TYPES_TOKEN,
          bedrooms: defaultFilters.bedrooms,
          ...noFurtherFilters,
          page: 1,
        }}
        onSearch={onSearch}
        className="inline-flex min-h-11 items-center wrap-anywhere tablet:min-h-6"
      >
        Shops, offices, garages and land{where}
      </SearchLink>
    </p>
  )
}

const formatPlace = ({ label, detail }: PlaceCandidate): string => (detail ? `${label}, ${detail}` : label)

/** Says which of several places with the same name is shown, and links to the others. */
export function PlaceNotice({
  state,
  onSearch,
  place,
  candidates,
}: NoticeProps & { place: PlaceCandidate | null | undefined; candidates: PlaceCandidate[] }) {
  const alternatives = candidates.filter(({ value }) => value !== place?.value).slice(0, MAX_ALTERNATIVES)
  if (!place || alternatives.length === 0 || state.location === ANY_LOCATION) return null
  return (
    <Notice>
      <p>
        Showing homes in <strong>{formatPlace(place)}</strong>. Did you mean another?
      </p>
      <PlaceLinks state={state} onSearch={onSearch} places={alternatives} />
    </Notice>
  )
}

export function PlaceLinks({ state, onSearch, places }: NoticeProps & { places: PlaceCandidate[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {places.map((place) => (
        <li key={place.value}>
          <SearchLink
            to={{ ...state, location: place.value, page: 1 }}
            onSearch={onSearch}
            className="inline-flex min-h-11 items-center tablet:min-h-8"
          >
            {formatPlace(place)}
          </SearchLink>
        </li>
      ))}
    </ul>
  )
}
