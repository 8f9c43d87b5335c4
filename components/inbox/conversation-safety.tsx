'use client'

import { blockPersonForm, reportThreadForm, unblockPersonForm } from '@/components/forms/definitions/threads'
import { TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useShowDone } from '@/components/forms/step-message-area'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useProblemDetails } from '@/components/forms/use-problem-details'
import { Button } from '@/components/ui/button'
import { MAX_MESSAGE_CHARACTERS } from '@/lib/contract/enquiry-messages'

interface ConversationSafetyProps {
  userId: number
  threadId: number
  otherParty: string
  isBlocked: boolean
}

const summaryClass = 'flex min-h-11 w-fit items-center font-semibold text-accent underline'

/** The button that unblocks a person, or a `details` element with the button that blocks one. */
export function BlockForm({ userId, threadId, otherParty, isBlocked }: ConversationSafetyProps) {
  const showDone = useShowDone()
  const definition = isBlocked ? unblockPersonForm : blockPersonForm
  const { formProps, hiddenFields, problems, isSending } = useDefinedForm(definition, {
    userId,
    hidden: { thread_id: String(threadId) },
    onDone: () => showDone(definition.messages.done ?? ''),
  })
  const isOpen = useProblemDetails(problems.refusal !== null)
  const label = isBlocked ? `Unblock ${otherParty}` : `Block ${otherParty}`
  const form = (
    <form {...formProps} className="grid gap-3">
      <FormProblems {...problems} />
      <div>
        <Button
          type="submit"
          variant="secondary"
          className="wrap-anywhere"
          aria-disabled={isSending || undefined}
        >
          {label}
        </Button>
      </div>
      {hiddenFields}
    </form>
  )
  if (isBlocked) return form
  return (
    <details open={isOpen}>
      <summary className={summaryClass}>
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </summary>
      <div className="grid gap-3 pb-3">
        <p className="max-w-[60ch]">
          Neither of you can then write to the other, book a viewing or make an offer. You can take it back
          here.
        </p>
        {form}
      </div>
    </details>
  )
}

/** A collapsed form that reports a thread. It is open while it has an outcome, a problem or a restored draft to show. */
function ReportForm({ userId, threadId }: Pick<ConversationSafetyProps, 'userId' | 'threadId'>) {
  const { formProps, hiddenFields, field, problems, banner, isRestored, ...state } = useDefinedForm(
    reportThreadForm,
    {
      userId,
      hidden: { thread_id: String(threadId) },
      draftKey: `report-${threadId}-${userId}`,
    },
  )
  const mustBeOpen = banner !== null || problems.refusal !== null || problems.lines.length > 0 || isRestored
  return (
    <details open={useProblemDetails(mustBeOpen)}>
      <summary className={summaryClass}>Report this conversation</summary>
      <div className="pb-3">
        {banner ? (
          <OutcomeBanner outcome={banner} onBack={state.dismissOutcome} />
        ) : (
          <form {...formProps} className="grid gap-3">
            <FormProblems {...problems} />
            {isRestored ? <RestoredNote action="send" /> : null}
            <TextAreaField
              {...field('reason')}
              label="What is wrong?"
              maxLength={MAX_MESSAGE_CHARACTERS}
              rows={3}
            />
            <SendButton label="Report to us" isSending={state.isSending} />
            {hiddenFields}
          </form>
        )}
      </div>
    </details>
  )
}

export const ConversationSafety = (props: ConversationSafetyProps) => (
  <section aria-label="Safety" className="grid gap-2 border-t border-line pt-4 text-sm">
    <p className="max-w-[60ch] text-muted">
      Never send money or bank details here. We ask for neither in a conversation.
    </p>
    {props.isBlocked ? null : <BlockForm {...props} />}
    <ReportForm {...props} />
  </section>
)
