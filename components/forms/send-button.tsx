import { Button } from '@/components/ui/button'

/**
 * The submit button of a form. With `startsDisabled` it is disabled until a script has checked the form. A page without
 * JavaScript shows an enabled button instead. This button comes first, because the Enter key presses the first submit
 * button of a form.
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
