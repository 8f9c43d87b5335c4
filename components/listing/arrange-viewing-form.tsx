'use client'

import { arrangeLettingViewingForm, arrangeViewingForm } from '@/components/forms/definitions/viewings'
import { TextAreaField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { LoginNote } from '@/components/forms/login-note'
import { SlotField } from '@/components/forms/slot-field'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { MAX_VIEWING_MESSAGE_CHARACTERS } from '@/lib/contract/viewing-messages'
import type { ListingKind } from '@/lib/domain/listing-kind'
import type { SlotDay } from '@/lib/format/slots'

export interface ArrangeViewingFormProps {
  kind: ListingKind
  /** The calls name this id `property_id`, for a letting too. */
  listingId: number
  userId: number
  /** Null if the API lacks the call for free slots; the visitor then types date and time. */
  days: readonly SlotDay[] | null
  /** Today's date as YYYY-MM-DD. */
  today: string
}

/** Asks for a viewing at a free time (B-08, B-11). */
export function ArrangeViewingForm({ kind, listingId, userId, days, today }: ArrangeViewingFormProps) {
  const definition = kind === 'sale' ? arrangeViewingForm : arrangeLettingViewingForm
  // The two definitions differ only in their id and call, so the type of one fits both.
  const { formProps, hiddenFields, field, problems, outcome, isSending, isRestored } = useDefinedForm(
    definition as typeof arrangeViewingForm,
    { userId, hidden: { property_id: String(listingId) } },
  )
  if (outcome)
    return (
      <div className="grid max-w-xl gap-4">
        <OutcomeBanner outcome={outcome} />
        <p>
          <InternalLink href={outcome.href ?? routes.viewings} className="font-semibold underline">
            See the viewing
          </InternalLink>
          , and what you may still do: change the time, or cancel.
        </p>
      </div>
    )
  return (
    <form {...formProps} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      {days ? (
        <SlotField {...field('slot')} days={days} legend="Preferred date and time" />
      ) : (
        <>
          <TextField {...field('preferred_date')} label="Preferred date" type="date" min={today} />
          <TextField
            {...field('preferred_time')}
            label="Preferred time"
            type="time"
            hint="Viewings are between 8am and 8pm"
            min="08:00"
            max="20:00"
          />
        </>
      )}
      <TextAreaField
        {...field('message')}
        required={false}
        label="Anything the owner should know"
        maxLength={MAX_VIEWING_MESSAGE_CHARACTERS}
        rows={4}
      />
      <LoginNote userId={userId} isRestored={isRestored} />
      <SendButton label="Ask for a viewing" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
