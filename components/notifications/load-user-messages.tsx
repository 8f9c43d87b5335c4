'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { routes } from '@/lib/config/routes'
import { useViewer } from '@/components/session/viewer'

/**
 * Loads the messages of a logged-in user, in a chunk of its own so that a visitor's first load stays
 * small.
 */
export function LoadUserMessages() {
  const { token } = useViewer()
  // During logout the call would answer 401, because the session ends.
  const isLoggingOut = usePathname().startsWith(routes.logout)
  useEffect(() => {
    if (!token || isLoggingOut) return
    let isUnmounted = false
    let stop: () => void = () => undefined
    import('./user-messages').then(
      ({ showMessages }) => {
        if (!isUnmounted) stop = showMessages(token)
      },
      (cause: unknown) => console.error('Loading the user messages failed:', cause),
    )
    return () => {
      isUnmounted = true
      stop()
    }
  }, [token, isLoggingOut])
  return null
}
