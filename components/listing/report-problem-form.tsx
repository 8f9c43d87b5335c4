'use client'

import { EmailField, NameField } from '@/components/forms/contact-fields'
import { reportProblemForm } from '@/components/forms/definitions/report-problem'
import { SelectField, TextAreaField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { routes } from '@/lib/config/routes'
import { listingProblems, MAX_PROBLEM_CHARACTERS } from '@/lib/contract/enquiry-messages'

interface ReportProblemFormProps {
  /** Reference and address of the listing, which the message to the agency contains. */
  about: string
  /** The user's name; empty for a visitor. */
  name: string
  /** The user's email address; empty for a visitor. */
  email: string
}

/** The form that reports a problem with a listing. It needs no account (field O7). */
export function ReportProblemForm({ about, name, email }: ReportProblemFormProps) {
  const { formProps, hiddenFields, field, problems, outcome, dismissOutcome, isSending } = useDefinedForm(
    reportProblemForm,
    { hidden: { about }, defaults: { name, email } },
  )
  if (outcome) return <OutcomeBanner outcome={outcome} />
  return (
    <form {...formProps} onInput={dismissOutcome} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      <SelectField {...field('problem')} label="What is wrong?">
        <option value="">Choose one</option>
        {listingProblems.map((problem) => (
          <option key={problem}>{problem}</option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('details')}
        label="What have you seen?"
        hint="For a wrong fact, what you think is right, and how you know."
        rows={5}
        maxLength={MAX_PROBLEM_CHARACTERS}
      />
      <EmailField
        {...field('email')}
        hint="We use it only to write to you when we have looked into the problem."
      />
      <NameField {...field('name')} required={false} label="Name (optional)" />
      <SendButton label="Send the report" isSending={isSending} />
      <p className="text-sm text-muted">
        The seller or landlord is not told who reported. How we use what you send is in our{' '}
        <a href={routes.privacy} className="underline">
          privacy policy
        </a>
        .
      </p>
      {hiddenFields}
    </form>
  )
}
