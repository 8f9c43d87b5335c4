'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to the button that sent a form. It is disabled while the form is sent (LOGIN-16), and a browser
 * takes the focus from a disabled button, so the next Tab key would start anywhere. A message that has taken the focus
 * meanwhile keeps it.
 * @returns the ref of the button
 */
export function useFocusAfterSending(isSending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // A layout effect, because the browser moves the focus only after it.
  useLayoutEffect(() => {
    if (isSending) hadFocus.current = document.activeElement === button.current
  }, [isSending])
  useEffect(() => {
    if (isSending || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isSending])
  return button
}
