'use client'

import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import Image from 'next/image'
import { useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Picture } from './listing'

export interface PictureViewerProps {
  pictures: Picture[]
  /** Index of the first picture. */
  start: number
  /** Name of the dialog. */
  label: string
  onClose: () => void
}

/** A shorter touch is no swipe. */
const SWIPE = 48

const control =
  'inline-flex size-12 items-center justify-center rounded-full bg-surface text-ink hover:bg-accent-soft focus-visible:outline-on-accent aria-disabled:opacity-40'

/**
 * Full-screen pictures in a modal dialog, with arrow keys, Home, End, swipes and buttons to move, and zoom. The
 * browser traps the focus inside and restores it on closing.
 */
export function PictureViewer({ pictures, start, label, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const [index, setIndex] = useState(start)
  const [zoomed, setZoomed] = useState(false)
  const picture = pictures[index]
  const last = pictures.length - 1

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    // Prevents the page behind from scrolling.
    document.documentElement.style.overflow = 'hidden'
    return () => void (document.documentElement.style.overflow = '')
  }, [])

  useEffect(() => {
    const element = room.current
    // A zoomed picture shows its centre first.
    if (zoomed)
      element?.scrollTo?.(
        (element.scrollWidth - element.clientWidth) / 2,
        (element.scrollHeight - element.clientHeight) / 2,
      )
  }, [zoomed])

  const go = (to: number) => {
    setIndex(Math.min(last, Math.max(0, to)))
    setZoomed(false)
  }

  const onKey = (event: KeyboardEvent) => {
    // The arrow keys scroll a zoomed picture.
    if (zoomed || last === 0) return
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  const onTouchEnd = (event: TouchEvent) => {
    const from = touch.current
    const to = event.changedTouches[0]
    touch.current = null
    if (!from || !to || zoomed) return
    const across = to.clientX - from.x
    if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(to.clientY - from.y))
      go(index + (across < 0 ? 1 : -1))
  }

  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKey}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-ink p-0 text-on-accent backdrop:bg-ink open:flex"
    >
      <div className="flex items-center justify-between gap-3 p-3">
        <p aria-live="polite" className="tabular text-sm">
          {last > 0 ? `${index + 1} of ${pictures.length}` : null}
          <span className="sr-only"> {picture.alt}</span>
        </p>
        <div className="flex gap-2">
          <button
            type="button"
            aria-pressed={zoomed}
            aria-label={zoomed ? 'Zoom out' : 'Zoom in'}
            onClick={() => setZoomed(!zoomed)}
            className={control}
          >
            {zoomed ? (
              <ZoomOut aria-hidden="true" className="size-5" />
            ) : (
              <ZoomIn aria-hidden="true" className="size-5" />
            )}
          </button>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className={control}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <div
        ref={room}
        tabIndex={zoomed ? 0 : undefined}
        role={zoomed ? 'group' : undefined}
        aria-label={zoomed ? 'Enlarged picture, scroll to look around' : undefined}
        className={classNames('relative min-h-0 flex-1', zoomed ? 'overflow-auto' : 'overflow-hidden')}
        onTouchStart={(event) => {
          const first = event.touches[0]
          touch.current = first && event.touches.length === 1 ? { x: first.clientX, y: first.clientY } : null
        }}
        onTouchEnd={onTouchEnd}
      >
        <div
          className={classNames(
            zoomed && 'flex min-h-full w-[220%] items-center tablet:w-[170%]',
            !zoomed && 'relative size-full',
          )}
        >
          <div className={zoomed ? 'relative aspect-3/2 w-full' : undefined}>
            <Image
              key={picture.src}
              src={picture.src}
              alt={picture.alt}
              fill
              sizes={zoomed ? '(min-width: 48rem) 170vw, 220vw' : '100vw'}
              className="object-contain"
              loading="eager"
            />
          </div>
        </div>
      </div>
      {last > 0 ? <Thumbnails pictures={pictures} index={index} go={go} /> : null}
    </dialog>
  )
}

function Thumbnails({
  pictures,
  index,
  go,
}: {
  pictures: Picture[]
  index: number
  go: (to: number) => void
}) {
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return.
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [index])
  return (
    <div className="flex items-center gap-3 p-3">
      <button
        type="button"
        aria-label="Previous photo"
        aria-disabled={index === 0}
        onClick={() => go(index - 1)}
        className={classNames(control, 'shrink-0')}
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </button>
      <ul className="mx-auto flex min-w-0 gap-2 overflow-x-auto p-1">
        {pictures.map((picture, position) => (
          <li key={`${position}-${picture.src}`} className="shrink-0">
            <button
              ref={position === index ? current : undefined}
              type="button"
              aria-label={`Photo ${position + 1}: ${picture.alt}`}
              aria-current={position === index || undefined}
              onClick={() => go(position)}
              className="relative block h-12 w-18 overflow-hidden rounded-sm opacity-60 focus-visible:outline-on-accent aria-current:opacity-100 aria-current:ring-2 aria-current:ring-on-accent tablet:h-16 tablet:w-24"
            >
              <Image src={picture.src} alt="" fill sizes="160px" className="object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label="Next photo"
        aria-disabled={index === pictures.length - 1}
        onClick={() => go(index + 1)}
        className={classNames(control, 'shrink-0')}
      >
        <ChevronRight aria-hidden="true" className="size-6" />
      </button>
    </div>
  )
}
