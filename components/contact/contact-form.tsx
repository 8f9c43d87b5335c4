'use client'

import { AgreementLabel } from '@/components/forms/agreement-label'
import { EmailField, MAX_PHONE_CHARACTERS, NameField } from '@/components/forms/contact-fields'
import { contactForm } from '@/components/forms/definitions/contact'
import { CheckboxField, TextAreaField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { MAX_MESSAGE_CHARACTERS } from '@/lib/contract/enquiry-messages'

/** The contact form (CONTACT-04 … CONTACT-15). The agency's reply replaces the form. */
export function ContactForm() {
  const { formProps, hiddenFields, field, checkbox, problems, banner, dismissOutcome, isSending, isValid } =
    useDefinedForm(contactForm)
  if (banner) return <OutcomeBanner outcome={banner} onBack={dismissOutcome} />
  return (
    <form {...formProps} className="grid gap-5">
      {/* No summary, because the button is disabled while a field has an error (CONTACT-10). */}
      <FormProblems {...problems} lines={[]} />
      <TextAreaField {...field('message')} label="Message" maxLength={MAX_MESSAGE_CHARACTERS} />
      <NameField {...field('name')} />
      <EmailField {...field('email')} />
      <TextField
        {...field('contact_no')}
        label="Contact number"
        type="tel"
        autoComplete="tel"
        maxLength={MAX_PHONE_CHARACTERS}
      />
      <CheckboxField {...checkbox('is_agree')} required label={<AgreementLabel />} />
      <SendButton label="Send message" isSending={isSending} disabled={!isValid} startsDisabled />
      {hiddenFields}
    </form>
  )
}
