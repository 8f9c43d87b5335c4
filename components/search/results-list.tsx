'use client'

import { Fragment, useEffect, useState, type MouseEventHandler } from 'react'
import InfiniteScroll from 'react-infinite-scroll-component'
import { ListingCard } from '@/components/property/listing-card'
import { Button } from '@/components/ui/button'
import { readStored } from '@/lib/browser/storage'
import { VIEWED_HOMES_KEY } from '@/lib/browser/viewed-home-key'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { parseFeatures } from '@/lib/search/further-filters'
import { uniqueCards } from '@/lib/search/list-page'
import { PAGE_SIZE, type SearchState } from '@/lib/search/state'
import { HiddenCard, HiddenCount } from './hidden-homes'
import { ResultsSkeleton } from './results-skeleton'
import { SaveSearch } from './save-search'
import { useHiddenHomes, type HiddenCards } from './use-hidden-homes'
import { useLoadOnScroll } from './use-load-on-scroll'
import type { Results } from './use-results'

/** After this many pages only the button loads more, so that scrolling can reach the footer. */
const PAGES_BEFORE_BUTTON = 6
/** The next page is loaded once the end of the list is less than 40 % (1 − 0.6) of a window below the window. */
const SCROLL_THRESHOLD = 0.6
/** Number of cards whose pictures are loaded first: a phone's first screen shows one. */
const PRIORITY_CARDS = 1

/** The prompt to save the search follows the first row of a wide screen. */
const CARDS_BEFORE_PROMPT = 3

interface ResultsListProps {
  results: Results
  now: Date
  isBesideMap: boolean
  onClick: MouseEventHandler
}

/** The cards of a list. Scrolling loads more (SALES-09, SALES-10), but not after a failure (SALES-20). */
export function ResultsList({ results, now, isBesideMap, onClick }: ResultsListProps) {
  const { pages, isLoadingMore, hasMore, canLoadMore, loadMore, state } = results
  const [maxPages, setMaxPages] = useState(() => Math.max(pages.length, PAGES_BEFORE_BUTTON))
  const [hasScrolled, setHasScrolled] = useState(false)
  const mayAutoLoad = hasMore && hasScrolled && pages.length < maxPages
  const { loadThrottled, checkScroll } = useLoadOnScroll(() => {
    if (mayAutoLoad && !isLoadingMore) loadMore()
  })
  // The visitor may have scrolled to the end before hydration, so that no further scroll event comes.
  useEffect(() => {
    if (hasScrolled) return checkScroll()
    const frame = requestAnimationFrame(() => {
      if (window.scrollY > 0) setHasScrolled(true)
    })
    return () => cancelAnimationFrame(frame)
  }, [hasScrolled, checkScroll])
  const cards = uniqueCards(pages)
  const hiddenHomes = useHiddenHomes(state.kind, cards)
  useSeenMarks(state.kind, hiddenHomes.visibleCards.length)
  // If every loaded card is hidden, there is nothing to scroll, so the next page is loaded at once.
  const mustLoadWithoutScroll =
    hiddenHomes.visibleCards.length === 0 && hasMore && !isLoadingMore && pages.length < maxPages
  useEffect(() => {
    if (mustLoadWithoutScroll) loadMore()
  }, [mustLoadWithoutScroll, loadMore])
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
        <CardList results={results} hiddenHomes={hiddenHomes} now={now} isBesideMap={isBesideMap} />
      </InfiniteScroll>
      {mayAutoLoad || isLoadingMore ? (
        <div className="mt-5 tablet:mt-6">
          <ResultsSkeleton count={Math.min(Math.max(remainingCards, 1), PAGE_SIZE)} />
        </div>
      ) : null}
      {canLoadMore ? <LoadMoreButton isLoading={isLoadingMore} onClick={loadNextPage} /> : null}
    </div>
  )
}

function LoadMoreButton({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  return (
    <p className="mt-8 text-center">
      <Button
        variant="secondary"
        className="min-w-[min(11rem,100%)] noscript:hidden"
        onClick={onClick}
        disabled={isLoading}
      >
        {isLoading ? 'Loading…' : 'Load more'}
      </Button>
    </p>
  )
}

/** Marks the cards of homes that this browser has shown, each time that further cards appear. */
function useSeenMarks(kind: ListingKind, cardCount: number): void {
  useEffect(() => {
    // Most visitors have viewed no home yet, so they load no code for the marks.
    if (cardCount > 0 && readStored(VIEWED_HOMES_KEY))
      void import('./mark-seen').then(({ markSeen }) => markSeen(kind))
  }, [cardCount, kind])
}

interface CardListProps extends Pick<ResultsListProps, 'results' | 'now' | 'isBesideMap'> {
  hiddenHomes: HiddenCards
}

function CardList({ results: { pages, state }, hiddenHomes, now, isBesideMap }: CardListProps) {
  const requiredFeatures = parseFeatures(state.with)
  return (
    <ol
      className={
        isBesideMap ? 'grid gap-5' : 'grid gap-5 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3'
      }
    >
      {hiddenHomes.visibleCards.map(({ card, page }, index) => (
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
                requiredFeatures={requiredFeatures}
                priority={index < PRIORITY_CARDS}
                onHide={hiddenHomes.noteHiding}
              />
            )}
          </li>
          {index === CARDS_BEFORE_PROMPT - 1 ? <SaveSearchPrompt state={state} /> : null}
        </Fragment>
      ))}
    </ol>
  )
}

const SaveSearchPrompt = ({ state }: { state: SearchState }) => (
  <li className="save-offer">
    <p>
      <strong>Be told of new homes and price cuts.</strong> Save this search, and get them by email if you
      like.
    </p>
    <SaveSearch state={state} />
  </li>
)
