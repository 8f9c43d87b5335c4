'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type TouchEvent } from 'react'
import { SoftLink } from '@/components/ui/soft-link'
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

/** A shorter touch is no swipe. */
const SWIPE_PX = 40

const arrow =
  'absolute top-1/2 z-10 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-surface/95 text-ink shadow-card ' +
  'desktop:opacity-0 desktop:group-hover:opacity-100 desktop:focus-visible:opacity-100 motion-safe:transition-opacity noscript:hidden'

/**
 * The pictures of a card. The server renders the first; the others load as they are needed, one ahead of the visible
 * one. They are moved by swipes and two buttons: the strip itself does not scroll, so it is no tab stop. A click on a
 * picture opens the listing, as the card's title does for the keyboard.
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
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [ready, setReady] = useState(1)
  const prepare = (upTo: number) => setReady((now) => Math.max(now, Math.min(upTo, images.length)))

  const turn = (to: number) => {
    prepare(to + 2)
    // The picture may only be rendered now, so the scroll waits for the next frame.
    requestAnimationFrame(() => {
      const box = track.current
      box?.scrollTo({
        left: to * box.clientWidth,
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      })
    })
  }
  const swipe = useRef({ x: 0, left: 0 })
  const onTouchStart = (event: TouchEvent) => {
    prepare(shown + 2)
    swipe.current = { x: event.touches[0]?.clientX ?? 0, left: track.current?.scrollLeft ?? 0 }
  }
  const moved = (event: TouchEvent) => swipe.current.x - (event.changedTouches[0]?.clientX ?? 0)
  const onTouchMove = (event: TouchEvent) => {
    if (track.current) track.current.scrollLeft = swipe.current.left + moved(event)
  }
  const onTouchEnd = (event: TouchEvent) => {
    const by = Math.abs(moved(event)) < SWIPE_PX ? 0 : Math.sign(moved(event))
    if (moved(event) !== 0) turn(Math.min(Math.max(shown + by, 0), images.length - 1))
  }
  const onScroll = () => {
    const box = track.current
    if (!box?.clientWidth) return
    const now = Math.round(box.scrollLeft / box.clientWidth)
    if (now !== shown) setShown(now)
  }

  return (
    <div className="absolute inset-0" onPointerEnter={() => prepare(2)}>
      <SoftLink href={listingHref(kind, id, slug)} tabIndex={-1} draggable={false} className="block h-full">
        <div
          ref={track}
          onScroll={onScroll}
          onTouchStart={onTouchStart}
          onTouchMove={onTouchMove}
          onTouchEnd={onTouchEnd}
          className="flex h-full touch-pan-y touch-pinch-zoom overflow-hidden"
        >
          {images.slice(0, ready).map((image, index) => (
            <div key={`${index}-${image.file}`} className="h-full w-full shrink-0" inert={index !== shown}>
              <ListingPicture
                kind={kind}
                id={id}
                file={image.file}
                alt={image.alt}
                sizes={sizes}
                priority={priority && index === 0}
                className="h-full"
              />
            </div>
          ))}
        </div>
      </SoftLink>
      {images.length > 1 ? (
        <>
          <button
            type="button"
            hidden={shown === 0}
            onClick={() => turn(shown - 1)}
            aria-label={`Previous picture of ${address}`}
            className={`${arrow} left-2`}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            hidden={shown === images.length - 1}
            onFocus={() => prepare(2)}
            onClick={() => turn(shown + 1)}
            aria-label={`Next picture of ${address}`}
            className={`${arrow} right-2`}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
          <p className="tabular pointer-events-none absolute bottom-3 right-3 z-10 rounded-sm bg-ink/80 px-2 py-0.5 text-xs font-semibold text-on-accent">
            <span className="sr-only">Picture </span>
            {shown + 1}/{images.length}
          </p>
        </>
      ) : null}
    </div>
  )
}
