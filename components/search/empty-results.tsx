'use client'

import { useQueries } from '@tanstack/react-query'
import type { PlaceCandidate } from '@/lib/contract/search'
import { grouped } from '@/lib/format/number'
import { milesOf } from '@/lib/search/options'
import { pageCount } from '@/lib/search/pager'
import { droppedFilters, unfiltered, widerRadii } from '@/lib/search/rescue'
import { ANY_LOCATION, defaultState, type SearchState } from '@/lib/search/state'
import { countListings } from './load-page'
import { PlaceLinks } from './notices'
import { StateLink } from './state-link'

interface EmptyResultsProps {
  state: SearchState
  go: (to: SearchState) => void
  /** Homes that match on other pages. */
  total: number
  /** What the location was taken for; null for nothing. */
  place: PlaceCandidate | null | undefined
  candidates: PlaceCandidate[]
}

interface WayOut {
  text: string
  state: SearchState
  /** Homes it would show; undefined until counted, null when the count failed. */
  count?: number | null
}

/** Counts what each way out would show; before the counts are there, the ways stand without them. */
function useCounted(ways: WayOut[]): WayOut[] {
  const counts = useQueries({
    queries: ways.map((way) => ({ queryKey: ['count', way.state], queryFn: () => countListings(way.state) })),
  })
  return ways.map((way, index) => ({ ...way, count: counts[index]?.isError ? null : counts[index]?.data }))
}

const helps = ({ count }: WayOut) => count === undefined || count === null || count > 0

/** Nothing found: the nearest ways to something (field row 21), with how many homes each would show. */
export function EmptyResults({ state, go, total, place, candidates }: EmptyResultsProps) {
  const radii = useCounted(
    widerRadii(state).map((wider) => ({
      text: `Search within ${milesOf(wider.radius)} mile${milesOf(wider.radius) === 1 ? '' : 's'}`,
      state: wider,
    })),
  )
  const filters = useCounted(
    droppedFilters(state).map(({ text, state: freer }) => ({
      text: `Search without “${text}”`,
      state: freer,
    })),
  )
  const placeAlone = unfiltered(state)
  const [every] = useCounted(placeAlone ? [{ text: 'Search without any filter', state: placeAlone }] : [])
  const anywhere: WayOut = {
    text: state.kind === 'sale' ? 'See all homes for sale' : 'See all homes to let',
    state: defaultState(state.kind),
  }

  if (total > 0) {
    const last = pageCount(total)
    return (
      <Told title={`There is no page ${state.page}`}>
        <Ways
          go={go}
          ways={[
            { text: `Go to page ${last}, the last one`, state: { ...state, page: last } },
            { text: 'Start from page 1', state: { ...state, page: 1 } },
          ]}
        />
      </Told>
    )
  }
  if (place === null && state.location !== ANY_LOCATION)
    return (
      <Told
        title={
          <>
            We could not find a place called “
            <span className="break-words">{state.location.slice(0, 80)}</span>”
          </>
        }
      >
        <p>Try a town, a county, a postcode such as CM8, a station, or a street with its town.</p>
        {candidates.length ? (
          <>
            <p className="mt-3 font-semibold">Did you mean</p>
            <PlaceLinks state={state} go={go} places={candidates} />
          </>
        ) : null}
        <Ways go={go} ways={[anywhere]} />
      </Told>
    )
  const wider = radii.find(helps)
  const freer = filters.filter(helps).toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const ways = [
    ...(wider ? [wider] : []),
    ...freer,
    ...(freer.length === 0 && every && helps(every) ? [every] : []),
    anywhere,
  ]
  return (
    <Told title="No homes match this search">
      <p>New homes are listed every day. Until then, {ways.length > 1 ? 'one of these' : 'this'} may help:</p>
      <Ways go={go} ways={ways} />
    </Told>
  )
}

function Told({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-surface px-5 py-8 tablet:px-8">
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  )
}

function Ways({ ways, go }: { ways: WayOut[]; go: (to: SearchState) => void }) {
  return (
    <ul className="mt-3 grid gap-1">
      {ways.map((way) => (
        <li key={way.text}>
          <StateLink to={way.state} go={go} className="inline-flex min-h-11 items-center">
            {way.text}
            {way.count ? ` (${grouped(way.count)} home${way.count === 1 ? '' : 's'})` : ''}
          </StateLink>
        </li>
      ))}
    </ul>
  )
}
