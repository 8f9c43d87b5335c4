'use client'

import { reopenChoice } from './consent'

/** Opens the cookie choice again, from the footer. */
export function CookieChoiceButton({ className }: { className?: string }) {
  return <button type="button" onClick={reopenChoice} className={className}>Cookie choices</button>
}
