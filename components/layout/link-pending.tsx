'use client'

import { useLinkStatus } from 'next/link'
import { createPortal } from 'react-dom'

/**
 * Says 'Loading...' while the page behind the link it stands in is fetched (EA-02, STATIC-20, D-50). A page here
 * comes whole or not at all, so that a missing one is a real 404; the waiting is told by the link instead of by
 * an empty page. It stands outside the link, whose name it must not change.
 */
export function LinkPending() {
  const { pending } = useLinkStatus()
  if (!pending) return null
  return createPortal(
    <p role="status" className="fixed left-1/2 top-20 z-40 -translate-x-1/2 rounded-md border border-line bg-surface px-5 py-3 font-semibold shadow-raised">Loading...</p>,
    document.body,
  )
}
