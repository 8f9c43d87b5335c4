'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef } from 'react'
import { useViewer } from '@/components/session/viewer'
import { takeReturnTo } from '@/lib/browser/return-to'
import { checkSession, rememberLogin, takeLastUrl } from '@/lib/browser/session'
import { routes } from '@/lib/config/routes'
import type { LoginData } from '@/lib/contract/access'

/**
 * The way through the login page. Somebody who turns out to be logged in already, here or in another
 * tab, goes on to the account; a login state that the server knows nothing of is cleared (LOGIN-07,
 * D-30).
 * @returns to be called with what a login has answered: goes on to the page that was wanted (LOGIN-14)
 */
export function useLoginRedirect(): (data: LoginData) => void {
  const router = useRouter()
  const { loggedIn } = useViewer()
  const hasEntered = useRef(false)

  // Once the page has come to rest: a look at the cookies holds a starting page up.
  useEffect(() => {
    const take = setTimeout(takeReturnTo)
    return () => clearTimeout(take)
  }, [])

  useEffect(() => {
    if (!loggedIn || hasEntered.current) return
    let isOver = false
    void checkSession().then((state) => {
      if (state === 'in' && !isOver && !hasEntered.current) router.replace(routes.account)
    })
    return () => {
      isOver = true
    }
  }, [loggedIn, router])

  return useCallback(
    (data) => {
      hasEntered.current = true
      rememberLogin(data)
      router.replace(takeLastUrl())
    },
    [router],
  )
}
