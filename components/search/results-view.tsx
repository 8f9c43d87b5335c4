'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'
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
import type { ResultsMapProps } from './results-map'
import { ResultsMapOnDemand } from './results-map-on-demand'
import { ResultsSkeleton } from './results-skeleton'
import { SaveSearch } from './save-search'
import { SearchSummary } from './search-summary'
import { SortSelect } from './sort-select'
import { useActiveListing } from './use-active-listing'
import { useListPosition } from './use-list-position'
import { useResults, type Results } from './use-results'
import { useResultsView } from './use-results-view'

interface ResultsViewProps {
  /** The search in the URL and its page of results, as the server rendered them; a new object means new results. */
  server: { state: SearchState; page: ListPage }
  /** The time at which the server rendered the results, in ISO format. */
  now: string
  children: ReactNode
}

/** List and map side by side on a desktop. Smaller screens show only the map. */
const splitViewClass = 'desktop:grid desktop:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] desktop:gap-6'

const AFTER_RESULTS_ID = 'after-results'

const NETWORK_FAILURE_MESSAGE = 'The results could not be loaded. Please check your connection and try again.'

export function ResultsView(props: ResultsViewProps) {
  const [client] = useState(getResultsCache)
  return (
    <QueryClientProvider client={client}>
      <ResultsContent {...props} />
    </QueryClientProvider>
  )
}

/** Returns what the first loaded page says about the whole list. */
function readAnswer({ state, pages }: Results) {
  const firstPage = pages[0]
  const failureMessage = firstPage?.failure ?? null
  return {
    /** The first page; null while loading, and when the API has refused the search. */
    answer: firstPage && failureMessage === null ? firstPage : null,
    /** The API's message when it has refused the search. */
    failureMessage,
    answeredSearch: firstPage ? toAnsweredSearch(state, firstPage) : state,
    place: firstPage?.place,
    isEmpty: pages.every((page) => page.cards.length === 0),
  }
}

function ResultsContent({ server, now, children }: ResultsViewProps) {
  const results = useResults(server)
  const { state, isLoading, search } = results
  const list = useRef<HTMLDivElement>(null)
  const countLine = useRef<HTMLParagraphElement>(null)
  const rememberClickedCard = useListPosition(results, list, countLine)
  const { isMap, showMap } = useResultsView()
  const { activeId, setActiveId, listHandlers } = useActiveListing(list)
  const { answer, failureMessage, answeredSearch, place, isEmpty } = readAnswer(results)
  // Without homes the Map button is left out: it would float over the message that replaces the list.
  const hasNoHomes = !isLoading && (answer === null || isEmpty)
  const description = describeSearch(answeredSearch, place?.value ?? state.location)

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
          {answer ? `${answer.total} result found in ${state.location}` : null}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {failureMessage === null ? <SaveSearch state={state} /> : null}
          <SortSelect state={state} onSearch={search} />
        </div>
      </div>
      <div className="sticky top-0 z-20 -mx-2 mb-4 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-2 py-2">
        <SearchSummary state={answeredSearch} place={place} onSearch={search} />
        <div className="ml-auto flex items-center gap-x-3">
          {isMap === null || (hasNoHomes && !isMap) ? null : <ViewToggle isMap={isMap} showMap={showMap} />}
          <RefineDialog state={state} onSearch={search} />
        </div>
      </div>
      <SkipLink />
      <Notices results={results} />
      <div className={isMap ? splitViewClass : undefined}>
        <div className={isMap ? 'min-w-0 max-desktop:hidden' : undefined}>
          <div ref={list} aria-busy={isLoading} {...(isMap ? listHandlers : {})}>
            <ListContent
              results={results}
              now={new Date(now)}
              isBesideMap={isMap === true}
              onClick={rememberClickedCard}
            />
          </div>
          {answer && !isEmpty ? <ResultsPager state={state} total={answer.total} onSearch={search} /> : null}
          {answer ? <PremisesLink state={state} onSearch={search} /> : null}
        </div>
        {isMap ? <MapPane state={state} onSearch={search} activeId={activeId} onPoint={setActiveId} /> : null}
      </div>
      <div id={AFTER_RESULTS_ID} tabIndex={-1} className="outline-none" />
    </div>
  )
}

function Notices({ results }: { results: Results }) {
  const { state, pages, search } = results
  const { answer, answeredSearch, isEmpty } = readAnswer(results)
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      <RangeNotice state={state} onSearch={search} />
      <UnsupportedWishesNotice state={answeredSearch} onSearch={search} />
      <SharePriceNotice state={state} cards={pages.flatMap(({ cards }) => cards)} />
      {answer && !isEmpty ? (
        <PlaceNotice state={state} onSearch={search} place={answer.place} candidates={answer.candidates} />
      ) : null}
    </div>
  )
}

function ListContent({ results, ...listProps }: ComponentProps<typeof ResultsList>) {
  const { listId, isLoading, isFailed, search, retry } = results
  const { answer, failureMessage, answeredSearch, isEmpty } = readAnswer(results)
  return (
    <>
      {isLoading ? <ResultsSkeleton /> : null}
      {isFailed ? <LoadError message={NETWORK_FAILURE_MESSAGE} retry={retry} /> : null}
      {failureMessage !== null ? <LoadError message={failureMessage} retry={retry} /> : null}
      {answer && isEmpty ? (
        <EmptyResults
          state={answeredSearch}
          onSearch={search}
          total={answer.total}
          place={answer.place}
          candidates={answer.candidates}
        />
      ) : null}
      {answer && !isEmpty ? <ResultsList key={listId} results={results} {...listProps} /> : null}
    </>
  )
}

/** On phones and tablets the button floats over the list; over the map it would cover homes. */
const floatingButtonClass =
  'floating-view-toggle max-desktop:fixed max-desktop:w-max max-desktop:bottom-[calc(var(--cookie-notice,0px)+1rem)] max-desktop:left-1/2 max-desktop:-translate-x-1/2 max-desktop:rounded-full max-desktop:px-5 max-desktop:shadow-raised'

function ViewToggle({ isMap, showMap }: { isMap: boolean; showMap: (isMap: boolean) => void }) {
  return (
    <Button
      size="small"
      variant="secondary"
      className={isMap ? 'print:hidden' : `${floatingButtonClass} print:hidden`}
      onClick={() => showMap(!isMap)}
    >
      <Icon name="map-pin" className="size-4" />
      {isMap ? <HideMapText /> : 'Map'}
    </Button>
  )
}

/** Scrolls the opened map into view, and again when its scripts have arrived, because it is then taller. */
function MapPane(props: ResultsMapProps) {
  const pane = useRef<HTMLDivElement>(null)
  const frame = useRef(0)
  const scrollToMap = useCallback(() => {
    cancelAnimationFrame(frame.current)
    // Waits for the next frame, because a navigation ends by scrolling to the top.
    frame.current = requestAnimationFrame(() => pane.current?.scrollIntoView({ block: 'nearest' }))
  }, [])
  useEffect(() => {
    scrollToMap()
    return () => cancelAnimationFrame(frame.current)
  }, [scrollToMap])
  return (
    <div ref={pane} className="min-w-0 scroll-mt-20 self-start desktop:sticky desktop:top-20">
      <ResultsMapOnDemand {...props} onLoad={scrollToMap} />
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
