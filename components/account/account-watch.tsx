'use client'

import { useEffect, useRef } from 'react'
import { useViewer } from '@/components/session/viewer'
import { leave } from '@/lib/browser/expired-session'
import { keepDrafts } from '@/lib/browser/draft'
import { checkSession, confirmedUser } from '@/lib/browser/session'
import { readStored, stored, writeStored } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'
import { arrive, isLeaving } from './leave-account'

function toLogin(): void {
  if (isLeaving()) return
  keepDrafts()
  writeStored(stored.lastUrl, `${window.location.pathname}${window.location.search}`)
  leave.to(routes.login)
}

/** Asks whose session this is: a visitor goes to the login, somebody else gets their own page. */
async function settle(userId: number): Promise<void> {
  const state = await checkSession()
  if (state === 'out') toLogin()
  else if (state === 'in' && confirmedUser() !== userId) leave.reload()
}

/**
 * Takes somebody's own pages off the screen when they log out in another tab, when somebody else
 * logs in there, and when the Back button brings them back after a logout. What was typed is kept
 * for the same person.
 */
export function AccountWatch({ userId }: { userId: number }) {
  const { loggedIn, id } = useViewer()
  const wasIn = useRef(false)

  useEffect(() => {
    if (loggedIn) wasIn.current = true
    else if (wasIn.current) toLogin()
    if (loggedIn && id !== userId) void settle(userId)
  }, [loggedIn, id, userId])

  useEffect(() => {
    arrive()
    // Storage itself is asked: the first paint after a load knows a visitor alone.
    if (!readStored(stored.token)) void settle(userId)
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void settle(userId)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [userId])
  return null
}
