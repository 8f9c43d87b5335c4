'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useViewer } from '@/components/session/viewer'

/** The share buttons and the chat are hidden after 2.5 seconds (D-140, D-141). */
const HIDE_DELAY_MS = 2_500

/** Sets data attributes by which CSS hides share buttons, footer and chat in the account (SHELL-06 … 08). */
export function HideShellInAccount() {
  const pathname = usePathname()
  const { isLoggedIn } = useViewer()
  useEffect(() => {
    const isInAccount = /^\/my-account(\/|$)/.test(pathname)
    const isInInbox = /^\/my-account\/inbox(\/|$)/.test(pathname)
    if (!isInAccount || !isLoggedIn) return
    const rootData = document.documentElement.dataset
    const timer = setTimeout(() => {
      rootData.account = 'open'
      if (isInInbox) rootData.inbox = 'open'
    }, HIDE_DELAY_MS)
    return () => {
      clearTimeout(timer)
      delete rootData.account
      delete rootData.inbox
    }
  }, [pathname, isLoggedIn])
  return null
}
