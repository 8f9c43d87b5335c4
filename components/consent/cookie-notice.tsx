'use client'

import { useEffect, useRef } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { reopenCookieNotice, setConsent, storeEarlyChoice, useNeedsChoice, wasReopened } from './consent'

/** Asks about cookies and sets `--cookie-notice` (cookie-notice.css; SHELL-09, SHELL-10, D-152). */
export function CookieNotice() {
  const needsChoice = useNeedsChoice()
  const isHydrated = useHydrated()
  const notice = useRef<HTMLElement>(null)

  // A click before hydration is recorded by a script of the page.
  useEffect(storeEarlyChoice, [])

  useEffect(() => {
    if (!needsChoice) return
    const { dataset, style } = document.documentElement
    dataset.cookies = 'ask'
    // Reading offsetHeight during hydration would force a layout of the whole page.
    const timer = setTimeout(() => {
      style.setProperty('--cookie-notice', `${notice.current?.offsetHeight ?? 0}px`)
    })
    if (wasReopened()) notice.current?.focus()
    return () => {
      clearTimeout(timer)
      style.removeProperty('--cookie-notice')
      delete dataset.cookies
    }
  }, [needsChoice])

  if (!needsChoice) return null
  // cookie-notice.css hides the 'server' notice of a cached page from visitors who have already chosen.
  return (
    <section
      ref={notice}
      data-cookie-notice={isHydrated ? 'open' : 'server'}
      tabIndex={-1}
      aria-label="Cookies"
      className="fixed inset-x-0 bottom-0 z-50 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-surface shadow-raised print:hidden"
    >
      <div className="wrap-page flex flex-col gap-3 py-3 text-sm tablet:flex-row tablet:items-center tablet:justify-between tablet:gap-8">
        <p className="max-w-[68ch]">
          We use cookies. The site needs a few to work; with your agreement we use others too, to show maps
          and to credit a partner who sent you.{' '}
          <InternalLink href={routes.privacy} className="underline">
            Privacy policy
          </InternalLink>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-2">
          <Button variant="secondary" value="accepted" onClick={() => setConsent('accepted')}>
            Accept
          </Button>
          <Button variant="secondary" value="rejected" onClick={() => setConsent('rejected')}>
            Reject
          </Button>
        </div>
      </div>
    </section>
  )
}

export function CookieChoiceButton({ className }: { className?: string }) {
  return (
    <button type="button" onClick={reopenCookieNotice} className={classNames(className, 'noscript:hidden')}>
      Cookie choices
    </button>
  )
}
