'use client'

import { classNames } from '@/components/ui/class-names'
import { reopenCookieNotice } from './consent'

/** The footer's button that shows the cookie notice again. */
export function CookieChoiceButton({ className }: { className?: string }) {
  return (
    <button type="button" onClick={reopenCookieNotice} className={classNames(className, 'noscript:hidden')}>
      Cookie choices
    </button>
  )
}
