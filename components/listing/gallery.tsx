'use client'

import { Images } from 'lucide-react'
import Image from 'next/image'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FULL_PHONE_WIDTH_SIZES } from '@/lib/config/images'
import { useViewerDialog } from './use-viewer-dialog'
import type { Picture } from './listing'

/** Pictures of the grid: one large and up to four small on a desktop, two on a tablet. */
const IN_GRID = 5

/** Values of `sizes`, so that a phone does not load a desktop's file. */
const sizesOf = (index: number, count: number) => {
  if (count === 1) return `(min-width: 64rem) 960px, ${FULL_PHONE_WIDTH_SIZES}`
  if (index === 0)
    return `(min-width: 82rem) 640px, (min-width: 68.75rem) 48vw, (min-width: 48rem) 64vw, ${FULL_PHONE_WIDTH_SIZES}`
  return `(min-width: 82rem) 320px, (min-width: 68.75rem) 24vw, (min-width: 48rem) 32vw, ${FULL_PHONE_WIDTH_SIZES}`
}

const cell = (index: number, count: number) =>
  classNames(
    'relative aspect-3/2 w-full shrink-0 snap-start overflow-hidden bg-sunken tablet:aspect-auto tablet:w-auto',
    index === 0 && count > 2 && 'tablet:col-span-2 tablet:row-span-2',
    index > 2 && (count >= IN_GRID && index < IN_GRID ? 'tablet:hidden desktop:block' : 'tablet:hidden'),
  )

/**
 * The pictures of a listing (field row 23): a strip to swipe on a phone, a grid on wider screens, and a full-screen
 * viewer on both. Each picture is a link to its file, for readers without JavaScript.
 */
export function Gallery({ pictures, address }: { pictures: Picture[]; address: string }) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const { open, viewer } = useViewerDialog({ pictures, label: `Photos of ${address}` })
  const count = pictures.length

  useEffect(() => {
    const list = strip.current
    if (!list || count < 2) return
    const observer = new IntersectionObserver(
      (entries) => {
        const current = entries.find((entry) => entry.isIntersecting)
        if (current) setShown(Array.prototype.indexOf.call(list.children, current.target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const item of list.children) observer.observe(item)
    return () => observer.disconnect()
  }, [count])

  const onPicture = (event: MouseEvent, index: number) => {
    // A click with a modifier key opens the link in a new tab or window, as usual.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(index)
  }

  return (
    <div className="relative">
      <ul
        ref={strip}
        className={classNames(
          'flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] tablet:grid tablet:gap-2 tablet:overflow-hidden tablet:rounded-lg print:grid print:aspect-auto print:grid-cols-3 print:grid-rows-none print:gap-2',
          count === 1 && 'tablet:mx-auto tablet:aspect-2/1 tablet:grid-cols-1 tablet:grid-rows-1',
          count === 2 && 'tablet:aspect-3/1 tablet:grid-cols-2 tablet:grid-rows-1',
          count > 2 && 'tablet:aspect-9/4 tablet:grid-cols-3 tablet:grid-rows-2',
          count >= IN_GRID && 'desktop:aspect-3/1 desktop:grid-cols-4',
        )}
      >
        {pictures.map((picture, index) => (
          <li
            key={`${index}-${picture.src}`}
            className={classNames(
              cell(index, count),
              index < 3
                ? 'print:relative print:col-span-1 print:row-span-1 print:aspect-3/2'
                : 'print:hidden',
            )}
          >
            <a
              href={`${picture.src}?w=1200`}
              aria-label={`Photo ${index + 1} of ${count}: ${picture.alt}`}
              onClick={(event) => onPicture(event, index)}
              className="absolute inset-0 focus-visible:outline-offset-[-4px]"
            >
              <Image
                src={picture.src}
                alt=""
                fill
                sizes={sizesOf(index, count)}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
                className={picture.whole ? 'object-contain' : 'object-cover'}
              />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <>
          <p
            aria-hidden="true"
            className="tabular pointer-events-none absolute right-3 bottom-3 rounded-full bg-ink/80 px-3 py-1 text-sm text-on-accent tablet:hidden print:hidden"
          >
            {shown + 1}/{count}
          </p>
          <button
            type="button"
            onClick={() => open(0)}
            className="absolute right-3 bottom-3 hidden min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-sm font-semibold text-accent hover:bg-accent-soft tablet:inline-flex noscript:hidden print:hidden"
          >
            <Images aria-hidden="true" className="size-4" />
            See all {count} photos
          </button>
        </>
      ) : null}
      {viewer}
    </div>
  )
}
