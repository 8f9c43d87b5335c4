'use client'

import { useRouter } from 'next/navigation'
import { replyForm } from '@/components/forms/definitions/threads'
import { TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { signalTyping } from '@/components/session/thread-events'
import { MAX_MESSAGE_CHARACTERS } from '@/lib/contract/enquiry-messages'

interface ReplyFormProps {
  userId: number
  threadId: number
  otherParty: string
}

/** Writes the next message of a thread. The Enter key begins a new line and sends nothing. */
export function ReplyForm({ userId, threadId, otherParty }: ReplyFormProps) {
  const router = useRouter()
  const { formProps, hiddenFields, field, problems, outcome, isSending, isRestored, dismissOutcome } =
    useDefinedForm(replyForm, {
      userId,
      hidden: { thread_id: String(threadId) },
      draftKey: `reply-${threadId}-${userId}`,
      onDone: () => router.refresh(),
    })
  const handleInput = () => {
    dismissOutcome()
    signalTyping(threadId)
  }
  return (
    <form {...formProps} onInput={handleInput} className="reply-form grid gap-3">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="send" /> : null}
      <TextAreaField
        {...field('message')}
        label={`Your message to ${otherParty}`}
        maxLength={MAX_MESSAGE_CHARACTERS}
        rows={3}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SendButton label="Send" isSending={isSending} />
        <p role="status" className="text-sm font-semibold text-good">
          {outcome?.message}
        </p>
      </div>
      {hiddenFields}
    </form>
  )
}
