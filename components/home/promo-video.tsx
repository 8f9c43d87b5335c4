'use client'

import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'

/** The promotional video in a dialog (HOME-03). Neither video nor poster is fetched before it opens. */
export function PromoVideo({ className }: { className?: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [wasOpened, setWasOpened] = useState(false)

  const open = () => {
    setWasOpened(true)
    dialog.current?.showModal()
    // Where the browser blocks autoplay, the visitor starts the video by its controls.
    void video.current?.play().catch(() => undefined)
  }
  const closeOnBackdropClick = (event: React.MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) dialog.current.close()
  }
  return (
    <>
      <button type="button" onClick={open} aria-haspopup="dialog" className={className}>
        <span className="flex size-9 items-center justify-center rounded-full bg-accent text-on-accent">
          <Icon name="play" className="ml-0.5 size-4 fill-current" />
        </span>
        How it works, in 11 seconds
      </button>
      <dialog
        ref={dialog}
        aria-label="How it works"
        onClick={closeOnBackdropClick}
        onClose={() => video.current?.pause()}
        className="m-auto w-[min(60rem,calc(100vw-2rem))] rounded-lg bg-surface p-0 shadow-raised backdrop:bg-ink/70"
      >
        <div className="flex items-center justify-between gap-4 px-4 py-2">
          <h2 className="text-lg">How it works</h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="flex size-11 items-center justify-center rounded-sm hover:bg-sunken"
          >
            <Icon name="x" className="size-6" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <video
          ref={video}
          controls
          playsInline
          preload="none"
          width={960}
          height={540}
          poster={wasOpened ? '/video/five-steps.webp' : undefined}
          className="block aspect-video h-auto w-full bg-ink"
        >
          <source src="/video/five-steps.mp4" type="video/mp4" />
          <source src="/video/five-steps.webm" type="video/webm" />
          <track kind="captions" src="/video/five-steps.vtt" srcLang="en-GB" label="English" />
        </video>
        <p className="px-4 py-3 text-sm text-muted">
          The film has no sound. It shows, one after another: add your details, join the market, host
          viewings, receive offers, complete the sale.
        </p>
      </dialog>
    </>
  )
}
