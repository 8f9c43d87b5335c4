'use client'

import { Fragment, useEffect, useState, type MouseEventHandler } from 'react'
import InfiniteScroll from 'react-infinite-scroll-component'
import { ListingCard } from '@/components/property/listing-card'
import { Button } from '@/components/ui/button'
import { readStored } from '@/lib/browser/storage'
import { VIEWED_HOMES_KEY } from '@/lib/browser/viewed-home-key'
import { parseFeatures } from '@/lib/search/further-filters'
import { uniqueCards } from '@/lib/search/list-page'
import { PAGE_SIZE, type SearchState } from '@/lib/search/state'
import { HiddenCard, HiddenCount } from './hidden-homes'
import { ResultsSkeleton } from './results-skeleton'
import { SaveSearch } from './save-search'
import { useHidden } from './use-hidden'
import { useLoadOnScroll } from './use-load-on-scroll'
import type { Results } from './use-results'

/** After this many pages scrolling loads no more until the button is pressed, so that the footer can be reached. */
const PAGES_BEFORE_BUTTON = 6
/** The library asks for the next page when this share of the list has been scrolled past (D-81). */
const SCROLL_THRESHOLD = 0.6
/** A phone's first screen shows one card, whose picture is loaded first. */
const PRIORITY_CARDS = 1

/** A row on a wide screen. */
const CARDS_BEFORE_OFFER = 3

interface ResultsListProps {
  results: Results
  now: Date
  isBesideMap: boolean
  onClick: MouseEventHandler
}

/** The cards of a list. Scrolling loads more (SALES-09, SALES-10), after a failure only the button (SALES-20). */
export function ResultsList({ results, now, isBesideMap, onClick }: ResultsListProps) {
  const { pages, isLoadingMore, hasMore, canLoadMore, loadMore, state } = results
  const [maxPages, setMaxPages] = useState(() => Math.max(pages.length, PAGES_BEFORE_BUTTON))
  const [hasScrolled, setHasScrolled] = useState(false)
  const mayAutoLoad = hasMore && hasScrolled && pages.length < maxPages
  const { loadThrottled, checkScroll } = useLoadOnScroll(() => {
    if (mayAutoLoad && !isLoadingMore) loadMore()
  })
  // The visitor may have scrolled before hydration, and jumped to the end, without a further scroll event.
  useEffect(() => {
    if (hasScrolled) return checkScroll()
    const frame = requestAnimationFrame(() => {
      if (window.scrollY > 0) setHasScrolled(true)
    })
    return () => cancelAnimationFrame(frame)
  }, [hasScrolled, checkScroll])
  const cards = uniqueCards(pages)
  const hiddenHomes = useHidden(state.kind, cards)
  const requiredFeatures = parseFeatures(state.with)
  useEffect(() => {
    // Most visitors have viewed no home yet, and load nothing for it.
    if (cards.length > 0 && readStored(VIEWED_HOMES_KEY))
      void import('./mark-seen').then(({ markSeen }) => markSeen(state.kind))
  }, [cards.length, state.kind])
  // Without a card nothing can be scrolled, so the next page is loaded at once.
  const mustLoad = hiddenHomes.shown.length === 0 && hasMore && !isLoadingMore && pages.length < maxPages
  useEffect(() => {
    if (mustLoad) loadMore()
  }, [mustLoad, loadMore])
  const remainingCards = (pages[0]?.total ?? 0) - (pages.at(-1)?.page ?? 0) * PAGE_SIZE
  const loadNextPage = () => {
    setMaxPages(pages.length + PAGES_BEFORE_BUTTON)
    loadMore()
  }
  return (
    <div onClickCapture={onClick}>
      <HiddenCount hidden={hiddenHomes} />
      <InfiniteScroll
        dataLength={cards.length}
        next={loadThrottled}
        hasMore={mayAutoLoad}
        // The only child is the <ol>, so the library cannot count the cards.
        hasChildren
        onScroll={() => {
          setHasScrolled(true)
          checkScroll()
        }}
        scrollThreshold={SCROLL_THRESHOLD}
        loader={null}
        // The library's overflow: auto would cut off focus rings and sticky bars; the window scrolls, not the list.
        style={{ overflow: 'visible', height: 'auto' }}
      >
        <ol
          className={
            isBesideMap ? 'grid gap-5' : 'grid gap-5 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3'
          }
        >
          {hiddenHomes.shown.map(({ card, page }, index) => (
            <Fragment key={card.id}>
              <li data-page={page}>
                {hiddenHomes.isPlaceholder(card) ? (
                  <HiddenCard kind={state.kind} card={card} />
                ) : (
                  <ListingCard
                    kind={state.kind}
                    card={card}
                    now={now}
                    place={pages[0]?.place}
                    wanted={requiredFeatures}
                    priority={index < PRIORITY_CARDS}
                    onHide={hiddenHomes.noteHiding}
                  />
                )}
              </li>
              {index === CARDS_BEFORE_OFFER - 1 ? <SaveOffer state={state} /> : null}
            </Fragment>
          ))}
        </ol>
      </InfiniteScroll>
      {mayAutoLoad || isLoadingMore ? (
        <div className="mt-5 tablet:mt-6">
          <ResultsSkeleton count={Math.min(Math.max(remainingCards, 1), PAGE_SIZE)} />
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

/** Offers to save the search between its results. */
const SaveOffer = ({ state }: { state: SearchState }) => (
  <li className="save-offer">
    <p>
      <strong>Be told of new homes and price cuts.</strong> Save this search, and get them by email if you
      like.
    </p>
    <SaveSearch state={state} />
  </li>
)
