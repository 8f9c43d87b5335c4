'use client'

import { Link2, Mail, MessageCircle, Printer, Share2 } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'

interface ShareProps {
  /** Absolute address of the page. */
  url: string
  title: string
}

const row =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left text-ink no-underline hover:bg-accent-soft'

/**
 * Sharing (field row 35): the device's share sheet on a touch screen, else a menu whose links work without JavaScript.
 * Printing gives the brochure.
 */
export function Share({ url, title }: ShareProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)

  const onSummary = (event: MouseEvent) => {
    if (!navigator.share || !window.matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    // A reader who closes the sheet rejects the promise, which is no error.
    navigator.share({ title, url }).catch(() => undefined)
  }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      setCopied('no')
    }
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <details
        ref={details}
        className="relative"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !details.current?.open) return
          details.current.open = false
          details.current.querySelector('summary')?.focus()
        }}
        onBlur={(event) => {
          if (details.current && event.relatedTarget && !details.current.contains(event.relatedTarget))
            details.current.open = false
        }}
      >
        <summary
          onClick={onSummary}
          className={buttonClass('secondary', 'small', 'list-none [&::-webkit-details-marker]:hidden')}
        >
          <Share2 aria-hidden="true" className="size-4" />
          Share
        </summary>
        <div className="absolute left-0 z-20 mt-2 w-60 max-w-[80vw] overflow-hidden rounded-md border border-line bg-surface py-1 shadow-raised">
          <ul>
            <li className="noscript:hidden">
              <button type="button" onClick={copy} className={row}>
                <Link2 aria-hidden="true" className="size-4 text-accent" />
                Copy link
              </button>
            </li>
            <li>
              <a
                href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
                className={row}
              >
                <Mail aria-hidden="true" className="size-4 text-accent" />
                E-mail
              </a>
            </li>
            <li>
              <a
                href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
                target="_blank"
                rel="noopener noreferrer"
                className={row}
              >
                <MessageCircle aria-hidden="true" className="size-4 text-accent" />
                WhatsApp <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          </ul>
          <div role="status" className="px-4 pb-2 text-sm empty:hidden">
            {copied === 'yes' ? 'Link copied' : copied === 'no' ? <CopyByHand url={url} /> : null}
          </div>
        </div>
      </details>
      <button
        type="button"
        onClick={() => window.print()}
        className={buttonClass('secondary', 'small', 'noscript:hidden')}
      >
        <Printer aria-hidden="true" className="size-4" />
        Print brochure
      </button>
    </div>
  )
}

/** The URL to be selected by hand, where the clipboard is not available. */
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
