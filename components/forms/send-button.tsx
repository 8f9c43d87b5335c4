import { Button } from '@/components/ui/button'

/**
 * With `startsDisabled`, a page without JavaScript has a second, enabled button. It comes first, because the Enter key
 * presses the first submit button of a form.
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
