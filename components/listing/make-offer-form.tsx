'use client'

import { useState } from 'react'
import { makeOfferForm } from '@/components/forms/definitions/offers'
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { LoginNote } from '@/components/forms/login-note'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { buyingPositions } from '@/lib/config/account-options'
import { MAX_OFFER_DETAIL_CHARACTERS, MAX_OFFER_MESSAGE_CHARACTERS } from '@/lib/contract/offer-messages'
import { MAX_AMOUNT_CHARACTERS } from '@/lib/domain/amount'
import { SentConfirmation } from './sent-confirmation'

export interface MakeOfferFormProps {
  /** The call names this id `property_id`. */
  listingId: number
  userId: number
  /** Formatted, such as '£250,000'; null for a price on application. */
  askingPrice: string | null
  /** Initial values by field: those of the open offer, or else of the user's profile. */
  defaults: Readonly<Record<string, string>>
  /** The limits of the last day of an offer, as YYYY-MM-DD. */
  validUntil: { min: string; max: string }
  hasOpenOffer: boolean
}

const proofOfFundsLabels = {
  none: 'I have none yet',
  later: 'I will show it later',
  shown: 'I can show it now',
} as const

/** Makes an offer. Sellers compare offers by position, chain, conditions and proof of funds (B-09, field O3). */
export function MakeOfferForm({
  listingId,
  userId,
  askingPrice,
  defaults,
  validUntil,
  hasOpenOffer,
}: MakeOfferFormProps) {
  const { formProps, hiddenFields, field, checkbox, problems, outcome, isSending, isRestored, watchText } =
    useDefinedForm(makeOfferForm, {
      userId,
      hidden: { property_id: String(listingId) },
      defaults,
    })
  const confirmation = checkbox('is_sure')
  // The checkbox appears when an unusual amount is refused or a restored draft had it ticked. From then on it stays.
  const [isConfirmationShown, setIsConfirmationShown] = useState(false)
  const isConfirmed = watchText('is_sure') === 'true'
  if ((confirmation.error || isConfirmed) && !isConfirmationShown) setIsConfirmationShown(true)
  if (outcome) return <SentConfirmation outcome={outcome} />
  return (
    <form {...formProps} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      <TextField
        {...field('offer_amount')}
        label="Your offer in pounds"
        hint={`${askingPrice ? `The asking price is ${askingPrice}. ` : ''}You may write 365k or £365,000.`}
        autoComplete="off"
        maxLength={MAX_AMOUNT_CHARACTERS}
      />
      {isConfirmationShown ? (
        <CheckboxField {...confirmation} label="Yes, this is the amount that I mean to offer" />
      ) : null}
      <SelectField {...field('buying_position')} label="Your position">
        <option value="">Please select</option>
        {Object.entries(buyingPositions).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('chain')}
        required={false}
        label="Your chain"
        hint="What has to be sold first, and how far it is. Leave this empty if nothing has to"
        maxLength={MAX_OFFER_DETAIL_CHARACTERS}
      />
      <TextField
        {...field('conditions')}
        required={false}
        label="What your offer depends on"
        hint="Such as a survey, a mortgage, or a date"
        maxLength={MAX_OFFER_DETAIL_CHARACTERS}
      />
      <SelectField
        {...field('proof_of_funds')}
        label="Proof of funds"
        hint="An agreement in principle for a mortgage, or a statement of savings. Nothing is sent now"
      >
        {Object.entries(proofOfFundsLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('valid_until')}
        {...validUntil}
        required={false}
        type="date"
        label="Valid until"
        hint="Leave this empty for an offer without a last day"
      />
      <TextAreaField
        {...field('message')}
        required={false}
        label="How you would pay, and when you could complete"
        maxLength={MAX_OFFER_MESSAGE_CHARACTERS}
        rows={4}
      />
      <LoginNote userId={userId} isRestored={isRestored} />
      <SendButton label={hasOpenOffer ? 'Change your offer' : 'Send your offer'} isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
