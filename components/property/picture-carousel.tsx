'use client'

import { useLayoutEffect, useRef, useState, type TouchEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { listingHref } from '@/lib/config/routes'
import { ListingPicture } from './listing-picture'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface PictureCarouselProps {
  kind: ListingKind
  id: number
  slug: string
  images: { file: string; alt: string }[]
  address: string
  sizes: string
  priority?: boolean
}

/** A finger that moves less than this taps, and does not swipe. */
const MIN_SWIPE_PX = 40

/** Moves the strip of pictures, and holds which picture is visible and how many are rendered. */
function useStrip(pictureCount: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [visibleIndex, setVisibleIndex] = useState(0)
  const [renderedCount, setRenderedCount] = useState(1)

  const renderPictures = (count: number) =>
    setRenderedCount((rendered) => Math.max(rendered, Math.min(count, pictureCount)))

  /** Renders the visible picture and the one after it. */
  const renderAround = (index: number) => renderPictures(index + 2)

  const scrollToPicture = (to: number) => {
    renderAround(to)
    // Scrolls in the next frame, when the picture is rendered.
    requestAnimationFrame(() => {
      const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      strip.current?.scrollTo({
        left: to * strip.current.clientWidth,
        behavior: prefersReducedMotion ? 'auto' : 'smooth',
      })
    })
  }

  const touchStart = useRef({ x: 0, scrollLeft: 0 })
  const onTouchStart = (event: TouchEvent) => {
    renderAround(visibleIndex)
    touchStart.current = {
      x: event.touches[0]?.clientX ?? 0,
      scrollLeft: strip.current?.scrollLeft ?? 0,
    }
  }
  const getSwipedPx = (event: TouchEvent) => touchStart.current.x - (event.changedTouches[0]?.clientX ?? 0)
  const onTouchMove = (event: TouchEvent) => {
    if (strip.current) strip.current.scrollLeft = touchStart.current.scrollLeft + getSwipedPx(event)
  }
  const onTouchEnd = (event: TouchEvent) => {
    const swipedPx = getSwipedPx(event)
    const step = Math.abs(swipedPx) < MIN_SWIPE_PX ? 0 : Math.sign(swipedPx)
    // After a movement that is too short for a swipe, the strip goes back to the visible picture.
    if (swipedPx !== 0) scrollToPicture(Math.min(Math.max(visibleIndex + step, 0), pictureCount - 1))
  }
  // A touch that the browser takes over sends no touchend, and the strip would stay between two pictures.
  const onTouchCancel = () => scrollToPicture(visibleIndex)
  const onScroll = () => {
    const box = strip.current
    if (!box?.clientWidth) return
    setVisibleIndex(Math.round(box.scrollLeft / box.clientWidth))
  }

  const stripHandlers = { onScroll, onTouchStart, onTouchMove, onTouchEnd, onTouchCancel }
  return { strip, visibleIndex, renderedCount, renderAround, scrollToPicture, stripHandlers }
}

/**
 * The pictures of a card. At first only the first picture is rendered. Each further one is rendered while the one before
 * it is visible. Swipes and buttons move the strip. It has no scrollbar, because a scrollable element is a tab stop. A click
 * opens the listing. The link is not a tab stop, because the card's title leads to the same page.
 */
export function PictureCarousel({
  kind,
  id,
  slug,
  images,
  address,
  sizes,
  priority = false,
}: PictureCarouselProps) {
  const { strip, visibleIndex, renderedCount, renderAround, scrollToPicture, stripHandlers } = useStrip(
    images.length,
  )
  return (
    <div className="absolute inset-0" onPointerEnter={() => renderAround(0)}>
      <InternalLink
        href={listingHref(kind, id, slug)}
        tabIndex={-1}
        draggable={false}
        className="block h-full"
      >
        <div
          ref={strip}
          {...stripHandlers}
          className="flex h-full touch-pan-y touch-pinch-zoom overflow-hidden"
        >
          {images.slice(0, renderedCount).map((image, index) => (
            <div
              key={`${index}-${image.file}`}
              className="h-full w-full shrink-0"
              inert={index !== visibleIndex}
            >
              <ListingPicture
                kind={kind}
                id={id}
                file={image.file}
                alt={image.alt}
                sizes={sizes}
                priority={priority && index === 0}
                className="size-full"
              />
            </div>
          ))}
        </div>
      </InternalLink>
      {images.length > 1 ? (
        <CarouselControls
          address={address}
          visibleIndex={visibleIndex}
          count={images.length}
          onMove={scrollToPicture}
          onApproachNext={() => renderAround(0)}
        />
      ) : null}
    </div>
  )
}

interface CarouselControlsProps {
  address: string
  visibleIndex: number
  count: number
  onMove: (index: number) => void
  /** Called when the next button gets the focus, so that the next picture can load before the press. */
  onApproachNext: () => void
}

function CarouselControls({ address, visibleIndex, count, onMove, onApproachNext }: CarouselControlsProps) {
  const previousButton = useRef<HTMLButtonElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const isFirst = visibleIndex === 0
  const isLast = visibleIndex === count - 1
  // At the first or last picture, one button is hidden. If it had the focus, the other button gets the focus.
  useLayoutEffect(() => {
    if (isFirst && document.activeElement === previousButton.current) nextButton.current?.focus()
    if (isLast && document.activeElement === nextButton.current) previousButton.current?.focus()
  }, [isFirst, isLast])
  return (
    <>
      <button
        ref={previousButton}
        type="button"
        hidden={isFirst}
        onClick={() => onMove(visibleIndex - 1)}
        aria-label={`Previous picture of ${address}`}
        className="card-arrow left-2"
      >
        <Icon name="chevron-left" className="size-5" />
      </button>
      <button
        ref={nextButton}
        type="button"
        hidden={isLast}
        onFocus={onApproachNext}
        onClick={() => onMove(visibleIndex + 1)}
        aria-label={`Next picture of ${address}`}
        className="card-arrow right-2"
      >
        <Icon name="chevron-right" className="size-5" />
      </button>
      <p className="card-count">
        <span className="sr-only">Picture </span>
        {visibleIndex + 1}/{count}
      </p>
    </>
  )
}
