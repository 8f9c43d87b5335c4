'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useViewer } from '@/components/session/viewer'

/** The delay that D-140 and D-141 ask for. */
const HIDE_DELAY_MS = 2_500

/**
 * Hides the share buttons in the account, and footer and chat widget in the inbox on phones and tablets
 * (SHELL-06 … 08), each after 2.5 seconds; leaving shows them again. The style sheet hides them by the
 * data attributes that are set on the root element.
 */
export function HideShellInAccount() {
  const pathname = usePathname()
  const { loggedIn } = useViewer()
  useEffect(() => {
    const inAccount = /^\/my-account(\/|$)/.test(pathname)
    if (!inAccount || !loggedIn) return
    const rootData = document.documentElement.dataset
    const timer = setTimeout(() => {
      rootData.account = 'open'
      if (/^\/my-account\/inbox(\/|$)/.test(pathname)) rootData.inbox = 'open'
    }, HIDE_DELAY_MS)
    return () => {
      clearTimeout(timer)
      delete rootData.account
      delete rootData.inbox
    }
  }, [pathname, loggedIn])
  return null
}
