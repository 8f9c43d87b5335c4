'use client'

import { useRouter } from 'next/navigation'
import { priceChangeForm } from '@/components/forms/definitions/selling'
import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { perMonth, pounds } from '@/lib/format/money'

interface PriceChangeFormProps {
  userId: number
  kind: ListingKind
  listingId: number
  /** Whole pounds; null on application. */
  price: number | null
}

/** Changes the price of a live home; its public history shows the old one. */
export function PriceChangeForm({ userId, kind, listingId, price }: PriceChangeFormProps) {
  const router = useRouter()
  const { formProps, hiddenFields, field, problems, outcome, isSending } = useDefinedForm(priceChangeForm, {
    sender: { id: userId },
    hidden: { kind, listing_id: String(listingId), seen_price: String(price ?? 0) },
    onDone: () => router.refresh(),
  })
  const present =
    price === null
      ? 'It is on application now.'
      : `It is ${(kind === 'sale' ? pounds : perMonth)(price)} now.`
  return (
    <form {...formProps} className="grid max-w-xl gap-4">
      <FormProblems {...problems} />
      <TextField
        {...field('new_price')}
        label={kind === 'sale' ? 'New price in pounds' : 'New rent of a calendar month in pounds'}
        hint={`${present} The history of the advert shows the change.`}
        autoComplete="off"
        maxLength={40}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SendButton label="Change it" isSending={isSending} />
        <p role="status" className="font-semibold text-good">
          {outcome?.message}
        </p>
      </div>
      {hiddenFields}
    </form>
  )
}
