'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { cancelOrderForm } from '@/components/forms/definitions/payments'
import { FormProblems } from '@/components/forms/form-problems'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useFocusAfterSending } from '@/components/forms/use-focus-after-sending'
import { useProblemDetails } from '@/components/forms/use-problem-details'
import { Button, buttonClass } from '@/components/ui/button'

interface CancelOrderProps {
  userId: number
  orderId: number
  /** What a cancellation does; null if the order can no longer be cancelled, for example as it is cancelled now. */
  explanation: string | null
  /** The refund that the explanation names. If the refund has changed, the customer is asked again. */
  refundPence: number
  confirmLabel: string
}

interface CancelFormProps extends CancelOrderProps {
  onDone: (message: string) => void
}

function CancelForm({ userId, orderId, explanation, refundPence, confirmLabel, onDone }: CancelFormProps) {
  const { formProps, hiddenFields, problems, isSending } = useDefinedForm(cancelOrderForm, {
    userId,
    hidden: { order_id: String(orderId), seen_refund_pence: String(refundPence) },
    onDone: ({ message }) => onDone(message),
  })
  const button = useFocusAfterSending(isSending)
  const hasProblem = problems.refusal !== null || problems.lines.length > 0
  return (
    <details open={useProblemDetails(hasProblem)} className="open:basis-full">
      <summary
        className={buttonClass(
          'secondary',
          'small',
          'w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        Cancel this order
      </summary>
      <form
        {...formProps}
        className="mt-3 grid max-w-xl gap-4 rounded-md border border-line-strong bg-paper p-4"
      >
        <p>{explanation}</p>
        <FormProblems {...problems} />
        {hiddenFields}
        <div>
          <Button ref={button} type="submit" disabled={isSending} aria-busy={isSending}>
            {isSending ? 'Cancelling…' : confirmLabel}
          </Button>
        </div>
      </form>
    </details>
  )
}

/** Cancels an order, after the customer has seen the refund and confirmed (domain B5). */
export function CancelOrder(props: CancelOrderProps) {
  const router = useRouter()
  const [outcome, setOutcome] = useState('')
  const messageBox = useRef<HTMLParagraphElement>(null)
  const handleDone = (message: string) => {
    setOutcome(message)
    router.refresh()
    // Waits until the outcome is rendered.
    requestAnimationFrame(() => messageBox.current?.focus())
  }
  return (
    <>
      <p
        ref={messageBox}
        tabIndex={-1}
        role="status"
        className={outcome ? 'basis-full rounded-md bg-good-soft p-3 font-semibold' : 'sr-only'}
      >
        {outcome}
      </p>
      {props.explanation === null || outcome ? null : <CancelForm {...props} onDone={handleDone} />}
    </>
  )
}
