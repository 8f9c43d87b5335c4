'use client'

import { blockPersonForm, reportThreadForm, unblockPersonForm } from '@/components/forms/definitions/threads'
import { TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useShowDone } from '@/components/forms/step-message-area'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Button } from '@/components/ui/button'
import { MAX_MESSAGE_CHARACTERS } from '@/lib/contract/enquiry-messages'

interface ConversationSafetyProps {
  userId: number
  threadId: number
  otherParty: string
  isBlocked: boolean
}

export function BlockForm({ userId, threadId, otherParty, isBlocked }: ConversationSafetyProps) {
  const showDone = useShowDone()
  const definition = isBlocked ? unblockPersonForm : blockPersonForm
  const { formProps, hiddenFields, problems, isSending } = useDefinedForm(definition, {
    userId,
    hidden: { thread_id: String(threadId) },
    onDone: () => showDone(definition.messages.done ?? ''),
  })
  return (
    <form {...formProps} className="grid gap-3">
      <FormProblems {...problems} />
      <div>
        <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
          {isBlocked ? `Unblock ${otherParty}` : `Block ${otherParty}`}
        </Button>
      </div>
      {hiddenFields}
    </form>
  )
}

function ReportForm({ userId, threadId }: Pick<ConversationSafetyProps, 'userId' | 'threadId'>) {
  const { formProps, hiddenFields, field, problems, banner, dismissOutcome, isSending } = useDefinedForm(
    reportThreadForm,
    { userId, hidden: { thread_id: String(threadId) } },
  )
  if (banner) return <OutcomeBanner outcome={banner} onBack={dismissOutcome} />
  return (
    <form {...formProps} className="grid gap-3">
      <FormProblems {...problems} />
      <TextAreaField
        {...field('reason')}
        label="What is wrong?"
        maxLength={MAX_MESSAGE_CHARACTERS}
        rows={3}
      />
      <SendButton label="Report to us" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}

export function ConversationSafety(props: ConversationSafetyProps) {
  const { otherParty, isBlocked } = props
  return (
    <section aria-label="Safety" className="grid gap-2 border-t border-line pt-4 text-sm">
      <p className="max-w-[60ch] text-muted">
        Never send money or bank details here. We ask for neither in a conversation.
      </p>
      {isBlocked ? null : (
        <details>
          <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
            Block {otherParty}
          </summary>
          <div className="grid gap-3 pb-3">
            <p className="max-w-[60ch]">
              Neither of you can then write to the other, book a viewing or make an offer. You can take it
              back here.
            </p>
            <BlockForm {...props} />
          </div>
        </details>
      )}
      <details>
        <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
          Report this conversation
        </summary>
        <div className="pb-3">
          <ReportForm {...props} />
        </div>
      </details>
    </section>
  )
}
