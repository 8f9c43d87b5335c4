'use client'

import type { ReactNode } from 'react'
import { confirmListingForm } from '@/components/forms/definitions/confirm-listing'
import { SelectField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { describeMarketState, isAgreed } from '@/lib/domain/listing-confirmation'
import type { ListingKind } from '@/lib/domain/listing-kind'
import type { ListingStatus } from '@/lib/domain/listing-status'

interface ConfirmListingFormProps {
  linkKey: string
  kind: ListingKind
  /** Null for a status that only an upstream knows. */
  status: ListingStatus | null
  /** Shown in place of the form when the link has expired or was already answered. */
  children?: ReactNode
}

/** Asks for the answer in a form. Opening the link is no answer, because mail programs open links too (field O7). */
export function ConfirmListingForm({ linkKey, kind, status, children }: ConfirmListingFormProps) {
  const { formProps, hiddenFields, field, problems, outcome, isSending } = useDefinedForm(
    confirmListingForm,
    { hidden: { key: linkKey } },
  )
  if (outcome) return <OutcomeBanner outcome={outcome} />
  if (children) return children
  const marketState = describeMarketState(kind, status)
  const deal = kind === 'sale' ? 'sale' : 'letting'
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      <SelectField {...field('answer')} label={`Is it still ${marketState}?`}>
        <option value="confirm">Yes, it is still {marketState}</option>
        <option value="withdraw">
          {isAgreed(status)
            ? `No, the ${deal} has fallen through: end it, and take the home off the market`
            : 'No, please take it off the market'}
        </option>
      </SelectField>
      <SendButton label="Send my answer" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
