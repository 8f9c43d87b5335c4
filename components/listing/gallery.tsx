'use client'

import Image from 'next/image'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { FULL_PHONE_WIDTH_SIZES, largePictureHref } from '@/lib/config/images'
import { useViewerDialog } from './use-viewer-dialog'
import type { Picture } from '@/components/property/listing'

/** The desktop's grid has a large cell and four small ones. With fewer pictures a desktop shows the tablet's grid. */
const DESKTOP_GRID_PICTURES = 5
/** The tablet's grid has a large cell and two small ones. */
const TABLET_GRID_PICTURES = 3
const MAX_PRINTED_PICTURES = 3

/** Media conditions: the width at which the content stops growing, and the breakpoints of desktop and tablet. */
const WIDEST = '(min-width: 82rem)'
const DESKTOP = '(min-width: 68.75rem)'
const TABLET = '(min-width: 48rem)'

/** Values of the attribute `sizes` for the pictures in the grids, so that a phone does not load a desktop's file. */
const SINGLE_PICTURE_SIZES = `(min-width: 64rem) 960px, ${FULL_PHONE_WIDTH_SIZES}`
const LARGE_PICTURE_SIZES = `${WIDEST} 640px, ${DESKTOP} 48vw, ${TABLET} 64vw, ${FULL_PHONE_WIDTH_SIZES}`
const SMALL_PICTURE_SIZES = `${WIDEST} 320px, ${DESKTOP} 24vw, ${TABLET} 32vw, ${FULL_PHONE_WIDTH_SIZES}`

function getImageSizes(index: number, count: number): string {
  if (count === 1) return SINGLE_PICTURE_SIZES
  if (index === 0) return LARGE_PICTURE_SIZES
  // Pictures beyond the grid are shown only by a phone's strip.
  return index < DESKTOP_GRID_PICTURES ? SMALL_PICTURE_SIZES : FULL_PHONE_WIDTH_SIZES
}

function getCellClass(index: number, count: number): string {
  const isLarge = index === 0 && count >= TABLET_GRID_PICTURES
  const isHiddenOnTablet = index >= TABLET_GRID_PICTURES
  const isShownOnDesktop = count >= DESKTOP_GRID_PICTURES && index < DESKTOP_GRID_PICTURES
  return classNames(
    'gallery-cell',
    isLarge && 'tablet:col-span-2 tablet:row-span-2',
    isHiddenOnTablet && 'tablet:hidden',
    isHiddenOnTablet && isShownOnDesktop && 'desktop:block',
    isLarge && 'print:col-span-1 print:row-span-1',
    index >= MAX_PRINTED_PICTURES && 'print:hidden',
  )
}

const getGridClass = (count: number): string =>
  classNames(
    'gallery flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
    'tablet:grid tablet:gap-2 tablet:overflow-hidden tablet:rounded-lg',
    'print:grid print:aspect-auto print:grid-cols-3 print:grid-rows-none print:gap-2',
    count === 1 && 'tablet:mx-auto tablet:aspect-2/1 tablet:grid-cols-1 tablet:grid-rows-1',
    count === 2 && 'tablet:aspect-3/1 tablet:grid-cols-2 tablet:grid-rows-1',
    count > 2 && 'tablet:aspect-9/4 tablet:grid-cols-3 tablet:grid-rows-2',
    count >= DESKTOP_GRID_PICTURES && 'desktop:aspect-3/1 desktop:grid-cols-4',
  )

/** Returns the index of the picture that a phone's strip shows, and `strip`, the ref for the list of pictures. */
function useVisiblePicture(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [visibleIndex, setVisibleIndex] = useState(0)
  useEffect(() => {
    const list = strip.current
    if (!list || count < 2) return
    const observer = new IntersectionObserver(
      (entries) => {
        const visibleEntry = entries.find((entry) => entry.isIntersecting)
        if (visibleEntry) setVisibleIndex([...list.children].indexOf(visibleEntry.target))
      },
      // The threshold is above a half, so that only one picture at a time counts as visible.
      { root: list, threshold: 0.6 },
    )
    for (const item of list.children) observer.observe(item)
    return () => observer.disconnect()
  }, [count])
  return { strip, visibleIndex }
}

/** Each picture links to its file. Without JavaScript, listing.css shows all pictures in the grid (FIELD-23). */
export function Gallery({ pictures, address }: { pictures: Picture[]; address: string }) {
  const count = pictures.length
  const { strip, visibleIndex } = useVisiblePicture(count)
  const { open, viewer } = useViewerDialog({ pictures, label: `Photos of ${address}` })

  const openPicture = (event: MouseEvent, index: number) => {
    // A click with a modifier key opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(index)
  }

  return (
    <div className="relative">
      <ul ref={strip} className={getGridClass(count)}>
        {pictures.map((picture, index) => (
          <li key={`${index}-${picture.src}`} className={getCellClass(index, count)}>
            <a
              href={largePictureHref(picture.src)}
              aria-label={`Photo ${index + 1} of ${count}: ${picture.alt}`}
              onClick={(event) => openPicture(event, index)}
            >
              <Image
                src={picture.src}
                alt=""
                width={1200}
                height={800}
                sizes={getImageSizes(index, count)}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
                className={picture.isUncropped ? 'object-contain' : 'object-cover'}
              />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 ? <GalleryCount count={count} visibleIndex={visibleIndex} onOpen={() => open(0)} /> : null}
      {viewer}
    </div>
  )
}

interface GalleryCountProps {
  count: number
  visibleIndex: number
  onOpen: () => void
}

/** Shows the position in a phone's strip and, on wider screens, a button that opens the viewer. */
function GalleryCount({ count, visibleIndex, onOpen }: GalleryCountProps) {
  return (
    <>
      <p
        aria-hidden="true"
        className={classNames(
          'tabular pointer-events-none absolute right-3 bottom-3 rounded-full bg-ink/80 px-3 py-1',
          'text-sm text-on-accent tablet:hidden print:hidden',
        )}
      >
        {visibleIndex + 1}/{count}
      </p>
      <button
        type="button"
        onClick={onOpen}
        className={classNames(
          'absolute right-3 bottom-3 hidden min-h-11 items-center gap-2 rounded-md border px-4',
          'border-line-strong bg-surface text-sm font-semibold text-accent hover:bg-accent-soft',
          'tablet:inline-flex noscript:hidden print:hidden',
        )}
      >
        <Icon name="images" className="size-4" />
        See all {count} photos
      </button>
    </>
  )
}
