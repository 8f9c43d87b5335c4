'use client'

import { Button } from '@/components/ui/button'
import { useFocusAfterSending } from './use-focus-after-sending'

/**
 * The submit button of a form. With `startsDisabled` it is disabled until a script has checked the form. A page without
 * JavaScript shows an enabled button instead. This one comes first, because Enter presses a form's first button.
 */
export function SendButton({
  label,
  isSending,
  disabled = false,
  startsDisabled = false,
}: {
  label: string
  isSending: boolean
  disabled?: boolean
  startsDisabled?: boolean
}) {
  const button = useFocusAfterSending(isSending)
  return (
    <div>
      {startsDisabled ? (
        <noscript>
          <Button type="submit" size="large">
            {label}
          </Button>
        </noscript>
      ) : null}
      <Button
        ref={button}
        type="submit"
        size="large"
        disabled={disabled || isSending}
        aria-busy={isSending}
        className={startsDisabled ? 'noscript:hidden' : undefined}
      >
        {isSending ? 'Sending…' : label}
      </Button>
    </div>
  )
}
