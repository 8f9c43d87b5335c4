'use client'

import { useRouter } from 'next/navigation'
import { marketForm } from '@/components/forms/definitions/selling'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface MarketFormProps {
  userId: number
  kind: ListingKind
  listingId: number
  action: 'withdraw' | 'republish'
}

/** Takes a home off the market, which is asked about first, or puts it back. */
export function MarketForm({ userId, kind, listingId, action }: MarketFormProps) {
  const router = useRouter()
  const { formProps, hiddenFields, problems, outcome, isSending } = useDefinedForm(marketForm, {
    sender: { id: userId },
    hidden: { kind, listing_id: String(listingId), action },
    onDone: () => router.refresh(),
  })
  const form = (
    <form {...formProps} className="grid gap-3">
      <FormProblems {...problems} />
      <SendButton
        label={action === 'withdraw' ? 'Yes, take it off the market' : 'Put it back on the market'}
        isSending={isSending}
      />
      <p role="status" className="font-semibold text-good">
        {outcome?.message}
      </p>
      {hiddenFields}
    </form>
  )
  if (action === 'republish') return form
  return (
    <details>
      <summary className="mb-2 flex min-h-11 w-fit items-center font-semibold text-accent underline">
        Take it off the market
      </summary>
      {form}
    </details>
  )
}
