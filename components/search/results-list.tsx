'use client'

import { useEffect, useState, type MouseEventHandler } from 'react'
import InfiniteScroll from 'react-infinite-scroll-component'
import { ListingCard } from '@/components/property/listing-card'
import { Button } from '@/components/ui/button'
import { cardsOf } from '@/lib/search/list-page'
import { PAGE_SIZE } from '@/lib/search/state'
import { ResultsSkeleton } from './results-skeleton'
import { useMoreOnScroll } from './use-more-on-scroll'
import type { Results } from './use-results'

/** So many pages come by themselves, then a button is asked for, or the footer would never be reached. */
const PAGES_AT_A_STRETCH = 6
/** The list's end is noticed two fifths of a window ahead: a fifth of a list of one page (D-81). */
const AHEAD = 0.6
/** Cards whose pictures are asked for before the rest: on a phone's first screen stands one. */
const FIRST_SEEN = 1

interface ResultsListProps {
  results: Results
  now: Date
  onClick: MouseEventHandler
}

/**
 * The cards, more of them as the visitor scrolls (SALES-09, SALES-10), and a button that does the
 * same for whoever does not scroll. After a failure nothing is asked for unasked (SALES-20, SALES-21).
 */
export function ResultsList({ results, now, onClick }: ResultsListProps) {
  const { pages, isLoadingMore, hasMore, canLoadMore, loadMore, state } = results
  const [allowed, setAllowed] = useState(() => Math.max(pages.length, PAGES_AT_A_STRETCH))
  const [hasScrolled, setHasScrolled] = useState(false)
  const mayLoad = hasMore && hasScrolled && pages.length < allowed
  const { ask, onScroll } = useMoreOnScroll(() => {
    if (mayLoad && !isLoadingMore) loadMore()
  })
  // The scroll that woke the list may be the only one: a jump to the end, or one from before the page
  // was the application's. It is looked at again once the list may load.
  useEffect(() => {
    if (hasScrolled) return onScroll()
    const frame = requestAnimationFrame(() => window.scrollY > 0 && setHasScrolled(true))
    return () => cancelAnimationFrame(frame)
  }, [hasScrolled, onScroll])
  const cards = cardsOf(pages)
  const left = (pages[0]?.total ?? 0) - (pages.at(-1)?.page ?? 0) * PAGE_SIZE
  const onMore = () => {
    setAllowed(pages.length + PAGES_AT_A_STRETCH)
    loadMore()
  }
  return (
    <div onClickCapture={onClick}>
      <InfiniteScroll
        dataLength={cards.length}
        next={ask}
        hasMore={mayLoad}
        hasChildren
        onScroll={() => {
          setHasScrolled(true)
          onScroll()
        }}
        scrollThreshold={AHEAD}
        loader={null}
        // The window scrolls, not the list: focus rings and sticky bars are not to be cut off.
        style={{ overflow: 'visible', height: 'auto' }}
      >
        <ol className="grid gap-5 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3">
          {cards.map(({ card, page }, index) => (
            <li key={card.id} data-page={page}>
              <ListingCard kind={state.kind} card={card} now={now} priority={index < FIRST_SEEN} />
            </li>
          ))}
        </ol>
      </InfiniteScroll>
      {/* Room for the next page, before it is asked for: what stands below does not jump when it comes. */}
      {mayLoad || isLoadingMore ? (
        <div className="mt-5 tablet:mt-6">
          <ResultsSkeleton count={Math.min(Math.max(left, 1), PAGE_SIZE)} />
        </div>
      ) : null}
      {canLoadMore ? (
        <p className="mt-8 text-center">
          <Button
            variant="secondary"
            className="min-w-[min(11rem,100%)] noscript:hidden"
            onClick={onMore}
            disabled={isLoadingMore}
          >
            {isLoadingMore ? 'Loading…' : 'Load more'}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
