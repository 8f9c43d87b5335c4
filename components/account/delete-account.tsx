'use client'

import { useRouter } from 'next/navigation'
import { useActionState } from 'react'
import { TextField } from '@/components/forms/fields'
import { PasswordField } from '@/components/forms/password-field'
import { emptyForm } from '@/components/forms/plain-form'
import { showToast } from '@/components/notifications/toast-store'
import { callOwn } from '@/lib/browser/call-own'
import { forgetLogin } from '@/lib/browser/session'
import { routes } from '@/lib/config/routes'
import type { Deletion } from './account-rules'
import { DELETE_WORD } from './delete-words'
import { passwordRefusals } from './done-words'
import { FormEnd } from './form-end'
import { FormStart } from './form-start'
import { startLeaving } from './leave-account'
import { checkWith, loadRules } from './load-rules'
import { deleteAccount } from './posts/delete-account'
import { useOwnForm } from './use-own-form'

/** The last step before an account goes: a word typed, and the password of who has one. */
export function DeleteAccount({
  userId,
  email,
  isGuest,
}: {
  userId: number
  email: string
  isGuest: boolean
}) {
  const [plain, post] = useActionState(deleteAccount, emptyForm)
  const router = useRouter()
  const form = useOwnForm<Deletion>({
    plain,
    check: (typed) =>
      checkWith((rules) => rules.checkDeletion(typed, isGuest), {
        ok: true,
        valid: typed as unknown as Deletion,
      }),
    send: ({ current_password }) =>
      callOwn('deleteAccount', { user_id: userId, ...(isGuest ? {} : { current_password }) }),
    fieldOf: passwordRefusals,
    onDone: () => {
      startLeaving()
      showToast({
        type: 'success',
        title: 'Your account is deleted',
        text: 'A last email confirms it.',
        timeOut: 0,
      })
      forgetLogin()
      router.replace(routes.home)
    },
  })
  return (
    <form {...form.bind} action={post} onFocus={() => void loadRules()} className="grid max-w-xl gap-5">
      <FormStart form={form} ids="delete-" />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {isGuest ? (
        <p className="text-sm text-muted">
          Your account has no password, so this works within 15 minutes of logging in. If it is longer, we ask
          you to log in again first.
        </p>
      ) : null}
      <TextField
        id="delete-confirm"
        name="confirm"
        label={`Type “${DELETE_WORD}” to confirm`}
        error={form.problems['confirm']}
        defaultValue={plain.values['confirm']}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      {isGuest ? null : (
        <PasswordField
          id="delete-current_password"
          name="current_password"
          label="Your password"
          error={form.problems['current_password']}
          required
          autoComplete="current-password"
        />
      )}
      <FormEnd label="Delete my account for good" busy="Deleting…" form={form} danger />
    </form>
  )
}
