'use client'

import { useState, type FormEvent } from 'react'
import { payOrderForm } from '@/components/forms/definitions/payments'
import { useButtonForm } from '@/components/forms/use-button-form'
import { useFocusAfterSending } from '@/components/forms/use-focus-after-sending'
import { useOneAtATime } from '@/components/forms/use-one-at-a-time'
import { usePublicSettings } from '@/components/settings/public-settings'
import { Button } from '@/components/ui/button'
import { toOrderCheckout } from '@/lib/contract/checkout-request'
import type { UserOrder } from '@/lib/contract/payments'
import { goToCheckout } from './go-to-checkout'
import { DUMMY_FIELD } from './payment-form'

interface PayFormProps {
  userId: number
  order: UserOrder
  buttonLabel: string
}

/** Opens the checkout of an order that has no terms to agree to, such as a holding deposit. */
export function PayForm({ userId, order, buttonLabel }: PayFormProps) {
  const { stripeKey } = usePublicSettings()
  const { isBusy, run } = useOneAtATime()
  const button = useFocusAfterSending(isBusy)
  const [problem, setProblem] = useState<string | null>(null)
  const values = {
    order_number: order.transaction_id,
    order_amount: String(order.amount_pence),
    // The API uses this name for what any order is for.
    adhoc_payment_types: order.description,
    [DUMMY_FIELD.name]: DUMMY_FIELD.value,
  }
  // Without scripts the form posts these values. With scripts `pay` sends the same order.
  const { formProps, hiddenFields, refusal } = useButtonForm(payOrderForm, values, {
    userId,
    onDone: () => undefined,
  })
  /** @returns true once the browser leaves the page */
  const pay = async (): Promise<boolean> => {
    const errorMessage = await goToCheckout(toOrderCheckout(order), stripeKey)
    setProblem(errorMessage)
    return errorMessage === null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(pay)
  }
  return (
    <form action={formProps.action} onSubmit={submit} className="grid gap-3">
      {hiddenFields}
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {problem ?? refusal}
      </p>
      <div>
        <Button ref={button} type="submit" size="large" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Opening the checkout…' : buttonLabel}
        </Button>
      </div>
    </form>
  )
}
