'use client'

import { useRouter } from 'next/navigation'
import { useFocusedMessage } from './use-focused-message'

/** Shows a message after a step was sent, and refreshes the page. */
export function useStepMessage() {
  const router = useRouter()
  const { showMessage, hideMessage, messageBox } = useFocusedMessage()
  return {
    showDone: (text: string) => {
      showMessage(text)
      router.refresh()
    },
    hideMessage,
    messageBox,
  }
}
