'use client'

import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { HomeRef } from '@/lib/domain/saved-home'
import { HideListing, SaveListing } from './save-listing'

interface ShareProps {
  /** Absolute URL of the page. */
  url: string
  title: string
  home: HomeRef
}

/** A small button is lower on wide screens. This one stays as high as the buttons of SaveListing and HideListing. */
const buttonStyle = buttonClass('secondary', 'small', 'tablet:min-h-11!')

const menuItemClass =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left text-ink no-underline hover:bg-accent-soft'

/** Opens a touch screen's share sheet, or a menu that works without JavaScript (FIELD-34 and FIELD-35). */
export function Share({ url, title, home }: ShareProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [copyResult, setCopyResult] = useState<'copied' | 'failed' | null>(null)

  const openShareSheet = (event: MouseEvent) => {
    const hasTouchScreen = window.matchMedia('(pointer: coarse)').matches
    if (!navigator.share || !hasTouchScreen) return
    event.preventDefault()
    // The promise is also rejected when the visitor closes the sheet, so a rejection is not reported.
    navigator.share({ title, url }).catch(() => undefined)
  }

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  const closeOnFocusOutside = (event: FocusEvent) => {
    const newFocus = event.relatedTarget
    if (details.current && newFocus && !details.current.contains(newFocus)) details.current.open = false
  }

  const copyUrl = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopyResult('copied')
    } catch {
      setCopyResult('failed')
    }
  }

  return (
    <div className="listing-tools print:hidden">
      <SaveListing home={home} />
      <HideListing home={home} />
      <details ref={details} className="relative" onKeyDown={closeOnEscape} onBlur={closeOnFocusOutside}>
        <summary
          onClick={openShareSheet}
          className={classNames(buttonStyle, 'h-full w-full list-none [&::-webkit-details-marker]:hidden')}
        >
          <Icon name="share-2" className="size-5" />
          Share
        </summary>
        <div className="absolute right-0 z-20 mt-2 w-60 max-w-[80vw] overflow-hidden rounded-md border border-line bg-surface py-1 shadow-raised">
          <ShareMenu url={url} title={title} onCopy={copyUrl} />
          <div role="status" className="px-4 pb-2 text-sm empty:hidden">
            {copyResult === 'copied' ? 'Link copied' : null}
            {copyResult === 'failed' ? <CopyByHand url={url} /> : null}
          </div>
        </div>
      </details>
      <button
        type="button"
        onClick={() => window.print()}
        className={classNames(buttonStyle, 'is-wide noscript:hidden')}
      >
        <Icon name="printer" className="size-5" />
        Print brochure
      </button>
    </div>
  )
}

function ShareMenu({ url, title, onCopy }: Omit<ShareProps, 'home'> & { onCopy: () => void }) {
  return (
    <ul>
      <li className="noscript:hidden">
        <button type="button" onClick={onCopy} className={menuItemClass}>
          <Icon name="link-2" className="size-4 text-accent" />
          Copy link
        </button>
      </li>
      <li>
        <a
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          className={menuItemClass}
        >
          <Icon name="mail" className="size-4 text-accent" />
          Email
        </a>
      </li>
      <li>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={menuItemClass}
        >
          <Icon name="message-circle" className="size-4 text-accent" />
          WhatsApp <span className="sr-only">(opens in a new tab)</span>
        </a>
      </li>
    </ul>
  )
}

/** Shows the URL in a field, to be copied by hand where the page may not write to the clipboard. */
function CopyByHand({ url }: { url: string }) {
  return (
    <label className="grid gap-1 py-2">
      Copy this address
      <input
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-sm border border-line-strong px-2"
      />
    </label>
  )
}
