'use client'

import { dataComplaintForm } from '@/components/forms/definitions/data-complaint'
import { Choice, TextArea, TextField, Tick } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { routes } from '@/lib/config/routes'
import { complaintSubjects } from '@/lib/contract/enquiry-messages'

/**
 * A complaint about personal data in electronic form (Data (Use and Access) Act 2025). It stays as it
 * is until the agency has accepted it.
 */
export function ComplaintForm() {
  const { formProps, hiddenFields, field, tick, problems, outcome, dismiss, isSending } =
    useDefinedForm(dataComplaintForm)
  if (outcome) return <OutcomeBanner outcome={outcome} />
  return (
    <form {...formProps} onInput={dismiss} className="grid gap-5">
      <FormProblems {...problems} />
      <TextField {...field('name')} label="Name" autoComplete="name" maxLength={200} />
      <TextField
        {...field('email')}
        label="Email address"
        hint="We send our acknowledgement and answer here."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <TextField
        {...field('contact_no')}
        required={false}
        label="Telephone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <Choice {...field('subject')} label="What is it about?">
        <option value="">Choose one</option>
        {complaintSubjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </Choice>
      <TextArea
        {...field('details')}
        label="What happened?"
        hint="When, who was concerned, and the address or reference if there is one. Please leave out card numbers and passwords."
        maxLength={4_000}
      />
      <TextArea
        {...field('wish')}
        required={false}
        label="What would put it right? (optional)"
        rows={3}
        maxLength={500}
      />
      <Tick
        {...tick('is_agree')}
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
