'use client'

import { EmailField, MAX_PHONE_CHARACTERS, NameField } from '@/components/forms/contact-fields'
import { dataComplaintForm } from '@/components/forms/definitions/data-complaint'
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { routes } from '@/lib/config/routes'
import {
  complaintSubjects,
  MAX_COMPLAINT_DETAILS_CHARACTERS,
  MAX_COMPLAINT_WISH_CHARACTERS,
} from '@/lib/contract/enquiry-messages'

export function DataComplaintForm() {
  const { formProps, hiddenFields, field, checkbox, problems, outcome, dismissOutcome, isSending } =
    useDefinedForm(dataComplaintForm)
  if (outcome) return <OutcomeBanner outcome={outcome} />
  return (
    <form {...formProps} onInput={dismissOutcome} className="grid gap-5">
      <FormProblems {...problems} />
      <NameField {...field('name')} />
      <EmailField {...field('email')} hint="We send our acknowledgement and answer here." />
      <TextField
        {...field('contact_no')}
        required={false}
        label="Telephone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={MAX_PHONE_CHARACTERS}
      />
      <SelectField {...field('subject')} label="What is it about?">
        <option value="">Choose one</option>
        {complaintSubjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('details')}
        label="What happened?"
        hint="When, who was concerned, and the address or reference if there is one. Please leave out card numbers and passwords."
        maxLength={MAX_COMPLAINT_DETAILS_CHARACTERS}
      />
      <TextAreaField
        {...field('wish')}
        required={false}
        label="What would put it right? (optional)"
        rows={3}
        maxLength={MAX_COMPLAINT_WISH_CHARACTERS}
      />
      <CheckboxField
        {...checkbox('is_agree')}
        required
        label={
          <>
            You may use what I have written to look into my complaint, as the{' '}
            <a href={routes.privacy} target="_blank" rel="noopener" className="underline">
              privacy policy
            </a>{' '}
            says (opens in a new tab)
          </>
        }
      />
      <SendButton label="Send complaint" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
