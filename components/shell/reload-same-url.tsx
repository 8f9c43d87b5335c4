'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Window event after a link to the current address; views that load data in the browser load it again (D-53). */
export const SAME_URL_NAVIGATION = 'same-url-navigation'

const withoutHash = (url: string) => url.split('#')[0]

/** Following a link to the current address fetches the page again and goes to its top (ROUTE-20). */
export function ReloadSameUrl() {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      // Only clicks that the router has handled; for all others the browser reloads.
      if (
        !anchor ||
        !event.defaultPrevented ||
        anchor.hash ||
        withoutHash(anchor.href) !== withoutHash(location.href)
      )
        return
      router.refresh()
      window.scrollTo(0, 0)
      window.dispatchEvent(new Event(SAME_URL_NAVIGATION))
    }
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [router])
  return null
}
