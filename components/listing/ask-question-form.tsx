'use client'

import { questionForms } from '@/components/forms/definitions/threads'
import { TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { LoginNote } from '@/components/forms/login-note'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { buttonClass } from '@/components/ui/button'
import { SoftLink } from '@/components/ui/soft-link'
import { MAX_MESSAGE_CHARACTERS } from '@/lib/contract/thread-messages'
import type { ListingKind } from '@/lib/domain/listing-kind'

export interface AskQuestionFormProps {
  kind: ListingKind
  listingId: number
  userId: number
  /** The text that the question field begins with. */
  message: string | undefined
}

/** Asks the owner of a listing a question, which opens a thread of the inbox (B-07, B-10). */
export function AskQuestionForm({ kind, listingId, userId, message }: AskQuestionFormProps) {
  const { formProps, hiddenFields, field, problems, banner, dismissOutcome, isSending, isRestored } =
    useDefinedForm(questionForms[kind], {
      userId,
      hidden: { property_id: String(listingId) },
      defaults: message ? { message } : {},
    })
  if (banner)
    return (
      <div className="grid max-w-xl gap-4">
        <OutcomeBanner outcome={banner} onBack={dismissOutcome} />
        {banner.href ? (
          <p>
            <SoftLink href={banner.href} prefetch={false} className={buttonClass('secondary')}>
              Open the conversation
            </SoftLink>
          </p>
        ) : null}
      </div>
    )
  return (
    <form {...formProps} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      <TextAreaField
        {...field('message')}
        label="Your question"
        hint="Your name is shown as first name and initial. Your email address and number are not shown."
        maxLength={MAX_MESSAGE_CHARACTERS}
        rows={5}
      />
      <LoginNote userId={userId} isRestored={isRestored} />
      <SendButton label="Send your question" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
