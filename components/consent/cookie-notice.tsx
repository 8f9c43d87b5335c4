'use client'

import { useEffect, useRef } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button'
import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'
import { choose, useAsking, wasReopened } from './consent'

/**
 * The cookie notice: two equal answers, gone for good after either (SHELL-09, SHELL-10, D-152).
 * It stands over the foot of the page and moves nothing; while it does, `--cookie-notice` is its height, so that what
 * has the focus is scrolled clear of it (WCAG 2.4.11) and what sticks to the foot stands on it. The server sends it to
 * everyone, hidden: cookie-script.tsx shows it to whoever has not chosen.
 */
export function CookieNotice() {
  const asking = useAsking()
  const hydrated = useHydrated()
  const notice = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!asking) return
    const { style } = document.documentElement
    // Measured once the page has come to rest: asked for at once, the whole page would be laid out for it.
    const measure = setTimeout(() => {
      style.setProperty('--cookie-notice', `${notice.current?.offsetHeight ?? 0}px`)
    })
    if (wasReopened()) notice.current?.focus()
    return () => {
      clearTimeout(measure)
      style.removeProperty('--cookie-notice')
    }
  }, [asking])

  if (!asking) return null
  return (
    <section
      ref={notice}
      data-cookie-notice={hydrated ? 'open' : 'server'}
      tabIndex={-1}
      aria-label="Cookies"
      className="fixed inset-x-0 bottom-0 z-50 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-surface shadow-raised print:hidden"
    >
      <div className="wrap-page flex flex-col gap-3 py-3 text-sm tablet:flex-row tablet:items-center tablet:justify-between tablet:gap-8">
        <p className="max-w-[68ch]">
          We use cookies. The site needs a few to work; with your agreement we use others too, to show maps
          and to credit a partner who sent you.{' '}
          <SoftLink href={routes.privacy} className="underline">
            Privacy policy
          </SoftLink>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-2">
          <Button look="secondary" onClick={() => choose('accepted')}>
            Accept
          </Button>
          <Button look="secondary" onClick={() => choose('rejected')}>
            Reject
          </Button>
        </div>
      </div>
    </section>
  )
}
