'use client'

import { otpVerifyForm } from '@/components/forms/definitions/login'
import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import type { LoginData } from '@/lib/contract/access'
import type { SentOtp } from './otp-request-form'

/** More than the six digits of a code, so that a code with spaces can be pasted. */
const MAX_TYPED_CHARACTERS = 20

interface OtpVerifyFormProps {
  otp: SentOtp
  onLogin: (data: LoginData) => void
}

/** Logs in by the one-time password (LOGIN-21, LOGIN-27). */
export function OtpVerifyForm({ otp: { message, email }, onLogin }: OtpVerifyFormProps) {
  const { formProps, hiddenFields, field, problems, isSending } = useDefinedForm(otpVerifyForm, {
    onDone: ({ data }) => onLogin(data),
  })
  const hint = (
    <>
      {message ? <span className="block font-semibold text-ink">{message}</span> : null}Look in the inbox of{' '}
      <span className="break-all font-semibold">{email}</span>, and in the junk folder.
    </>
  )
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      <TextField
        {...field('otp')}
        label="One Time Password"
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TYPED_CHARACTERS}
        className="tabular max-w-60 text-lg! tracking-widest"
      />
      <SendButton label="Verify and log in" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
