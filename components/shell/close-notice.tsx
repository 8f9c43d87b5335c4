'use client'

import { Icon } from '@/components/ui/icon'
import { rememberClosedNotice } from '@/lib/browser/closed-notice'

/** Hides the notice of this id for good, and moves the focus to the logo below it. */
export function CloseNotice({ id }: { id: string }) {
  const close = () => {
    rememberClosedNotice(id)
    // The notice is hidden by CSS, because its server component (HeaderNotice) cannot remove it.
    document.documentElement.dataset.notice = 'closed'
    document.querySelector<HTMLElement>('[data-shell="logo-and-menu"] a')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" onClick={close} aria-label="Close this notice" className="close-notice">
      <Icon name="x" className="size-5" />
    </button>
  )
}
