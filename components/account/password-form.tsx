'use client'

import { useActionState } from 'react'
import { useRouter } from 'next/navigation'
import { PasswordField } from '@/components/forms/password-field'
import { emptyForm } from '@/components/forms/plain-form'
import { callOwn } from '@/lib/browser/call-own'
import { checkSession } from '@/lib/browser/session'
import { PASSWORD_LENGTH } from '@/lib/config/account-options'
import { done, passwordRefusals } from './done-words'
import { FormEnd } from './form-end'
import { FormStart } from './form-start'
import { checkWith, loadRules } from './load-rules'
import { changePassword } from './posts/change-password'
import { useOwnForm } from './use-own-form'

interface Passwords {
  current_password?: string
  password: string
  confirm_password: string
}

/** Another password, or a guest's first (B-04, D-163); what it takes is said before anything is typed. */
export function PasswordForm({
  userId,
  email,
  isGuest,
}: {
  userId: number
  email: string
  isGuest: boolean
}) {
  const [plain, post] = useActionState(changePassword, emptyForm)
  const router = useRouter()
  const form = useOwnForm<Passwords>({
    plain,
    check: (typed) =>
      checkWith((rules) => (isGuest ? rules.checkNewPassword(typed) : rules.checkChangedPassword(typed)), {
        ok: true,
        valid: typed as unknown as Passwords,
      }),
    send: (passwords) => callOwn('changePassword', { ...passwords, user_id: userId }),
    fieldOf: passwordRefusals,
    done: done.password,
    onDone: (element) => {
      element.reset()
      // Every session has ended and this browser was given a new one (D-164): local storage follows.
      void checkSession()
      router.refresh()
    },
  })
  const field = (name: keyof Passwords) => ({
    id: name,
    name,
    error: form.problems[name],
    required: true,
    maxLength: PASSWORD_LENGTH.most * 2,
  })
  return (
    <form {...form.bind} action={post} onFocus={() => void loadRules()} className="grid max-w-xl gap-5">
      <h2 className="sr-only">{isGuest ? 'Set a password' : 'Change your password'}</h2>
      <FormStart form={form} />
      {/* For password managers: whose password this is. */}
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
        hint={`At least ${PASSWORD_LENGTH.least} characters, and not one that many people use. Three or four unconnected words are easy to remember and hard to guess.`}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirm_password')}
        label={isGuest ? 'The same password again' : 'The new password again'}
        autoComplete="new-password"
      />
      <p className="text-sm text-muted">
        Once it is saved, every other device that is logged in to your account is logged out. This one stays.
      </p>
      <FormEnd label={isGuest ? 'Set your password' : 'Change your password'} busy="Saving…" form={form} />
    </form>
  )
}
