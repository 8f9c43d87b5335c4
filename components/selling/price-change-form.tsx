'use client'

import { useState } from 'react'
import { priceChangeForm } from '@/components/forms/definitions/selling'
import { CheckboxField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useStepMessage } from '@/components/forms/use-step-message'
import { MAX_AMOUNT_CHARACTERS, parseRent } from '@/lib/domain/amount'
import type { ListingKind } from '@/lib/domain/listing-kind'
import type { Nation } from '@/lib/domain/nation'
import { formatRentPerMonth, formatPounds } from '@/lib/format/money'
import { getDepositCap } from '@/lib/tenancy/deposit'

interface PriceChangeFormProps {
  userId: number
  kind: ListingKind
  listingId: number
  /** A price in whole pounds or a rent in pounds with its pence; null for a price on application. */
  price: number | null
  /** The deposit of a letting, in pounds with its pence. */
  deposit: number | null
  /** The nation whose law caps the deposit; null if no law does. */
  nation: Nation | null
  /** Whether a tenant has been accepted. If so, the rent can only be lowered. */
  hasTenant?: boolean
}

/** Describes the highest deposit that the law allows at the typed rent, in pounds a month. */
function describeDepositCap(nation: Nation | null, rent: number | null): string {
  const cap = nation && rent ? getDepositCap(nation, rent) : null
  if (!cap || cap.pounds === null) return 'Changes together with the rent'
  return `At most £${cap.pounds.toLocaleString('en-GB')} at that rent: ${cap.description}`
}

/** Changes the price of a live home, or its rent and deposit. The public history shows the old price. */
export function PriceChangeForm(props: PriceChangeFormProps) {
  const { showDone, hideMessage, messageBox } = useStepMessage()
  return (
    <div onSubmit={hideMessage} className="grid max-w-xl gap-4">
      {/* The message stands in this component, because the key replaces the form after each change. */}
      {messageBox}
      <ChangeForm key={`${props.price}-${props.deposit}`} {...props} onChanged={showDone} />
    </div>
  )
}

interface ChangeFormProps extends PriceChangeFormProps {
  /** Gets the server's message about the change. */
  onChanged: (message: string) => void
}

function ChangeForm({
  userId,
  kind,
  listingId,
  price,
  deposit,
  nation,
  hasTenant = false,
  onChanged,
}: ChangeFormProps) {
  const {
    formProps,
    hiddenFields,
    field,
    checkbox,
    watchText,
    problems,
    outcome,
    isSending,
    isRestored,
    isHydrated,
  } = useDefinedForm(priceChangeForm, {
    userId,
    hidden: {
      kind,
      listing_id: String(listingId),
      // The agency refuses the change if the price has changed since. A price on application is sent as 0.
      seen_price: String(price ?? 0),
      seen_deposit: String(deposit ?? ''),
    },
    // A landlord may change only one of the two amounts, so both fields begin with the present ones.
    defaults: kind === 'let' ? { new_price: String(price ?? ''), new_deposit: String(deposit ?? '') } : {},
    draftKey: `price-change-${kind}-${listingId}-${userId}`,
    onDone: (reply) => onChanged(reply.message),
  })
  const confirmation = checkbox('is_sure')
  // The owner has to confirm an unusual price. Ticking the checkbox removes the error, but must not remove the checkbox.
  const [needsConfirmation, setNeedsConfirmation] = useState(false)
  const isConfirmed = watchText('is_sure') === 'true'
  if ((confirmation.error || isConfirmed) && !needsConfirmation) setNeedsConfirmation(true)
  const formatAmount = kind === 'sale' ? formatPounds : formatRentPerMonth
  const presentPrice = price === null ? 'It is on application now.' : `It is ${formatAmount(price)} now.`
  const changeNote = hasTenant
    ? 'A tenant has been accepted at this rent, so you can lower it but not raise it.'
    : 'The history of the advert shows the change.'
  return (
    <form {...formProps} className="grid gap-4">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="send" /> : null}
      <TextField
        {...field('new_price')}
        label={kind === 'sale' ? 'New price in pounds' : 'New rent of a calendar month in pounds'}
        hint={`${presentPrice} ${changeNote}`}
        autoComplete="off"
        maxLength={MAX_AMOUNT_CHARACTERS}
      />
      {needsConfirmation ? (
        <CheckboxField
          {...confirmation}
          label={`Yes, this is the ${kind === 'sale' ? 'price' : 'rent'} that I mean`}
        />
      ) : null}
      {kind === 'let' ? (
        <TextField
          {...field('new_deposit')}
          required={false}
          label="Deposit in pounds"
          hint={describeDepositCap(nation, parseRent(watchText('new_price')))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_AMOUNT_CHARACTERS}
        />
      ) : null}
      <SendButton label="Change it" isSending={isSending} />
      {/* Without JavaScript, the message comes with the form's outcome. */}
      {outcome && !isHydrated ? <p className="font-semibold text-good">{outcome.message}</p> : null}
      {hiddenFields}
    </form>
  )
}
