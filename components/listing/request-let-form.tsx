'use client'

import type { ReactNode } from 'react'
import { requestLeaseForm, requestLetForm } from '@/components/forms/definitions/offers'
import { TextAreaField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { LoginNote } from '@/components/forms/login-note'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import {
  MAX_OFFER_DETAIL_CHARACTERS,
  MAX_OFFER_MESSAGE_CHARACTERS,
  MAX_TENANTS,
} from '@/lib/contract/offer-messages'
import { SentConfirmation } from './sent-confirmation'

export interface RequestLetFormProps {
  /** The call names this id `property_id`. */
  listingId: number
  userId: number
  /** The limits of the move-in date, as YYYY-MM-DD. */
  moveIn: { min: string; max: string }
  isCommercial: boolean
  petsHint: string
  /** The open request, which is shown in place of the form. */
  children?: ReactNode
}

/**
 * Asks to rent a home or business premises (B-12). The form has no field for the rent, because we take no bid above the
 * advertised rent. It does not ask about benefits or children, because a landlord may exclude nobody on account of them
 * (domain B3).
 */
export function RequestLetForm({
  listingId,
  userId,
  moveIn,
  isCommercial,
  petsHint,
  children,
}: RequestLetFormProps) {
  // The call requires these two fields, for which the form of a lease does not ask. The business is the one tenant.
  const leaseFields: Record<string, string> = isCommercial ? { number_of_tenants: '1', pets: '' } : {}
  const { formProps, hiddenFields, field, problems, outcome, isSending, isRestored } = useDefinedForm(
    isCommercial ? requestLeaseForm : requestLetForm,
    { userId, hidden: { property_id: String(listingId), ...leaseFields } },
  )
  // After a post without JavaScript, the page has both the outcome and the request that is now open (`children`).
  if (outcome) return <SentConfirmation outcome={outcome} />
  if (children) return children
  return (
    <form {...formProps} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      <TextField
        {...field('move_in_date')}
        {...moveIn}
        type="date"
        label={isCommercial ? 'Start of the lease' : 'Move-in date'}
      />
      {isCommercial ? null : (
        <>
          <TextField
            {...field('number_of_tenants')}
            type="number"
            min={1}
            max={MAX_TENANTS}
            label="Number of tenants"
            hint="Everybody of 18 or over who would live there"
          />
          <TextField
            {...field('pets')}
            required={false}
            label="Pets"
            hint={petsHint}
            maxLength={MAX_OFFER_DETAIL_CHARACTERS}
          />
        </>
      )}
      <TextAreaField
        {...field('message')}
        required={false}
        label={
          isCommercial
            ? 'Your business, and how you would use the premises'
            : 'Anything that the landlord should know'
        }
        hint={isCommercial ? 'And for how many years you would like the lease' : undefined}
        maxLength={MAX_OFFER_MESSAGE_CHARACTERS}
        rows={4}
      />
      <LoginNote userId={userId} isRestored={isRestored} />
      <SendButton label="Send your request" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
