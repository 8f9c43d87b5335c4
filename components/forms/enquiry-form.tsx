'use client'

import { enquiries } from './definitions/enquiries'
import { ABOUT, MESSAGE } from './enquiry-fields'
import type { Sender } from './define-form'
import { TextArea, TextField } from './fields'
import { FormProblems } from './form-problems'
import { OutcomeBanner } from './outcome-banner'
import { SendButton } from './send-button'
import { useDefinedForm } from './use-defined-form'

interface EnquiryFormProps {
  name: keyof typeof enquiries
  /** Who writes; the agency answers there. */
  sender: Sender
  /** What it is about, as the agency reads it: 'Arrange a viewing. Reference 123, 4 High Street, Witham.' */
  about: string
  /** The earliest day that can be chosen, as a date control writes it. */
  today: string
}

/** A message to the agency from somebody who is logged in, about a listing or an order. */
export function EnquiryForm({ name, sender, about, today }: EnquiryFormProps) {
  const { form: definition, fields, messageLabel, button } = enquiries[name]
  const { formProps, hiddenFields, field, problems, banner, dismiss, isSending } = useDefinedForm(
    definition,
    {
      sender,
      hidden: { [ABOUT]: about },
    },
  )
  if (banner) return <OutcomeBanner outcome={banner} again={dismiss} />
  return (
    <form {...formProps} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      {fields.map(({ label, missing, ...control }) => (
        <TextField
          key={label}
          {...field(label)}
          label={label}
          required={Boolean(missing)}
          {...control}
          min={control.type === 'date' ? today : control.min}
        />
      ))}
      <TextArea {...field(MESSAGE)} required={false} label={messageLabel} maxLength={3_000} rows={5} />
      <p className="text-sm text-muted">
        We answer to {sender.email}
        {sender.mobile ? ` or ${sender.mobile}` : ''}.
      </p>
      <SendButton label={button} isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
