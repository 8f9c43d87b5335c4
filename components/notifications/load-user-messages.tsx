'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { routes } from '@/lib/config/routes'
import { useViewer } from '@/components/session/viewer'

/** Shows the messages of a logged-in user. Visitors do not load the chunk. */
export function LoadUserMessages() {
  const { token } = useViewer()
  // The call would fail with 401 while the session ends.
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
