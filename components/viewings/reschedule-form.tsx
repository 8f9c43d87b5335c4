'use client'

import { rescheduleViewingForm } from '@/components/forms/definitions/viewings'
import { TextAreaField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { SlotField } from '@/components/forms/slot-field'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { MAX_VIEWING_MESSAGE_CHARACTERS } from '@/lib/contract/viewing-messages'
import type { SlotDay } from '@/lib/format/slots'
import { AnswerFold } from './answer-fold'

interface RescheduleFormProps {
  userId: number
  viewingId: number
  /** The free times; null if the agency has no list, so that the user types a time. */
  days: readonly SlotDay[] | null
  onDone: (success: { data: { viewing_id: number } }) => void
}

/** Proposes another time for a viewing, which the other side has to accept. */
export function RescheduleForm({ userId, viewingId, days, onDone }: RescheduleFormProps) {
  const { formProps, hiddenFields, field, problems, isSending, isRestored } = useDefinedForm(
    rescheduleViewingForm,
    {
      userId,
      hidden: { viewing_id: String(viewingId) },
      draftKey: `reschedule-viewing-${viewingId}-${userId}`,
      onDone,
    },
  )
  return (
    <AnswerFold label="Propose another time" problems={problems} isRestored={isRestored}>
      {days?.length === 0 ? (
        <p>No other time is free in the next two weeks.</p>
      ) : (
        <form {...formProps} className="grid max-w-xl gap-4">
          <FormProblems {...problems} />
          {isRestored ? <RestoredNote action="send" /> : null}
          {days ? (
            <SlotField {...field('slot')} days={days} legend="Preferred date and time" />
          ) : (
            <>
              <TextField {...field('preferred_date')} label="Preferred date" type="date" />
              <TextField {...field('preferred_time')} label="Preferred time" type="time" />
            </>
          )}
          <TextAreaField
            {...field('reason')}
            required={false}
            label="Why, if you like to say"
            maxLength={MAX_VIEWING_MESSAGE_CHARACTERS}
            rows={3}
          />
          <SendButton label="Propose this time" isSending={isSending} />
          {hiddenFields}
        </form>
      )}
    </AnswerFold>
  )
}
