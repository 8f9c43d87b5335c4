'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { ListPage } from '@/lib/search/list-page'
import type { SearchState } from '@/lib/search/state'
import { EmptyResults } from './empty-results'
import { PlaceNotice, RangeNotice } from './notices'
import { Pager } from './pager'
import { Refine } from './refine'
import { resultsCache } from './results-cache'
import { ResultsList } from './results-list'
import { ResultsSkeleton } from './results-skeleton'
import { SearchSummary } from './search-summary'
import { SortSelect } from './sort-select'
import { usePlaceInList } from './use-place-in-list'
import { useResults } from './use-results'

interface ResultsViewProps {
  /** The search as the address has it, and its first page: one object, so that a new answer is told from a new render. */
  server: { state: SearchState; page: ListPage }
  /** ISO time of the answer. */
  now: string
  /** The page's own heading. */
  children: ReactNode
}

/** A list of results with all that works on it: count, summary, refine, sort, pager. */
export function ResultsView(props: ResultsViewProps) {
  const [client] = useState(resultsCache)
  return (
    <QueryClientProvider client={client}>
      <View {...props} />
    </QueryClientProvider>
  )
}

function View({ server, now, children }: ResultsViewProps) {
  const results = useResults(server)
  const { state, listId, pages, isLoading, isLost, go, retry } = results
  const list = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const onLeave = usePlaceInList(results, list, count)
  const first = pages[0]
  const failure = first?.failure ?? null
  const isEmpty = pages.every((page) => page.cards.length === 0)
  const hasCount = first && failure === null

  return (
    <div className="wrap-page pb-12">
      {children}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p
          ref={count}
          tabIndex={-1}
          role="status"
          className="tabular min-h-7 min-w-0 scroll-mt-4 break-words outline-none"
        >
          {hasCount ? `${first.total} result found in ${state.location}` : isLoading ? 'Searching…' : null}
        </p>
        <SortSelect state={state} go={go} />
      </div>
      <div className="sticky top-0 z-20 -mx-2 mb-4 mt-2 flex items-center gap-3 border-b border-line bg-paper px-2 py-2">
        <SearchSummary state={state} go={go} />
        <Refine state={state} go={go} />
      </div>
      <a
        href="#after-results"
        onClick={skip}
        className="sr-only focus:not-sr-only focus:mb-3 focus:inline-flex focus:min-h-11 focus:items-center"
      >
        Skip the results
      </a>
      <div className="mb-4 grid gap-3 empty:hidden">
        <RangeNotice state={state} go={go} />
        {hasCount && !isEmpty ? (
          <PlaceNotice state={state} go={go} place={first.place} others={first.candidates} />
        ) : null}
      </div>
      <div ref={list} aria-busy={isLoading}>
        {isLoading ? <ResultsSkeleton /> : null}
        {isLost ? (
          <Lost
            message="The results could not be loaded. Please check your connection and try again."
            retry={retry}
          />
        ) : null}
        {failure !== null ? <Lost message={failure} retry={retry} /> : null}
        {hasCount && isEmpty ? (
          <EmptyResults
            state={state}
            go={go}
            total={first.total}
            place={first.place}
            candidates={first.candidates}
          />
        ) : null}
        {hasCount && !isEmpty ? (
          <ResultsList key={listId} results={results} now={new Date(now)} onClick={onLeave} />
        ) : null}
      </div>
      {hasCount && !isEmpty ? <Pager state={state} total={first.total} go={go} /> : null}
      <div id="after-results" tabIndex={-1} className="outline-none" />
    </div>
  )
}

/** A jump of the browser's own would leave an entry in the history that the router does not know. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
}

/** A list that did not come, with the words for it and the way to ask again. */
function Lost({ message, retry }: { message: string; retry: () => void }) {
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
