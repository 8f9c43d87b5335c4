'use client'

import { ownersForm } from '@/components/forms/definitions/selling'
import { CheckboxField, TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useNextPage, type StepFormContext } from './use-step-form'

interface OwnersFormProps {
  home: StepFormContext
  /** The name of the account holder, who is one of the owners. */
  holder: string
  coOwners: readonly string[]
}

/** The form that names all owners and states that each consents to the identity check (domain B6). */
export function OwnersForm({ home, holder, coOwners }: OwnersFormProps) {
  const { formProps, hiddenFields, field, checkbox, problems, isSending, isRestored } = useDefinedForm(
    ownersForm,
    {
      userId: home.userId,
      hidden: { kind: home.kind, listing_id: String(home.id) },
      defaults: { co_owners: coOwners.join('\n') },
      draftKey: `owners-${home.userId}-${home.id}`,
      onDone: useNextPage(home.nextHref),
    },
  )
  return (
    <form {...formProps} className="grid max-w-2xl gap-5">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="send" /> : null}
      <TextAreaField
        {...field('co_owners')}
        required={false}
        label={`Owners besides ${holder}`}
        hint="The full name of each as on the title, a line each. Leave this empty if you own it alone"
        rows={3}
      />
      <CheckboxField
        {...checkbox('all_agree')}
        label="Every owner agrees to this advert and to the check of who they are"
      />
      <SendButton label="Hand in for the check" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
