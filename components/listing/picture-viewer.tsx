'use client'

import Image from 'next/image'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject, type TouchEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Picture } from '@/components/property/listing'

export interface PictureViewerProps {
  pictures: Picture[]
  startIndex: number
  /** Accessible name of the dialog. */
  label: string
  dialog: RefObject<HTMLDialogElement | null>
  onClose: () => void
}

/** A shorter movement of the finger counts as a tap. */
const MIN_SWIPE_PX = 48

const controlClass =
  'inline-flex size-12 items-center justify-center rounded-full bg-surface text-ink hover:bg-accent-soft focus-visible:outline-on-accent aria-disabled:opacity-40'

/** Holds the zoom state. `scrollBox` is the element that scrolls a zoomed picture, at first to the centre. */
function useZoom() {
  const scrollBox = useRef<HTMLDivElement>(null)
  const [isZoomed, setZoomed] = useState(false)
  useEffect(() => {
    const box = scrollBox.current
    // jsdom, in which the tests run, has no scrollTo.
    if (isZoomed)
      box?.scrollTo?.((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2)
  }, [isZoomed])
  return { scrollBox, isZoomed, setZoomed }
}

/** Creates touch handlers that call `onSwipe` with 1 for the next picture and -1 for the previous one. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const touchStart = useRef<{ x: number; y: number } | null>(null)
  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0]
    touchStart.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const from = touchStart.current
    const to = changedTouches[0]
    touchStart.current = null
    if (!from || !to) return
    const horizontal = to.clientX - from.x
    const vertical = to.clientY - from.y
    const isSwipe = Math.abs(horizontal) > MIN_SWIPE_PX && Math.abs(horizontal) > Math.abs(vertical)
    if (isSwipe) onSwipe(horizontal < 0 ? 1 : -1)
  }
  return { onTouchStart, onTouchEnd }
}

/** Opens a dialog as modal when it mounts, and keeps the page behind from scrolling until it unmounts. */
function useModalDialog(dialog: PictureViewerProps['dialog']) {
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
    }
  }, [dialog])
}

/** A modal `<dialog>`: the browser keeps the focus inside it and restores the focus on closing. */
export function PictureViewer({ pictures, startIndex, label, dialog, onClose }: PictureViewerProps) {
  useModalDialog(dialog)
  const { scrollBox, isZoomed, setZoomed } = useZoom()
  const [index, setIndex] = useState(startIndex)
  const picture = pictures[index]
  const lastIndex = pictures.length - 1

  const goTo = (to: number) => {
    setIndex(Math.min(lastIndex, Math.max(0, to)))
    setZoomed(false)
  }

  const swipeHandlers = useSwipe((step) => {
    if (!isZoomed) goTo(index + step)
  })

  const moveByKey = (event: KeyboardEvent) => {
    // In a zoomed picture the arrow keys scroll.
    if (isZoomed || lastIndex === 0) return
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: lastIndex }[event.key]
    if (to === undefined) return
    event.preventDefault()
    goTo(to)
  }

  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={moveByKey}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-ink p-0 text-on-accent backdrop:bg-ink open:flex"
    >
      <div className="flex items-center justify-between gap-3 p-3">
        <p aria-live="polite" className="tabular text-sm">
          {lastIndex > 0 ? `${index + 1} of ${pictures.length}` : null}
          <span className="sr-only"> {picture.alt}</span>
        </p>
        <div className="flex gap-2">
          <ZoomButton isZoomed={isZoomed} onClick={() => setZoomed(!isZoomed)} />
          <CloseButton onClick={() => dialog.current?.close()} />
        </div>
      </div>
      <div
        ref={scrollBox}
        tabIndex={isZoomed ? 0 : undefined}
        role={isZoomed ? 'group' : undefined}
        aria-label={isZoomed ? 'Enlarged picture, scroll to look around' : undefined}
        className={classNames('relative min-h-0 flex-1', isZoomed ? 'overflow-auto' : 'overflow-hidden')}
        {...swipeHandlers}
      >
        <ZoomablePicture picture={picture} isZoomed={isZoomed} />
      </div>
      {lastIndex > 0 ? <Thumbnails pictures={pictures} index={index} goTo={goTo} /> : null}
    </dialog>
  )
}

/** Shows a zoomed picture at 220 % of the width, or 170 % from tablets on. `sizes` states the same widths. */
function ZoomablePicture({ picture, isZoomed }: { picture: Picture; isZoomed: boolean }) {
  return (
    <div
      className={isZoomed ? 'flex min-h-full w-[220%] items-center tablet:w-[170%]' : 'relative size-full'}
    >
      <div className={isZoomed ? 'relative aspect-3/2 w-full' : undefined}>
        <Image
          key={picture.src}
          src={picture.src}
          alt={picture.alt}
          fill
          sizes={isZoomed ? '(min-width: 48rem) 170vw, 220vw' : '100vw'}
          className="object-contain"
          loading="eager"
        />
      </div>
    </div>
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" aria-label="Close" onClick={onClick} className={controlClass}>
      <Icon name="x" className="size-5" />
    </button>
  )
}

function ZoomButton({ isZoomed, onClick }: { isZoomed: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isZoomed}
      aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
      onClick={onClick}
      className={controlClass}
    >
      <Icon name={isZoomed ? 'zoom-out' : 'zoom-in'} className="size-5" />
    </button>
  )
}

function Thumbnails({
  pictures,
  index,
  goTo,
}: {
  pictures: Picture[]
  index: number
  goTo: (to: number) => void
}) {
  const currentThumbnail = useRef<HTMLButtonElement>(null)
  // Without the braces the effect would return the promise that scrollIntoView returns in newer browsers.
  useEffect(() => {
    // jsdom, in which the tests run, has no scrollIntoView.
    currentThumbnail.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [index])
  return (
    <div className="flex items-center gap-3 p-3">
      <button
        type="button"
        aria-label="Previous photo"
        aria-disabled={index === 0}
        onClick={() => goTo(index - 1)}
        className={classNames(controlClass, 'shrink-0')}
      >
        <Icon name="chevron-left" className="size-6" />
      </button>
      <ul className="mx-auto flex min-w-0 gap-2 overflow-x-auto p-1">
        {pictures.map((picture, position) => (
          <li key={`${position}-${picture.src}`} className="shrink-0">
            <button
              ref={position === index ? currentThumbnail : undefined}
              type="button"
              aria-label={`Photo ${position + 1}: ${picture.alt}`}
              aria-current={position === index || undefined}
              onClick={() => goTo(position)}
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
        onClick={() => goTo(index + 1)}
        className={classNames(controlClass, 'shrink-0')}
      >
        <Icon name="chevron-right" className="size-6" />
      </button>
    </div>
  )
}
