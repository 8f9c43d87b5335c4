'use client'

import { useEffect, useRef } from 'react'
import { useViewer } from '@/components/session/viewer'
import { navigation } from '@/lib/browser/expired-session'
import { saveDrafts } from '@/lib/browser/draft'
import { checkSession, getConfirmedUserId } from '@/lib/browser/session'
import { readStored, storageKeys, writeStored } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'
import { arrive, isLeaving } from './leave-account'

function redirectToLogin(): void {
  if (isLeaving()) return
  saveDrafts()
  writeStored(storageKeys.lastUrl, `${window.location.pathname}${window.location.search}`)
  navigation.to(routes.login)
}

/** Checks whose session this is: a visitor goes to the login, another user gets their own page. */
async function checkUser(userId: number): Promise<void> {
  const state = await checkSession()
  if (state === 'out') redirectToLogin()
  else if (state === 'in' && getConfirmedUserId() !== userId) navigation.reload()
}

/**
 * Leaves an account page when its user logs out in another tab, when another user logs in there, and
 * when the Back button restores the page after a logout. Typed values are kept for the same user.
 */
export function AccountWatch({ userId }: { userId: number }) {
  const { loggedIn, id } = useViewer()
  const wasIn = useRef(false)

  useEffect(() => {
    if (loggedIn) wasIn.current = true
    else if (wasIn.current) redirectToLogin()
    if (loggedIn && id !== userId) void checkUser(userId)
  }, [loggedIn, id, userId])

  useEffect(() => {
    arrive()
    // Reads storage itself, because the viewer is always a visitor in the first render.
    if (!readStored(storageKeys.token)) void checkUser(userId)
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkUser(userId)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [userId])
  return null
}
