'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef } from 'react'
import { useViewer } from '@/components/session/viewer'
import { moveReturnPathToStorage } from '@/lib/browser/return-to'
import { checkSession, rememberLogin, takeLastUrl } from '@/lib/browser/session'
import { routes } from '@/lib/config/routes'
import type { LoginData } from '@/lib/contract/access'

/** Redirects a logged-in user (LOGIN-07, D-30). The result stores a new login and redirects (LOGIN-14). */
export function useLoginRedirect(): (data: LoginData) => void {
  const router = useRouter()
  const { isLoggedIn } = useViewer()
  const hasLoggedIn = useRef(false)

  // Runs in a timeout, because reading cookies delays hydration.
  useEffect(() => {
    const timer = setTimeout(moveReturnPathToStorage)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isLoggedIn || hasLoggedIn.current) return
    let isUnmounted = false
    void checkSession().then((state) => {
      if (state === 'in' && !isUnmounted && !hasLoggedIn.current) router.replace(routes.account)
    })
    return () => {
      isUnmounted = true
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
