'use client'

import { EmailField } from '@/components/forms/contact-fields'
import { loginForm } from '@/components/forms/definitions/login'
import { FormProblems } from '@/components/forms/form-problems'
import { PasswordField } from '@/components/forms/password-field'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import type { LoginData } from '@/lib/contract/access'
import { useSharedFields, type SharedFieldStore } from './shared-fields'

interface LoginFormProps {
  /** The values that this form shares with the other forms of the page, such as the email address. */
  sharedFields: SharedFieldStore
  onLogin: (data: LoginData) => void
}

/** Logs in by email address and password (LOGIN-17 to LOGIN-19, LOGIN-25). */
export function LoginForm({ sharedFields, onLogin }: LoginFormProps) {
  const form = useDefinedForm(loginForm, { onDone: ({ data }) => onLogin(data) })
  const { formProps, hiddenFields, field, problems, isSending, isValid } = form
  const shareField = useSharedFields(sharedFields, form)
  return (
    <form {...formProps} onBlur={shareField} className="grid gap-5">
      {/* Shows only a refusal. A summary of field errors is not needed, because they disable the button (LOGIN-19). */}
      <FormProblems {...problems} lines={[]} />
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <p className="-mt-2">
        <InternalLink
          href={routes.forgottenPassword}
          className="inline-flex min-h-11 items-center tablet:min-h-8"
        >
          Forgotten your password?
        </InternalLink>
      </p>
      <SendButton label="Log in" isSending={isSending} disabled={!isValid} startsDisabled />
      {hiddenFields}
    </form>
  )
}
