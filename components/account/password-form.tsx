'use client'

import { useRouter } from 'next/navigation'
import type { FormDefinition } from '@/components/forms/define-form'
import { changePasswordForm, firstPasswordForm } from '@/components/forms/definitions/account'
import { PasswordField } from '@/components/forms/password-field'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { checkSession } from '@/lib/browser/session'
import { PASSWORD_CHARACTERS } from '@/lib/config/account-options'
import type { NewPasswordForm } from '@/lib/contract/account-rules'
import { FormFooter, FormHeader } from './form-frame'

type Passwords = NewPasswordForm & { current_password?: string }

interface PasswordFormProps {
  userId: number
  email: string
  isGuest: boolean
}

/** Changes the password, or sets a guest's first (B-04, D-163). */
export function PasswordForm({ userId, email, isGuest }: PasswordFormProps) {
  const router = useRouter()
  const definition: FormDefinition<'changePassword', Passwords, Passwords> = isGuest
    ? firstPasswordForm
    : changePasswordForm
  const { formProps, hiddenFields, field, problems, dismissOutcome, ...state } = useDefinedForm(definition, {
    userId,
    onDone: () => {
      // The change ended every session and started a new one here (D-164), so local storage is out of date.
      void checkSession()
      router.refresh()
    },
  })
  return (
    <form {...formProps} onInput={dismissOutcome} className="grid max-w-xl gap-5">
      <h2 className="sr-only">{isGuest ? 'Set a password' : 'Change your password'}</h2>
      <FormHeader problems={problems} isRestored={state.isRestored} />
      {/* This hidden field tells password managers to which account the password belongs. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {isGuest ? null : (
        <PasswordField
          {...field('current_password')}
          label="Current password"
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...field('password')}
        label={isGuest ? 'Password' : 'New password'}
        hint={`At least ${PASSWORD_CHARACTERS.min} characters, and not one that many people use. Three or four unconnected words are easy to remember and hard to guess.`}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirm_password')}
        label={isGuest ? 'The same password again' : 'The new password again'}
        autoComplete="new-password"
      />
      <p className="text-sm text-muted">
        Once the password is saved, every other device that is logged in to your account is logged out. This
        one stays logged in.
      </p>
      <FormFooter
        label={isGuest ? 'Set your password' : 'Change your password'}
        busyLabel="Saving…"
        outcome={state.outcome}
        refusal={problems.refusal}
        isSending={state.isSending}
      />
      {hiddenFields}
    </form>
  )
}
