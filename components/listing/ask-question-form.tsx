'use client'

import { questionForms } from '@/components/forms/definitions/threads'
import { TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { LoginNote } from '@/components/forms/login-note'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { MAX_MESSAGE_CHARACTERS } from '@/lib/contract/enquiry-messages'
import type { ListingKind } from '@/lib/domain/listing-kind'

export interface AskQuestionFormProps {
  kind: ListingKind
  /** The calls name this id `property_id`, for a letting too. */
  listingId: number
  userId: number
  /** The initial text of the question, such as one about a missing fact. */
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
  // A refusal is a banner too; its button leads back to the typed question.
  if (banner)
    return (
      <div className="grid max-w-xl gap-4">
        <OutcomeBanner outcome={banner} onBack={dismissOutcome} />
        {banner.href ? (
          <p>
            <InternalLink href={banner.href} prefetch={false} className={buttonClass('secondary')}>
              Open the conversation
            </InternalLink>
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
