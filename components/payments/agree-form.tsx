'use client'

import { agreeToOrderForm } from '@/components/forms/definitions/payments'
import { CheckboxField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { usePublicSettings } from '@/components/settings/public-settings'
import { navigation, reloadWhenRestored } from '@/lib/browser/navigation'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { toOrderCheckout } from '@/lib/contract/checkout-request'
import type { UserOrder } from '@/lib/contract/payments'
import { goToCheckout } from './go-to-checkout'

interface AgreeFormProps {
  userId: number
  orderId: number
  buttonLabel: string
  agreement: { name: string; href: string }
  /** Label of the checkbox by which the customer asks for an early start; null where nothing is to start. */
  startLabel: string | null
}

/** Agrees to the terms and goes on to the checkout, or to the success page where nothing is due now. */
export function AgreeForm({ userId, orderId, buttonLabel, agreement, startLabel }: AgreeFormProps) {
  const { stripeKey } = usePublicSettings()
  /** @returns an error to show, if the checkout could not be opened */
  const goToNextPage = async (order: UserOrder): Promise<string | void> => {
    const needsPayment = order.status === 'open' && order.amount_pence > 0
    if (!needsPayment) {
      reloadWhenRestored()
      return navigation.to(paymentRoutes.orderSuccess(order.order_id))
    }
    return (await goToCheckout(toOrderCheckout(order), stripeKey)) ?? undefined
  }
  const { formProps, hiddenFields, checkbox, problems, isSending } = useDefinedForm(agreeToOrderForm, {
    userId,
    hidden: { order_id: String(orderId) },
    onDone: ({ data }) => goToNextPage(data),
  })
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      {startLabel ? <CheckboxField {...checkbox('start_at_once')} label={startLabel} /> : null}
      <CheckboxField
        {...checkbox('agrees')}
        required
        label={
          <>
            I agree to the{' '}
            <a href={agreement.href} target="_blank" rel="noopener" className="underline">
              {agreement.name}
            </a>{' '}
            (opens in a new tab)
          </>
        }
      />
      {hiddenFields}
      <SendButton label={buttonLabel} isSending={isSending} />
    </form>
  )
}
