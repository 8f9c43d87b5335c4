'use client'

import { EmailField } from '@/components/forms/contact-fields'
import { otpRequestForm } from '@/components/forms/definitions/login'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useSharedFields, type SharedFieldStore } from './shared-fields'

export interface SentOtp {
  message: string
  email: string
}

interface OtpRequestFormProps {
  sharedFields: SharedFieldStore
  onSent: (otp: SentOtp) => void
}

/** Requests a one-time password (LOGIN-20, LOGIN-26). */
export function OtpRequestForm({ sharedFields, onSent }: OtpRequestFormProps) {
  const form = useDefinedForm(otpRequestForm, {
    onDone: ({ message }, { email }) => onSent({ email, message }),
  })
  const { formProps, hiddenFields, field, problems, isSending } = form
  const shareField = useSharedFields(sharedFields, form)
  return (
    <form {...formProps} onBlur={shareField} className="grid gap-5">
      <FormProblems {...problems} />
      <EmailField
        {...field('email')}
        hint="We send a code to this address. It works once, for a few minutes."
        autoComplete="username"
      />
      <SendButton label="Send one time password" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
