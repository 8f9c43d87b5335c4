'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { routes } from '@/lib/config/routes'
import { useViewer } from '@/components/session/viewer'
import { usePublicSettings } from '@/components/settings/public-settings'

/** Shows the messages of a logged-in user. A visitor does not load the module that shows them. */
export function LoadUserMessages() {
  const { token } = useViewer()
  const { messagesSocketUrl: socketUrl } = usePublicSettings()
  // While the session ends, the call would fail with 401.
  const isLoggingOut = usePathname().startsWith(routes.logout)
  useEffect(() => {
    if (!token || isLoggingOut) return
    let isUnmounted = false
    let stop: () => void = () => undefined
    import('./user-messages').then(
      ({ showMessages }) => {
        if (!isUnmounted) stop = showMessages({ token, socketUrl })
      },
      (cause: unknown) => console.error('Loading the user messages failed:', cause),
    )
    return () => {
      isUnmounted = true
      stop()
    }
  }, [token, isLoggingOut, socketUrl])
  return null
}
