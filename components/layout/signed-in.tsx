'use client'

import { useEffect } from 'react'
import { useViewer } from './viewer'

/**
 * What the shell does for somebody who is logged in, in a chunk of its own: a visitor's first load
 * carries none of it.
 */
export function SignedIn() {
  const { token } = useViewer()
  useEffect(() => {
    if (!token) return
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
  }, [token])
  return null
}
