'use client'

import { useEffect, useRef } from 'react'
import { useViewer } from '@/components/session/viewer'
import { navigation } from '@/lib/browser/navigation'
import { saveDrafts } from '@/lib/browser/draft'
import { checkSession, getConfirmedUserId } from '@/lib/browser/session'
import { readStored, storageKeys, writeStored } from '@/lib/browser/storage'
import { moveKeptHomesToAccount } from '@/lib/browser/watch-kept-homes'
import { moveSavedSearchesToAccount } from '@/lib/browser/move-saved-searches'
import { routes } from '@/lib/config/routes'
import { isLeaving, resetLeaving } from './leave-account'

function redirectToLogin(): void {
  if (isLeaving()) return
  saveDrafts()
  writeStored(storageKeys.lastUrl, `${window.location.pathname}${window.location.search}`)
  navigation.to(routes.login)
}

/** Redirects to the login if the session has ended. Reloads the page if the session is another user's. */
async function checkSessionUser(userId: number): Promise<void> {
  const state = await checkSession()
  if (state === 'out') redirectToLogin()
  else if (state === 'in' && getConfirmedUserId() !== userId) navigation.reload()
}

/** Leaves an account page when any tab logs out or changes the user, or when Back restores the page after a logout. */
export function SessionWatcher({ userId }: { userId: number }) {
  const { isLoggedIn, id } = useViewer()
  const wasLoggedIn = useRef(false)

  useEffect(() => {
    if (isLoggedIn) wasLoggedIn.current = true
    else if (wasLoggedIn.current) redirectToLogin()
    if (isLoggedIn && id !== userId) void checkSessionUser(userId)
  }, [isLoggedIn, id, userId])

  useEffect(() => {
    resetLeaving()
    moveKeptHomesToAccount()
    moveSavedSearchesToAccount()
    // The token is read from storage, because useViewer returns a visitor in the first render.
    if (!readStored(storageKeys.token)) void checkSessionUser(userId)
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkSessionUser(userId)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [userId])
  return null
}
