'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The window event after a click on a link to the current URL; views then fetch their data again (D-53). */
export const SAME_URL_NAVIGATION = 'same-url-navigation'

const removeHash = (url: string) => url.split('#')[0]

/** Reloads the page and scrolls to its top when a link to the current URL is clicked (ROUTE-20). */
export function ReloadSameUrl() {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      // A click that the router has not handled makes the browser itself reload the page.
      if (!anchor || !event.defaultPrevented) return
      if (anchor.hash || removeHash(anchor.href) !== removeHash(location.href)) return
      router.refresh()
      window.scrollTo(0, 0)
      window.dispatchEvent(new Event(SAME_URL_NAVIGATION))
    }
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [router])
  return null
}
