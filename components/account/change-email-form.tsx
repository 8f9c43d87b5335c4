'use client'

import { useRouter } from 'next/navigation'
import { EmailField } from '@/components/forms/contact-fields'
import { routes } from '@/lib/config/routes'
import type { FormDefinition } from '@/components/forms/define-form'
import { changeEmailForm, changeGuestEmailForm } from '@/components/forms/definitions/account'
import { PasswordField } from '@/components/forms/password-field'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { FormFooter, FormHeader } from './form-frame'

interface EmailChange {
  new_email: string
  current_password?: string
}

interface ChangeEmailFormProps {
  userId: number
  email: string
  /** The new address while the user has not confirmed it, otherwise null. */
  newEmail: string | null
  isGuest: boolean
}

/** Requests a change of the email address. The link that is mailed to the new address makes the change. */
export function ChangeEmailForm({ userId, email, newEmail, isGuest }: ChangeEmailFormProps) {
  const router = useRouter()
  const definition: FormDefinition<'requestEmailChange', EmailChange, EmailChange> = isGuest
    ? changeGuestEmailForm
    : changeEmailForm
  const { formProps, hiddenFields, field, problems, dismissOutcome, ...state } = useDefinedForm(definition, {
    userId,
    onDone: () => router.refresh(),
  })
  return (
    <form {...formProps} onInput={dismissOutcome} className="grid max-w-xl gap-5">
      <FormHeader problems={problems} isRestored={state.isRestored} />
      <p>
        You log in with <strong className="wrap-anywhere">{email}</strong>, and we write to it.
      </p>
      {newEmail ? (
        <p className="rounded-md border-l-4 border-note bg-note-soft p-4">
          <strong className="wrap-anywhere">{newEmail}</strong> will be your address once you open the link
          that we sent to it. The link works for 24 hours. If it has not arrived, look in your junk folder, or
          ask again below.
        </p>
      ) : null}
      <EmailField
        {...field('new_email')}
        label="New email address"
        hint="We will send a link to it, and a note to your present address."
      />
      {isGuest ? (
        <p className="text-sm text-muted">
          Your account has no password, so this works only within 15 minutes of logging in. After that,{' '}
          <a href={routes.logout} className="underline">
            log out
          </a>{' '}
          and log in again first.
        </p>
      ) : (
        <PasswordField {...field('current_password')} label="Your password" autoComplete="current-password" />
      )}
      <FormFooter
        label="Change your email address"
        busyLabel="Sending…"
        outcome={state.outcome}
        refusal={problems.refusal}
        isSending={state.isSending}
      />
      {hiddenFields}
    </form>
  )
}
