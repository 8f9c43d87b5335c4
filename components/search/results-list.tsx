'use client'

import { useEffect, useState, type MouseEventHandler } from 'react'
import InfiniteScroll from 'react-infinite-scroll-component'
import { ListingCard } from '@/components/property/listing-card'
import { Button } from '@/components/ui/button'
import { uniqueCards } from '@/lib/search/list-page'
import { PAGE_SIZE } from '@/lib/search/state'
import { ResultsSkeleton } from './results-skeleton'
import { useLoadOnScroll } from './use-load-on-scroll'
import type { Results } from './use-results'

/** After so many pages loading needs the button, so that the footer can be reached. */
const PAGES_BEFORE_BUTTON = 6
/** Share of the scrolled list at which the library asks for more (D-81). */
const SCROLL_THRESHOLD = 0.6
/** Cards whose pictures load with priority: a phone's first screen shows one. */
const PRIORITY_CARDS = 1

interface ResultsListProps {
  results: Results
  now: Date
  onClick: MouseEventHandler
}

/**
 * The cards of a list. More are loaded on scroll (SALES-09, SALES-10) or by a button; after a failure only
 * by the button (SALES-20, SALES-21).
 */
export function ResultsList({ results, now, onClick }: ResultsListProps) {
  const { pages, isLoadingMore, hasMore, canLoadMore, loadMore, state } = results
  const [maxPages, setMaxPages] = useState(() => Math.max(pages.length, PAGES_BEFORE_BUTTON))
  const [hasScrolled, setHasScrolled] = useState(false)
  const mayAutoLoad = hasMore && hasScrolled && pages.length < maxPages
  const { loadThrottled, checkScroll } = useLoadOnScroll(() => {
    if (mayAutoLoad && !isLoadingMore) loadMore()
  })
  // The first scroll may be the only one, such as a jump to the end or one before hydration, so that the
  // position is checked again once loading is allowed.
  useEffect(() => {
    if (hasScrolled) return checkScroll()
    const frame = requestAnimationFrame(() => {
      if (window.scrollY > 0) setHasScrolled(true)
    })
    return () => cancelAnimationFrame(frame)
  }, [hasScrolled, checkScroll])
  const cards = uniqueCards(pages)
  const remaining = (pages[0]?.total ?? 0) - (pages.at(-1)?.page ?? 0) * PAGE_SIZE
  const loadNextPage = () => {
    setMaxPages(pages.length + PAGES_BEFORE_BUTTON)
    loadMore()
  }
  return (
    <div onClickCapture={onClick}>
      <InfiniteScroll
        dataLength={cards.length}
        next={loadThrottled}
        hasMore={mayAutoLoad}
        hasChildren
        onScroll={() => {
          setHasScrolled(true)
          checkScroll()
        }}
        scrollThreshold={SCROLL_THRESHOLD}
        loader={null}
        // The window scrolls and not the list; overflow would cut off focus rings and sticky bars.
        style={{ overflow: 'visible', height: 'auto' }}
      >
        <ol className="grid gap-5 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3">
          {cards.map(({ card, page }, index) => (
            <li key={card.id} data-page={page}>
              <ListingCard kind={state.kind} card={card} now={now} priority={index < PRIORITY_CARDS} />
            </li>
          ))}
        </ol>
      </InfiniteScroll>
      {/* Reserves the height of the next page, so that the content below does not shift. */}
      {mayAutoLoad || isLoadingMore ? (
        <div className="mt-5 tablet:mt-6">
          <ResultsSkeleton count={Math.min(Math.max(remaining, 1), PAGE_SIZE)} />
        </div>
      ) : null}
      {canLoadMore ? (
        <p className="mt-8 text-center">
          <Button
            variant="secondary"
            className="min-w-[min(11rem,100%)] noscript:hidden"
            onClick={loadNextPage}
            disabled={isLoadingMore}
          >
            {isLoadingMore ? 'Loading…' : 'Load more'}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
