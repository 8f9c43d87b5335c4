'use client'

import { useState } from 'react'
import { enquiries } from './definitions/enquiries'
import {
  ABOUT_FIELD,
  addDays,
  ASKING_PRICE_FIELD,
  AVAILABLE_FROM_FIELD,
  MAX_MESSAGE_CHARACTERS,
  MESSAGE_FIELD,
  MOVE_IN_FIELD,
  SURE_FIELD,
  type EnquiryField,
  type ListingTerms,
} from './enquiry-fields'
import type { Sender } from './define-form'
import { CheckboxField, TextAreaField, TextField } from './fields'
import { FormProblems } from './form-problems'
import { OutcomeBanner } from './outcome-banner'
import { SendButton } from './send-button'
import { useDefinedForm } from './use-defined-form'

interface EnquiryFormProps {
  name: keyof typeof enquiries
  sender: Sender
  /** Begins the message: 'Arrange a viewing. Reference 123, 4 High Street, Witham.' */
  about: string
  /** The earliest day of a date field, as YYYY-MM-DD. */
  today: string
  /** The first words of the message. */
  message?: string
  terms?: ListingTerms
}

/** The hidden fields of a definition, with the terms of the listing that it is checked by. */
function fillHiddenFields(
  fields: Readonly<Record<string, unknown>>,
  about: string,
  { askingPrice, availableFrom }: ListingTerms,
): Record<string, string> {
  const known: Record<string, string> = {
    [ABOUT_FIELD]: about,
    [ASKING_PRICE_FIELD]: askingPrice ? String(askingPrice) : '',
    [AVAILABLE_FROM_FIELD]: availableFrom ?? '',
  }
  return Object.fromEntries(Object.entries(known).filter(([name]) => Object.hasOwn(fields, name)))
}

/** The first and the last day of a date field. */
function dateBounds({ label, maxDaysAhead }: EnquiryField, today: string, { availableFrom }: ListingTerms) {
  const isLater = label === MOVE_IN_FIELD && availableFrom && availableFrom > today
  return {
    min: isLater ? availableFrom : today,
    ...(maxDaysAhead === undefined ? {} : { max: addDays(today, maxDaysAhead) }),
  }
}

export function EnquiryForm({ name, sender, about, today, message, terms = {} }: EnquiryFormProps) {
  const { form: definition, fields, messageLabel, button } = enquiries[name]
  const { formProps, hiddenFields, field, checkbox, problems, banner, dismiss, isSending } = useDefinedForm(
    definition,
    {
      sender,
      hidden: fillHiddenFields(definition.fields, about, terms),
      defaults: message ? { [MESSAGE_FIELD]: message } : {},
    },
  )
  const sure = Object.hasOwn(definition.fields, SURE_FIELD) ? checkbox(SURE_FIELD) : null
  // Once asked, the question stays, so that its box does not vanish when it is ticked.
  const [wasAsked, setWasAsked] = useState(false)
  if (sure?.error && !wasAsked) setWasAsked(true)
  if (banner) return <OutcomeBanner outcome={banner} onBack={dismiss} />
  return (
    <form {...formProps} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      {fields.map((definedField) => {
        const { label, requiredMessage, type, hint, min, max } = definedField
        return (
          <TextField
            key={label}
            {...field(label)}
            label={label}
            required={Boolean(requiredMessage)}
            type={type}
            hint={hint}
            {...(type === 'date' ? dateBounds(definedField, today, terms) : { min, max })}
          />
        )
      })}
      {sure && wasAsked ? (
        <CheckboxField {...sure} label="Yes, this is the amount that I mean to offer" />
      ) : null}
      <TextAreaField
        {...field(MESSAGE_FIELD)}
        required={false}
        label={messageLabel}
        maxLength={MAX_MESSAGE_CHARACTERS}
        rows={5}
      />
      <p className="text-sm text-muted">
        We answer to {sender.email}
        {sender.mobile ? ` or ${sender.mobile}` : ''}.
      </p>
      <SendButton label={button} isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
