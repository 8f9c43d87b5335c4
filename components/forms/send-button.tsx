import { Button } from '@/components/ui/button'

/**
 * The button that sends a form. A button that starts disabled has an enabled twin for pages without JavaScript; the
 * twin comes first, because browsers press the first submit button for the Enter key.
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
