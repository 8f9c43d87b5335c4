'use client'

import { EmailField } from '@/components/forms/contact-fields'
import { forgottenPasswordForm } from '@/components/forms/definitions/password-reset'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'

/** Requests a link to set a new password (B-01, D-155). The reply does not tell whether there is an account. */
export function ForgottenPasswordForm() {
  const { formProps, hiddenFields, field, problems, outcome, isSending } =
    useDefinedForm(forgottenPasswordForm)
  if (outcome) return <OutcomeBanner outcome={outcome} />
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems} />
      <EmailField {...field('email')} hint="The one that you registered with." autoComplete="username" />
      <SendButton label="Send me a link" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
