'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { describeSearch } from '@/lib/search/describe-search'
import { toAnsweredSearch, type ListPage } from '@/lib/search/list-page'
import type { SearchState } from '@/lib/search/state'
import { EmptyResults } from './empty-results'
import { UnsupportedWishesNotice, PlaceNotice, PremisesLink, RangeNotice, SharePriceNotice } from './notices'
import { ResultsPager } from './results-pager'
import { RefineDialog } from './refine-dialog'
import { getResultsCache } from './results-cache'
import { ResultsList } from './results-list'
import { ResultsMapOnDemand } from './results-map-on-demand'
import { ResultsSkeleton } from './results-skeleton'
import { SaveSearch } from './save-search'
import { SearchSummary } from './search-summary'
import { SortSelect } from './sort-select'
import { useActiveListing } from './use-active-listing'
import { useListPosition } from './use-list-position'
import { useResults } from './use-results'
import { useResultsView } from './use-results-view'

interface ResultsViewProps {
  /** The search of the URL and its first page; a new object means new results from the server. */
  server: { state: SearchState; page: ListPage }
  /** ISO time at which the server rendered the results. */
  now: string
  children: ReactNode
}

/** List and map side by side; a phone has room only for the map. */
const SPLIT = 'desktop:grid desktop:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] desktop:gap-6'

const AFTER_RESULTS_ID = 'after-results'

const NETWORK_FAILURE = 'The results could not be loaded. Please check your connection and try again.'

export function ResultsView(props: ResultsViewProps) {
  const [client] = useState(getResultsCache)
  return (
    <QueryClientProvider client={client}>
      <ResultsContent {...props} />
    </QueryClientProvider>
  )
}

function ResultsContent({ server, now, children }: ResultsViewProps) {
  const results = useResults(server)
  const { state, listId, pages, isLoading, isFailed, search, retry } = results
  const list = useRef<HTMLDivElement>(null)
  const countLine = useRef<HTMLParagraphElement>(null)
  const rememberClickedCard = useListPosition(results, list, countLine)
  const { isMap, showMap } = useResultsView()
  const { activeId, setActiveId, listHandlers } = useActiveListing(list)
  const first = pages[0]
  /** The API's message when it refuses the search. */
  const failure = first?.failure ?? null
  const answeredSearch = first ? toAnsweredSearch(state, first) : state
  const isEmpty = pages.every((page) => page.cards.length === 0)
  const hasCount = first && failure === null
  const description = describeSearch(answeredSearch, first?.place?.value ?? state.location)

  return (
    <div className="wrap-page pb-12">
      {children}
      {description === null ? null : (
        <p className="mt-2 line-clamp-3 break-words text-muted">{description}</p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p
          ref={countLine}
          tabIndex={-1}
          role="status"
          className="tabular min-h-7 min-w-0 scroll-mt-4 break-words outline-none"
        >
          {isLoading ? 'Searching…' : null}
          {/* SALES-05 wants the singular for every count. */}
          {hasCount ? `${first.total} result found in ${state.location}` : null}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {failure === null ? <SaveSearch state={state} /> : null}
          <SortSelect state={state} onSearch={search} />
        </div>
      </div>
      <div className="sticky top-0 z-20 -mx-2 mb-4 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-2 py-2">
        <SearchSummary state={answeredSearch} place={first?.place} onSearch={search} />
        {isMap === null ? null : <ViewToggle isMap={isMap} showMap={showMap} />}
        <RefineDialog state={state} onSearch={search} />
      </div>
      <SkipLink />
      <div className="mb-4 grid gap-3 empty:hidden">
        <RangeNotice state={state} onSearch={search} />
        <UnsupportedWishesNotice state={answeredSearch} onSearch={search} />
        <SharePriceNotice state={state} cards={pages.flatMap(({ cards }) => cards)} />
        {hasCount && !isEmpty ? (
          <PlaceNotice state={state} onSearch={search} place={first.place} candidates={first.candidates} />
        ) : null}
      </div>
      <div className={isMap ? SPLIT : undefined}>
        <div className={isMap ? 'min-w-0 max-desktop:hidden' : undefined}>
          <div ref={list} aria-busy={isLoading} {...(isMap ? listHandlers : {})}>
            {isLoading ? <ResultsSkeleton /> : null}
            {isFailed ? <LoadError message={NETWORK_FAILURE} retry={retry} /> : null}
            {failure !== null ? <LoadError message={failure} retry={retry} /> : null}
            {hasCount && isEmpty ? (
              <EmptyResults
                state={answeredSearch}
                onSearch={search}
                total={first.total}
                place={first.place}
                candidates={first.candidates}
              />
            ) : null}
            {hasCount && !isEmpty ? (
              <ResultsList
                key={listId}
                results={results}
                now={new Date(now)}
                isBesideMap={isMap === true}
                onClick={rememberClickedCard}
              />
            ) : null}
          </div>
          {hasCount && !isEmpty ? <ResultsPager state={state} total={first.total} onSearch={search} /> : null}
          {hasCount ? <PremisesLink state={state} onSearch={search} /> : null}
        </div>
        {isMap ? (
          <MapPane>
            <ResultsMapOnDemand state={state} onSearch={search} activeId={activeId} onPoint={setActiveId} />
          </MapPane>
        ) : null}
      </div>
      <div id={AFTER_RESULTS_ID} tabIndex={-1} className="outline-none" />
    </div>
  )
}

/** On phones and tablets the button floats above the list; above the map it would cover homes. */
const FLOATING =
  'max-desktop:fixed max-desktop:bottom-[calc(var(--cookie-notice,0px)+1rem)] max-desktop:left-1/2 max-desktop:-translate-x-1/2 max-desktop:rounded-full max-desktop:px-5 max-desktop:shadow-raised'

function ViewToggle({ isMap, showMap }: { isMap: boolean; showMap: (isMap: boolean) => void }) {
  return (
    <Button
      size="small"
      variant="secondary"
      className={isMap ? 'print:hidden' : `${FLOATING} print:hidden`}
      onClick={() => showMap(!isMap)}
    >
      <Icon name="map-pin" className="size-4" />
      {isMap ? <HideMapText /> : 'Map'}
    </Button>
  )
}

/** Scrolls as little as shows all of the map, which begins low on a phone and far above after a long list. */
function MapPane({ children }: { children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In the next frame, because the end of a navigation scrolls to the top.
    const frame = requestAnimationFrame(() => pane.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div ref={pane} className="min-w-0 scroll-mt-20 self-start desktop:sticky desktop:top-20">
      {children}
    </div>
  )
}

const HideMapText = () => (
  <>
    <span className="desktop:hidden">List</span>
    <span className="max-desktop:hidden">Hide map</span>
  </>
)

function SkipLink() {
  return (
    <a
      href={`#${AFTER_RESULTS_ID}`}
      onClick={skipResults}
      className="sr-only focus:not-sr-only focus:mb-3 focus:inline-flex focus:min-h-11 focus:items-center"
    >
      Skip the results
    </a>
  )
}

/** Moves the focus by script, because a native jump adds a history entry that the router does not know. */
function skipResults(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
}

function LoadError({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div className="rounded-lg border border-line bg-bad-soft px-5 py-6">
      <p role="alert" className="mb-4 font-semibold">
        {message}
      </p>
      <Button variant="secondary" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
