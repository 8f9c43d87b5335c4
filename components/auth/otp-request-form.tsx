'use client'

import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SendButton } from '@/components/forms/send-button'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useRuledForm } from '@/components/forms/use-ruled-form'
import type { EmailForm as Values } from '@/lib/contract/account-rules'
import { useCarried, type CarriedStore } from './shared-fields'
import { requestOtp } from './auth-calls'

const resolver = lazyResolver<Values, Values>(() => import('./rules').then((rules) => rules.emailResolver))
const names = ['email'] as const

/** What the verification is told: the agency's words, and the address that was given. */
export interface OtpSent {
  message: string
  email: string
}

/** Asks for a one-time password (LOGIN-20, LOGIN-26). There is no such form before JavaScript runs. */
export function OtpRequestForm({
  carried,
  onSent,
}: {
  carried: CarriedStore
  onSent: (sent: OtpSent) => void
}) {
  const form = useRuledForm<Values>({ id: 'otp-request', names, resolver })
  const { field, onSubmit, isSending, noValidate, problems, engine } = form
  const { wake, provider } = useBotCheck()
  const carry = useCarried(carried, form, names)
  const send = onSubmit(async ({ email }) => {
    const reply = await requestOtp(email)
    if (!reply.ok) return reply.message
    onSent({ email, message: reply.message })
    return null
  })
  return (
    <form
      method="post"
      noValidate={noValidate}
      onFocus={wake}
      onBlur={carry}
      onSubmit={send}
      className="grid gap-5"
    >
      <FormProblems {...problems} />
      <TextField
        {...field('email')}
        label="Email address"
        hint="We send a code to this address. It works once, for a few minutes."
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <SendButton label="Send one time password" isSending={isSending} />
      {provider}
      {engine}
    </form>
  )
}
