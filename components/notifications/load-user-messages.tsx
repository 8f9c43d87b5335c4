'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { routes } from '@/lib/config/routes'
import { useViewer } from '@/components/session/viewer'

/**
 * What the shell does for somebody who is logged in, in a chunk of its own: a visitor's first load
 * carries none of it.
 */
export function LoadUserMessages() {
  const { token } = useViewer()
  // On their way out nobody is asked for messages: the answer would be that the session is over.
  const leaving = usePathname().startsWith(routes.logout)
  useEffect(() => {
    if (!token || leaving) return
    let isOver = false
    let stop: () => void = () => undefined
    import('./user-messages').then(
      ({ showMessages }) => {
        if (!isOver) stop = showMessages(token)
      },
      (cause: unknown) => console.error('The messages did not load:', cause),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [token, leaving])
  return null
}
