'use client'

import { classNames } from '@/components/ui/class-names'
import { reopenCookieNotice } from './consent'

export function CookieChoiceButton({ className }: { className?: string }) {
  return (
    <button type="button" onClick={reopenCookieNotice} className={classNames(className, 'noscript:hidden')}>
      Cookie choices
    </button>
  )
}
