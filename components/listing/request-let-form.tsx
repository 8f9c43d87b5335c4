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
  listingId: number
  userId: number
  /** The first and the last day to move in, as YYYY-MM-DD. */
  moveIn: { min: string; max: string }
  /** Whether the request is for business premises, in which nobody lives. */
  isCommercial: boolean
  petsHint: string
  /** The open request, which is shown in place of the form. */
  children?: ReactNode
}

/**
 * The form of a request to let. It has no field for the rent, because we take no bid above the advertised one, and none
 * for benefits or children, for which a landlord may exclude nobody (B-12, domain B3).
 */
export function RequestLetForm({
  listingId,
  userId,
  moveIn,
  isCommercial,
  petsHint,
  children,
}: RequestLetFormProps) {
  const property_id = String(listingId)
  // The call needs these two fields for premises too.
  const leaseFields = { number_of_tenants: '1', pets: '' }
  const { formProps, hiddenFields, field, problems, outcome, isSending, isRestored } = useDefinedForm(
    isCommercial ? requestLeaseForm : requestLetForm,
    { userId, hidden: isCommercial ? { property_id, ...leaseFields } : { property_id } },
  )
  // A page that answers a post without JavaScript has both an outcome and a new open request.
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
