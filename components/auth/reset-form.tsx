'use client'

import { useActionState, useState } from 'react'
import { FormProblems } from '@/components/forms/form-problems'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { PasswordField } from '@/components/forms/password-field'
import { emptyForm } from '@/components/forms/plain-form'
import { SendButton } from '@/components/forms/send-button'
import { useRuledForm } from '@/components/forms/use-ruled-form'
import { buttonClass } from '@/components/ui/button'
import { checkSession } from '@/lib/browser/session'
import { PASSWORD_LENGTH } from '@/lib/config/account-options'
import { routes } from '@/lib/config/routes'
import type { NewPasswordForm as Values } from '@/lib/contract/account-rules'
import { sendReset } from './send-forgotten'
import { resetPassword } from './auth-calls'

const resolver = lazyResolver<Values, Values>(() =>
  import('./rules').then((rules) => rules.newPasswordResolver),
)
const names = ['password', 'confirm_password'] as const

/** Sets a new password by the key of a link (B-02, D-155). It ends every session, this browser's too. */
export function ResetForm({ resetKey }: { resetKey: string }) {
  const [plain, post, isPosting] = useActionState(sendReset, emptyForm)
  const [isSet, setSet] = useState(false)
  const { field, onSubmit, onBlur, engine, isSending, noValidate, problems } = useRuledForm<Values>({
    id: 'reset',
    names,
    resolver,
    plain,
  })
  const send = onSubmit(async (values) => {
    const reply = await resetPassword({ key: resetKey, ...values })
    if (!reply.ok) return reply.message
    await checkSession()
    setSet(true)
    return null
  })
  if (isSet || plain.outcome?.ok) {
    return (
      <div className="grid gap-5">
        <OutcomeBanner
          outcome={{ ok: true, message: 'Your password has been changed. You can log in with it now.' }}
        />
        <p>
          <a href={routes.login} className={buttonClass()}>
            Log in
          </a>
        </p>
      </div>
    )
  }
  return (
    <form action={post} noValidate={noValidate} onBlur={onBlur} onSubmit={send} className="grid gap-5">
      <input type="hidden" name="key" value={resetKey} />
      <FormProblems {...problems}>
        <p className="mt-1">
          <a href={routes.forgottenPassword} data-soft="" className="inline-flex min-h-11 items-center">
            Ask for a new link
          </a>
        </p>
      </FormProblems>
      <PasswordField
        {...field('password')}
        label="New password"
        hint={`At least ${PASSWORD_LENGTH.least} characters. Three words that do not belong together make a good one.`}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.most}
      />
      <PasswordField
        {...field('confirm_password')}
        label="Confirm new password"
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.most}
      />
      <SendButton label="Set the password" isSending={isSending || isPosting} />
      {engine}
    </form>
  )
}
