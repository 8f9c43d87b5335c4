'use client'

import { paymentRecordForms } from '@/components/forms/definitions/payments'
import { useButtonForm } from '@/components/forms/use-button-form'
import { Button } from '@/components/ui/button'
import { DUMMY_FIELD } from './payment-form'
import type { PaymentVariant } from './payment-variants'

interface NoScriptPaymentProps {
  variant: PaymentVariant
  userId: number
  listingId: number
}

/** Creates the payment record by a post without JavaScript, which redirects to the review of the order. */
export function NoScriptPayment({ variant, userId, listingId }: NoScriptPaymentProps) {
  const values = { property_id: String(listingId), [DUMMY_FIELD.name]: DUMMY_FIELD.value }
  const { formProps, hiddenFields, refusal } = useButtonForm(paymentRecordForms[variant], values, {
    userId,
    onDone: () => undefined,
  })
  return (
    <form action={formProps.action} className="grid gap-3">
      <p>JavaScript is switched off here. You can pay without it: first look at what you pay for.</p>
      {refusal ? (
        <p role="alert" className="alert alert-danger font-semibold text-bad">
          {refusal}
        </p>
      ) : null}
      {hiddenFields}
      <div>
        <Button type="submit" size="large">
          Review the payment
        </Button>
      </div>
    </form>
  )
}
