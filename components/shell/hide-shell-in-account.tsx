'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useViewer } from '@/components/session/viewer'

/** Milliseconds until the shell makes room (D-140, D-141). */
const DELAY = 2_500

/**
 * Makes room in the account: on phones and tablets the inbox loses the footer and the chat widget,
 * and the account loses the share buttons (SHELL-06 … 08), each after 2.5 seconds; leaving brings
 * them back. The style sheet does the hiding, by these marks on the root.
 */
export function HideShellInAccount() {
  const pathname = usePathname()
  const { loggedIn } = useViewer()
  useEffect(() => {
    const inAccount = /^\/my-account(\/|$)/.test(pathname)
    if (!inAccount || !loggedIn) return
    const marks = document.documentElement.dataset
    const timer = setTimeout(() => {
      marks.account = 'open'
      if (/^\/my-account\/inbox(\/|$)/.test(pathname)) marks.inbox = 'open'
    }, DELAY)
    return () => {
      clearTimeout(timer)
      delete marks.account
      delete marks.inbox
    }
  }, [pathname, loggedIn])
  return null
}
