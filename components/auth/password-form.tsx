'use client'

import { useActionState } from 'react'
import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { PasswordField } from '@/components/forms/password-field'
import { emptyForm } from '@/components/forms/plain-form'
import { SendButton } from '@/components/forms/send-button'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useRuledForm } from '@/components/forms/use-ruled-form'
import { routes } from '@/lib/config/routes'
import type { LoginData } from '@/lib/contract/access'
import type { PasswordLoginForm as Values } from '@/lib/contract/account-rules'
import { useCarried, type CarriedStore } from './shared-fields'
import { sendLogin } from './send-login'
import { logIn } from './auth-calls'

const resolver = lazyResolver<Values, Values>(() => import('./rules').then((rules) => rules.passwordResolver))
const names = ['email', 'password'] as const

/** The login by password (LOGIN-17 to LOGIN-19, LOGIN-25); without JavaScript it is posted to this page. */
export function PasswordForm({
  carried,
  onEnter,
}: {
  carried: CarriedStore
  onEnter: (data: LoginData) => void
}) {
  const [plain, post, isPosting] = useActionState(sendLogin, emptyForm)
  const form = useRuledForm<Values>({ id: 'login', names, resolver, plain, watchesValid: true })
  const { field, onSubmit, isSending, noValidate, problems, engine } = form
  const { wake, provider } = useBotCheck()
  const carry = useCarried(carried, form, names)
  const send = onSubmit(async (values) => {
    const reply = await logIn(values)
    if (!reply.ok) return reply.message
    onEnter(reply.data)
    return null
  })
  return (
    <form
      action={post}
      noValidate={noValidate}
      onFocus={wake}
      onBlur={carry}
      onSubmit={send}
      className="grid gap-5"
    >
      {/* The button waits until nothing is wrong (LOGIN-19), so there is never a summary to show. */}
      <FormProblems {...problems} lines={[]} />
      <TextField
        {...field('email')}
        label="Email address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        maxLength={1_000}
      />
      <p className="-mt-2">
        <a
          href={routes.forgottenPassword}
          data-soft=""
          className="inline-flex min-h-11 items-center tablet:min-h-8"
        >
          Forgotten your password?
        </a>
      </p>
      <SendButton label="Log in" isSending={isSending || isPosting} disabled={!form.isValid} startsDisabled />
      {provider}
      {engine}
    </form>
  )
}
