import { Button } from '@/components/ui/button'

/**
 * The button that sends a form. Where it is held back until the form is valid, those without
 * JavaScript get one of their own, which comes first: the browser takes it for the Enter key.
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
