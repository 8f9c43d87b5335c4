'use client'

import { useRouter } from 'next/navigation'
import type { FormDefinition } from '@/components/forms/define-form'
import { deleteAccountForm, deleteGuestForm } from '@/components/forms/definitions/account'
import { TextField } from '@/components/forms/fields'
import { PasswordField } from '@/components/forms/password-field'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { showToast } from '@/components/notifications/toast-store'
import { forgetLogin } from '@/lib/browser/session'
import { DELETION_CONFIRMATION } from '@/lib/config/account-options'
import { routes } from '@/lib/config/routes'
import type { GuestDeletionForm } from '@/lib/contract/account-rules'
import { FormFooter, FormHeader } from './form-frame'
import { startLeaving } from '@/components/session/leave-account'

/** Longer than the word that confirms, so that a user who mistypes it sees the whole text. */
const MAX_TYPED_CHARACTERS = 20

type Deletion = GuestDeletionForm & { current_password?: string }

interface DeleteAccountProps {
  userId: number
  email: string
  isGuest: boolean
}

/** Deletes the account. The user types a word to confirm, and the password if there is one. */
export function DeleteAccount({ userId, email, isGuest }: DeleteAccountProps) {
  const router = useRouter()
  const definition: FormDefinition<'deleteAccount', Deletion, Deletion> = isGuest
    ? deleteGuestForm
    : deleteAccountForm
  const { formProps, hiddenFields, field, problems, dismissOutcome, ...state } = useDefinedForm(definition, {
    userId,
    onDone: () => {
      startLeaving()
      showToast({
        type: 'success',
        title: 'Your account is deleted',
        text: 'A last email confirms it.',
        // 0 keeps the toast until it is closed.
        timeOutMs: 0,
      })
      forgetLogin()
      router.replace(routes.home)
    },
  })
  return (
    <form {...formProps} onInput={dismissOutcome} className="grid max-w-xl gap-5">
      <FormHeader problems={problems} isRestored={state.isRestored} />
      {/* This hidden field tells password managers to which account the password belongs. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {isGuest ? (
        <p className="text-sm text-muted">
          Your account has no password, so this works only within 15 minutes of logging in. After that,{' '}
          <a href={routes.logout} className="underline">
            log out
          </a>{' '}
          and log in again first.
        </p>
      ) : null}
      <TextField
        {...field('confirm')}
        label={`Type “${DELETION_CONFIRMATION}” to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TYPED_CHARACTERS}
      />
      {isGuest ? null : (
        <PasswordField {...field('current_password')} label="Your password" autoComplete="current-password" />
      )}
      <FormFooter
        label="Delete my account for good"
        busyLabel="Deleting…"
        outcome={state.outcome}
        refusal={problems.refusal}
        isSending={state.isSending}
        isDangerous
      />
      {hiddenFields}
    </form>
  )
}
