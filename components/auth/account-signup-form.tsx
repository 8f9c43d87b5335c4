'use client'

import { useState } from 'react'
import { loginForm } from '@/components/forms/definitions/login'
import {
  accountSignupForm,
  loginAfterSignupMessages as loginMessages,
} from '@/components/forms/definitions/signup'
import { FormProblems } from '@/components/forms/form-problems'
import { PasswordField } from '@/components/forms/password-field'
import { SendButton } from '@/components/forms/send-button'
import { sendForm } from '@/components/forms/send-form'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Button } from '@/components/ui/button'
import { PASSWORD_CHARACTERS } from '@/lib/config/account-options'
import type { LoginData } from '@/lib/contract/access'
import { PersonFields } from './person-fields'
import { useSharedFields, type SharedFieldStore } from './shared-fields'
import { SignupChoices } from './signup-choices'

interface AccountSignupFormProps {
  sharedFields: SharedFieldStore
  onLogin: (data: LoginData) => void
  /** Opens the login form; called when the account was created but the automatic login failed. */
  onOpenLogin: () => void
}

/** Creates an account with a password and logs into it (SIGNUP-03, SIGNUP-20, SIGNUP-21). */
export function AccountSignupForm({ sharedFields, onLogin, onOpenLogin }: AccountSignupFormProps) {
  const [isCreated, setCreated] = useState(false)
  const form = useDefinedForm(accountSignupForm, {
    onDone: async (_, { email, password }) => {
      setCreated(true)
      const login = await sendForm(loginForm, { email, password }, { messages: loginMessages })
      if (login.ok) return onLogin(login.data)
      // The form shows the returned message as its error. The agency's own reason is never shown (SIGNUP-21).
      const isRefused = login.message !== loginMessages.noReply
      return isRefused ? loginMessages.refused : loginMessages.noReply
    },
  })
  const { formProps, hiddenFields, field, checkbox, problems, isSending } = form
  const shareField = useSharedFields(sharedFields, form)
  return (
    <form {...formProps} onBlur={shareField} className="grid gap-5">
      <FormProblems {...problems}>
        {isCreated ? (
          <p className="mt-2">
            Your account has been created.{' '}
            <Button variant="secondary" size="small" onClick={onOpenLogin} className="ml-1">
              Go to the login
            </Button>
          </p>
        ) : null}
      </FormProblems>
      <PersonFields field={field} />
      <PasswordField
        {...field('password')}
        label="Password"
        hint={`At least ${PASSWORD_CHARACTERS.min} characters. Three words that do not belong together make a good one.`}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirm_password')} label="Confirm password" autoComplete="new-password" />
      <SignupChoices newsletter={checkbox('newsletter')} terms={checkbox('isAgreeTermsCondition')} />
      <SendButton label="Create an account" isSending={isSending} disabled={isCreated} />
      {hiddenFields}
    </form>
  )
}
