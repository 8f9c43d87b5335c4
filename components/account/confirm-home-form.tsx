'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { confirmOwnListingForm } from '@/components/forms/definitions/confirm-listing'
import { useButtonForm } from '@/components/forms/use-button-form'
import { Button } from '@/components/ui/button'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface ConfirmHomeFormProps {
  userId: number
  kind: ListingKind
  listingId: number
  address: string
  /** False for a home that is under offer, or sold or let subject to contract. */
  isAvailable: boolean
}

/** The button by which an owner confirms a live listing without waiting for the mail (field O7). */
export function ConfirmHomeForm({ userId, kind, listingId, address, isAvailable }: ConfirmHomeFormProps) {
  const router = useRouter()
  const statusBox = useRef<HTMLParagraphElement>(null)
  const { formProps, hiddenFields, refusal, outcome, isSending } = useButtonForm(
    confirmOwnListingForm,
    { kind, listing: String(listingId) },
    {
      userId,
      onDone: () => {
        // The refresh shows the confirmation in the history of the home.
        router.refresh()
        // The pressed button has gone, so the message takes the focus.
        requestAnimationFrame(() => statusBox.current?.focus())
      },
    },
  )
  const label = isAvailable ? 'Confirm that it is still available' : 'Confirm that this is up to date'
  return (
    <div className="grid gap-3">
      <p
        ref={statusBox}
        tabIndex={-1}
        role="status"
        className={outcome ? 'rounded-md bg-good-soft p-3 font-semibold' : 'sr-only'}
      >
        {outcome?.message}
      </p>
      {outcome ? null : (
        <form {...formProps}>
          <Button
            type="submit"
            variant="secondary"
            aria-label={`${label}: ${address}`}
            aria-busy={isSending || undefined}
            aria-disabled={isSending || undefined}
          >
            {isSending ? 'Sending…' : label}
          </Button>
          {hiddenFields}
        </form>
      )}
      <p role="alert" className={refusal ? 'rounded-md bg-bad-soft p-3 font-semibold' : 'sr-only'}>
        {refusal}
      </p>
    </div>
  )
}
