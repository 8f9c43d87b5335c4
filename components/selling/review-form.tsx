'use client'

import { reviewForm } from '@/components/forms/definitions/selling'
import { CheckboxField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useNextPage, type StepFormContext } from './use-step-form'

export function ReviewForm({ home }: { home: StepFormContext }) {
  const { formProps, hiddenFields, checkbox, problems, isSending } = useDefinedForm(reviewForm, {
    userId: home.userId,
    hidden: { kind: home.kind, listing_id: String(home.id) },
    onDone: useNextPage(home.nextHref),
  })
  return (
    <form {...formProps} className="grid max-w-2xl gap-5">
      <FormProblems {...problems} />
      <CheckboxField
        {...checkbox('approved')}
        label="I have looked at the advert, and what it says is true to the best of my knowledge"
      />
      <SendButton label="Approve the advert" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
