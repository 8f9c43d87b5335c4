'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef } from 'react'
import { useViewer } from '@/components/session/viewer'
import { moveReturnToCookie } from '@/lib/browser/return-to'
import { checkSession, rememberLogin, takeLastUrl } from '@/lib/browser/session'
import { routes } from '@/lib/config/routes'
import type { LoginData } from '@/lib/contract/access'

/**
 * The redirects of the login page. A user who is logged in already, here or in another tab, is sent
 * on to the account; a login state that the server does not confirm is cleared (LOGIN-07, D-30).
 * @returns stores a login and redirects to the page that was wanted (LOGIN-14)
 */
export function useLoginRedirect(): (data: LoginData) => void {
  const router = useRouter()
  const { isLoggedIn } = useViewer()
  const hasLoggedIn = useRef(false)

  // In a timeout, because reading cookies delays hydration.
  useEffect(() => {
    const timer = setTimeout(moveReturnToCookie)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isLoggedIn || hasLoggedIn.current) return
    let isOver = false
    void checkSession().then((state) => {
      if (state === 'in' && !isOver && !hasLoggedIn.current) router.replace(routes.account)
    })
    return () => {
      isOver = true
    }
  }, [isLoggedIn, router])

  return useCallback(
    (data) => {
      hasLoggedIn.current = true
      rememberLogin(data)
      router.replace(takeLastUrl())
    },
    [router],
  )
}
