'use client'

import { useRouter } from 'next/navigation'
import { orderChoiceForm } from '@/components/forms/definitions/selling'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { toWireKind } from '@/lib/contract/wire-kind'
import type { ListingKind } from '@/lib/domain/listing-kind'

export interface PackageChoice {
  /** 'PACKAGE' or 'PACKAGE:ADDITIONAL_PACKAGE'. */
  value: string
  name: string
  /** The price as a text, with its terms. */
  price: string
  includes: readonly string[]
}

interface OrderFormProps {
  userId: number
  listingId: number
  kind: ListingKind
  choices: readonly PackageChoice[]
  /** The value of the package that the home has at present. */
  chosenValue: string | undefined
}

export function OrderForm({ userId, listingId, kind, choices, chosenValue }: OrderFormProps) {
  const router = useRouter()
  const { formProps, hiddenFields, field, problems, isSending, isRestored } = useDefinedForm(
    orderChoiceForm,
    {
      userId,
      hidden: { property_id: String(listingId), kind: toWireKind(kind) },
      draftKey: `order-${listingId}-${userId}`,
      onDone: ({ data }) => router.push(paymentRoutes.orderReview(data.order_id)),
    },
  )
  const { id, error, defaultValue, ...radio } = field('choice')
  const checkedValue = defaultValue ?? chosenValue
  return (
    <form {...formProps} className="grid max-w-2xl gap-5">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="send" /> : null}
      <fieldset
        // A fieldset without this role may not have aria-invalid.
        role="radiogroup"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="grid gap-3"
      >
        <legend className="mb-2 text-sm font-semibold">Package</legend>
        {error ? (
          <p id={`${id}-error`} className="text-sm font-semibold text-bad">
            {error}
          </p>
        ) : null}
        {choices.map(({ value, name, price, includes }, index) => (
          <label
            key={value}
            className="flex gap-3 rounded-lg border border-line bg-surface p-4 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              {...radio}
              // The first button has the field's id, to which the error summary links.
              id={index === 0 ? id : undefined}
              type="radio"
              value={value}
              defaultChecked={value === checkedValue}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="tabular block">{price}</span>
              {includes.map((line) => (
                <span key={line} className="block text-sm text-muted">
                  {line}
                </span>
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      <SendButton label="Review the order" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
