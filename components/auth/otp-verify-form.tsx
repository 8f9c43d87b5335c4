'use client'

import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SendButton } from '@/components/forms/send-button'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useRuledForm } from '@/components/forms/use-ruled-form'
import type { LoginData } from '@/lib/contract/access'
import type { OtpForm as Values } from '@/lib/contract/account-rules'
import type { OtpSent } from './otp-request-form'
import { verifyOtp } from './auth-calls'

const resolver = lazyResolver<Values, Values>(() => import('./rules').then((rules) => rules.otpResolver))
const names = ['otp'] as const

/** Takes the one-time password (LOGIN-21, LOGIN-27). Pasted spaces are dropped; phones offer it from the message. */
export function OtpVerifyForm({
  sent: { message, email },
  onEnter,
}: {
  sent: OtpSent
  onEnter: (data: LoginData) => void
}) {
  const { field, onSubmit, onBlur, engine, isSending, noValidate, problems } = useRuledForm<Values>({
    id: 'otp-verify',
    names,
    resolver,
  })
  const { wake, provider } = useBotCheck()
  const send = onSubmit(async ({ otp }) => {
    const reply = await verifyOtp(otp)
    if (!reply.ok) return reply.message
    onEnter(reply.data)
    return null
  })
  const hint = (
    <>
      {message ? <span className="block font-semibold text-ink">{message}</span> : null}Look in the inbox of{' '}
      <span className="break-all font-semibold">{email}</span>, and among the junk.
    </>
  )
  return (
    <form
      method="post"
      noValidate={noValidate}
      onFocus={wake}
      onBlur={onBlur}
      onSubmit={send}
      className="grid gap-5"
    >
      <FormProblems {...problems} />
      <TextField
        {...field('otp')}
        label="One Time Password"
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        className="tabular max-w-60 text-lg! tracking-widest"
      />
      <SendButton label="Verify and log in" isSending={isSending} />
      {provider}
      {engine}
    </form>
  )
}
