'use client'

import { viewingFeedbackForm } from '@/components/forms/definitions/viewings'
import { TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { MAX_VIEWING_MESSAGE_CHARACTERS } from '@/lib/contract/viewing-messages'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { feedbackChoices, feedbackLabels, type FeedbackChoice } from '@/lib/domain/viewing'

interface FeedbackFormProps {
  linkKey: string
  /** Decides how the choices are worded. */
  kind: ListingKind
  /** The choice that the viewer made in the email, which has a link for each choice. */
  choice: FeedbackChoice | undefined
  /** Whether the link can still be answered. */
  isOpen: boolean
}

/** Sends the feedback by a form. Opening the mailed link sends none, because mail programs open links in advance. */
export function FeedbackForm({ linkKey, kind, choice, isOpen }: FeedbackFormProps) {
  const { formProps, hiddenFields, field, problems, outcome, isSending } = useDefinedForm(
    viewingFeedbackForm,
    { hidden: { key: linkKey }, defaults: choice ? { answer: choice } : {} },
  )
  if (outcome) return <OutcomeBanner outcome={outcome} />
  if (!isOpen) return <p className="text-lg font-semibold">You have answered this already. Thank you.</p>
  const { id, error, defaultValue, ...input } = field('answer')
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="mb-2 text-sm font-semibold">What do you think?</legend>
        {error ? (
          <p id={`${id}-error`} className="text-sm font-semibold text-bad">
            {error}
          </p>
        ) : null}
        {/* The first radio button has the id to which the error summary links. */}
        {feedbackChoices.map((feedback, index) => (
          <label
            key={feedback}
            className="flex min-h-12 items-center gap-3 rounded-md border border-line-strong bg-surface px-4 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              {...input}
              value={feedback}
              defaultChecked={defaultValue === feedback}
              className="size-5 shrink-0 accent-accent"
            />
            {feedbackLabels[kind][feedback]}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        {...field('words')}
        required={false}
        label="Anything else the owner should know"
        maxLength={MAX_VIEWING_MESSAGE_CHARACTERS}
        rows={4}
      />
      <SendButton label="Tell the owner" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
