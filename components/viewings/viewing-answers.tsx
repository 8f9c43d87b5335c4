'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import {
  acceptViewingForm,
  cancelViewingForm,
  declineViewingForm,
} from '@/components/forms/definitions/viewings'
import { TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { routes } from '@/lib/config/routes'
import { MAX_VIEWING_MESSAGE_CHARACTERS } from '@/lib/contract/viewing-messages'
import type { ViewingAnswer } from '@/lib/domain/viewing'
import type { SlotDay } from '@/lib/format/slots'
import { AnswerFold } from './answer-fold'
import { RescheduleForm } from './reschedule-form'

interface AnswerProps {
  userId: number
  viewingId: number
  onDone: (success: { message: string }) => void
}

function AcceptForm({ userId, viewingId, onDone }: AnswerProps) {
  const { formProps, hiddenFields, problems, isSending } = useDefinedForm(acceptViewingForm, {
    userId,
    hidden: { viewing_id: String(viewingId) },
    onDone,
  })
  return (
    <form {...formProps} className="grid gap-3">
      <FormProblems {...problems} />
      <SendButton label="Accept this time" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}

/** Only a cancellation requires a reason. */
const negativeAnswers = {
  decline: {
    definition: declineViewingForm,
    label: 'Decline',
    reasonLabel: 'Your reason, if you like to give one',
  },
  cancel: {
    definition: cancelViewingForm,
    label: 'Cancel the viewing',
    reasonLabel: 'Why? The other side reads it',
  },
}

function NegativeForm({
  answer,
  userId,
  viewingId,
  onDone,
}: AnswerProps & { answer: keyof typeof negativeAnswers }) {
  const { definition, label, reasonLabel } = negativeAnswers[answer]
  // useDefinedForm cannot take a union of two forms. The type of one serves for both, as their fields are the same.
  const { formProps, hiddenFields, field, problems, isSending, isRestored } = useDefinedForm(
    definition as typeof declineViewingForm,
    {
      userId,
      hidden: { viewing_id: String(viewingId) },
      draftKey: `${definition.id}-${viewingId}-${userId}`,
      onDone,
    },
  )
  return (
    <AnswerFold label={label} problems={problems} isRestored={isRestored}>
      <form {...formProps} className="grid max-w-xl gap-4">
        <FormProblems {...problems} />
        {isRestored ? <RestoredNote action="send" /> : null}
        <TextAreaField
          {...field('reason')}
          required={answer === 'cancel'}
          label={reasonLabel}
          maxLength={MAX_VIEWING_MESSAGE_CHARACTERS}
          rows={3}
        />
        <SendButton label={label} isSending={isSending} />
        {hiddenFields}
      </form>
    </AnswerFold>
  )
}

interface ViewingAnswersProps {
  userId: number
  viewingId: number
  answers: readonly ViewingAnswer[]
  /** Free times for another viewing; null if the agency has no list, so that the user types a time. */
  days: readonly SlotDay[] | null
}

/** Shows a form for each answer that the user may give. An answer removes the forms, so its outcome is shown here. */
export function ViewingAnswers({ userId, viewingId, answers, days }: ViewingAnswersProps) {
  const router = useRouter()
  const [message, setMessage] = useState('')
  const box = useRef<HTMLParagraphElement>(null)
  const handleDone = (success: { message: string }) => {
    setMessage(success.message)
    router.refresh()
    // Waits until the message is rendered.
    requestAnimationFrame(() => box.current?.focus())
  }
  const formProps = { userId, viewingId, onDone: handleDone }
  return (
    <div className="grid gap-4">
      <p
        ref={box}
        tabIndex={-1}
        role="status"
        className={message ? 'rounded-md bg-good-soft p-3 font-semibold' : 'sr-only'}
      >
        {message}
      </p>
      {answers.includes('accept') ? <AcceptForm {...formProps} /> : null}
      {answers.includes('reschedule') ? (
        <RescheduleForm
          userId={userId}
          viewingId={viewingId}
          days={days}
          onDone={({ data }) => router.push(routes.viewing(data.viewing_id))}
        />
      ) : null}
      {answers.includes('decline') ? <NegativeForm answer="decline" {...formProps} /> : null}
      {answers.includes('cancel') ? <NegativeForm answer="cancel" {...formProps} /> : null}
    </div>
  )
}
