'use client'

import { enquiries } from './definitions/enquiries'
import { ABOUT_FIELD, MAX_MESSAGE_CHARACTERS, MESSAGE_FIELD } from './enquiry-fields'
import type { Sender } from './define-form'
import { TextAreaField, TextField } from './fields'
import { FormProblems } from './form-problems'
import { OutcomeBanner } from './outcome-banner'
import { SenderNote } from './sender-note'
import { SendButton } from './send-button'
import { useDefinedForm } from './use-defined-form'

interface EnquiryFormProps {
  name: keyof typeof enquiries
  sender: Sender
  /** Begins the message: 'Make an offer. Reference 123, 4 High Street, Witham.' */
  about: string
  /** The first words of the message. */
  message?: string
}

export function EnquiryForm({ name, sender, about, message }: EnquiryFormProps) {
  const { form: definition, fields, messageLabel, button } = enquiries[name]
  const { formProps, hiddenFields, field, problems, banner, dismiss, ...state } = useDefinedForm(definition, {
    sender,
    hidden: { [ABOUT_FIELD]: about },
    defaults: message ? { [MESSAGE_FIELD]: message } : {},
  })
  if (banner) return <OutcomeBanner outcome={banner} onBack={dismiss} />
  return (
    <form {...formProps} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      {fields.map(({ label, requiredMessage, ...bounds }) => (
        <TextField
          key={label}
          {...field(label)}
          label={label}
          required={Boolean(requiredMessage)}
          {...bounds}
        />
      ))}
      <TextAreaField
        {...field(MESSAGE_FIELD)}
        required={false}
        label={messageLabel}
        maxLength={MAX_MESSAGE_CHARACTERS}
        rows={5}
      />
      <SenderNote sender={sender} isRestored={state.isRestored}>
        We answer to {sender.email}
        {sender.mobile ? ` or ${sender.mobile}` : ''}.
      </SenderNote>
      <SendButton label={button} isSending={state.isSending} />
      {hiddenFields}
    </form>
  )
}
