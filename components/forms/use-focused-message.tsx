'use client'

import { useRef, useState } from 'react'

/** Shows a message that takes the focus, for an action that removes the pressed button. */
export function useFocusedMessage() {
  const [message, setMessage] = useState('')
  const box = useRef<HTMLParagraphElement>(null)
  return {
    showMessage: (text: string) => {
      setMessage(text)
      // Waits until the message is rendered.
      requestAnimationFrame(() => box.current?.focus())
    },
    hideMessage: () => setMessage(''),
    messageBox: (
      <p
        ref={box}
        tabIndex={-1}
        role="status"
        className={message ? 'rounded-md bg-good-soft p-3 font-semibold outline-offset-2' : 'sr-only'}
      >
        {message}
      </p>
    ),
  }
}
