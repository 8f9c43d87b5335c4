'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { createShareLinks } from '@/lib/browser/share-links'
import { isKeySection } from '@/lib/config/key-pages'
import { routes } from '@/lib/config/routes'
import { LiveChat } from './live-chat'

/** Pages that others cannot open: those of a payment (payment-routes.ts), and the steps and preview of a home. */
const privatePaths = [
  /^\/sandbox-checkout(?:\/|$)/,
  /^\/[a-z-]+-(?:payments?|success|failure|error)(?:\/|$)/,
  /^\/(?:sell|let)-your-property\/\d+(?:\/|$)/,
]

/** Pages with share buttons of their own. Their HTML is close to the size limit (P2b). */
const LISTING_SECTIONS = new Set(['property', 'letting'])

const UNSHARED_SECTIONS = new Set([
  'my-account',
  'login',
  'logout',
  'thank-you-subscriber',
  'error',
  'unavailable',
])

/** Share buttons (SHELL-08) and chat (SHELL-07), in the margins or above the footer, so that they cover no text. */
export function StickyShare() {
  const pathname = usePathname()
  const menu = useRef<HTMLDetailsElement>(null)
  const [page, setPage] = useState({ url: '', title: '' })
  const [isCopied, setCopied] = useState(false)
  // The chat appears only after hydration, so that it adds no bytes to the HTML, whose size is limited (P2b).
  const isHydrated = useHydrated()
  const readPage = () => {
    setCopied(false)
    setPage({ url: location.href, title: document.title })
  }
  // A menu that was opened before hydration fires no toggle event that React could hear.
  useEffect(() => {
    if (menu.current?.open) readPage()
  }, [])
  const section = pathname.split('/')[1] ?? ''
  const isPrivate = isKeySection(section) || privatePaths.some((path) => path.test(pathname))
  if (isPrivate || UNSHARED_SECTIONS.has(section)) return <LiveChat />
  if (LISTING_SECTIONS.has(section)) return isHydrated ? <LiveChat /> : null

  const copy = async () => {
    try {
      // Over plain http there is no clipboard, and this throws.
      await navigator.clipboard.writeText(page.url)
      setCopied(true)
    } catch {
      window.prompt('Copy this link', page.url)
    }
  }
  return (
    <div
      id="sticky-share"
      className={classNames(
        'wrap-page relative flex flex-wrap items-center justify-between gap-3 py-5 print:hidden',
        'min-[90rem]:fixed min-[90rem]:bottom-24 min-[90rem]:left-3 min-[90rem]:z-30',
        'min-[90rem]:w-auto min-[90rem]:p-0',
      )}
    >
      <details
        ref={menu}
        data-menu=""
        // A menu that was opened before hydration is not as the server rendered it.
        suppressHydrationWarning
        onToggle={readPage}
        className="group relative w-fit"
      >
        <summary
          className={classNames(
            'flex min-h-11 min-w-11 list-none items-center justify-center gap-2 rounded-md border px-3',
            'border-line-strong bg-surface text-sm font-semibold text-accent hover:bg-accent-soft',
            'min-[90rem]:px-0 [&::-webkit-details-marker]:hidden',
          )}
        >
          <Icon name="share-2" className="size-5" />
          <span className="min-[90rem]:sr-only">Share this page</span>
        </summary>
        <ul className="absolute bottom-full left-0 z-30 mb-2 w-48 rounded-md border border-line bg-surface p-2 shadow-raised">
          <li>
            <button type="button" onClick={() => void copy()} className="share-item">
              <Icon name={isCopied ? 'check' : 'link-2'} className="size-4" />
              <span aria-live="polite">{isCopied ? 'Link copied' : 'Copy link'}</span>
            </button>
          </li>
          {createShareLinks(page.url, page.title).map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                target={href.startsWith('mailto:') ? undefined : '_blank'}
                rel="noopener noreferrer"
                className="share-item"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {isHydrated && !pathname.startsWith(routes.chatbot) ? <LiveChat isBesideShare /> : null}
    </div>
  )
}
