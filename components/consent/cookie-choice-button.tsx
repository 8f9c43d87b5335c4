'use client'

import { classNames } from '@/components/ui/class-names'
import { reopenChoice } from './consent'

/** Opens the cookie choice again, from the footer. */
export function CookieChoiceButton({ className }: { className?: string }) {
  return (
    <button type="button" onClick={reopenChoice} className={classNames(className, 'noscript:hidden')}>
      Cookie choices
    </button>
  )
}
