'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

/** Shows a message after a step was sent. The message takes the focus, because the pressed button has been removed. */
export function useStepMessage() {
  const router = useRouter()
  const [message, setMessage] = useState('')
  const box = useRef<HTMLParagraphElement>(null)
  return {
    showDone: (text: string) => {
      setMessage(text)
      router.refresh()
      requestAnimationFrame(() => box.current?.focus())
    },
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
