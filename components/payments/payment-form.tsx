'use client'

import { useEffect, useState, type FormEvent } from 'react'
import { useFocusAfterSending } from '@/components/forms/use-focus-after-sending'
import { useOneAtATime } from '@/components/forms/use-one-at-a-time'
import { usePublicSettings } from '@/components/settings/public-settings'
import { Button } from '@/components/ui/button'
import { loadProviderScript } from '@/lib/browser/checkout'
import { toCheckoutRequest } from '@/lib/contract/checkout-request'
import type { PaymentRecord } from '@/lib/contract/payments'
import { toPenceRoundedUp } from '@/lib/domain/payment'
import { goToCheckout } from './go-to-checkout'
import { paymentVariants, type PaymentVariant } from './payment-variants'

/** A hidden field of the specified form, which has this value. The form is not sent without it (PAY-19, D-133). */
export const DUMMY_FIELD = { name: 'dummy', value: '1' } as const

const NOT_PREPARED =
  'Nothing was charged, because the payment is not prepared. Please try again in a moment, or reload the page.'

interface PaymentFormProps {
  variant: PaymentVariant
  reason: string
  pounds: number
  /** Null until the record is created, and for ever if it is refused. */
  record: PaymentRecord | null
}

const toRequest = ({ variant, reason, pounds }: PaymentFormProps, record: PaymentRecord) =>
  toCheckoutRequest({
    kind: paymentVariants[variant].kind,
    transactionId: record.transaction_id,
    amountPence: toPenceRoundedUp(pounds),
    email: record.user_details[0]?.email ?? '',
    reason,
  })

/** Shows a refusal below the button, because the specification forbids an alert and a redirect for it (PAY-17). */
export function PaymentForm(props: PaymentFormProps) {
  const { variant, record } = props
  const { stripeKey } = usePublicSettings()
  const { isBusy, run } = useOneAtATime()
  const button = useFocusAfterSending(isBusy)
  const [refusal, setRefusal] = useState('')

  useEffect(() => {
    if (stripeKey) void loadProviderScript(stripeKey)
  }, [stripeKey])

  /** @returns true once the browser leaves the page */
  const pay = async (): Promise<boolean> => {
    if (!record) {
      setRefusal(NOT_PREPARED)
      return false
    }
    setRefusal('')
    const problem = await goToCheckout(toRequest(props, record), stripeKey)
    if (problem !== null) setRefusal(problem)
    return problem === null
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!new FormData(event.currentTarget).get(DUMMY_FIELD.name)) return
    void run(pay)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <input type="hidden" name={DUMMY_FIELD.name} defaultValue={DUMMY_FIELD.value} />
      <div>
        <Button ref={button} type="submit" size="large" aria-busy={isBusy} disabled={isBusy}>
          {isBusy ? 'Opening the checkout…' : paymentVariants[variant].button}
        </Button>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {refusal}
      </p>
    </form>
  )
}
