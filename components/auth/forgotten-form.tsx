'use client'

import { useActionState, useState } from 'react'
import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { emptyForm } from '@/components/forms/plain-form'
import { SendButton } from '@/components/forms/send-button'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useRuledForm } from '@/components/forms/use-ruled-form'
import type { EmailForm as Values } from '@/lib/contract/account-rules'
import { sendForgotten } from './send-forgotten'
import { askForReset } from './auth-calls'

const resolver = lazyResolver<Values, Values>(() => import('./rules').then((rules) => rules.emailResolver))
const names = ['email'] as const

/** Asks for a link to set a new password (B-01, D-155); the answer is the same whether there is an account or not. */
export function ForgottenForm() {
  const [plain, post, isPosting] = useActionState(sendForgotten, emptyForm)
  const [message, setMessage] = useState<string | null>(null)
  const { field, onSubmit, onBlur, engine, isSending, noValidate, problems } = useRuledForm<Values>({
    id: 'forgotten',
    names,
    resolver,
    plain,
  })
  const { wake, provider } = useBotCheck()
  const send = onSubmit(async ({ email }) => {
    const reply = await askForReset(email)
    if (!reply.ok) return reply.message
    setMessage(reply.message)
    return null
  })
  const outcome = message === null ? plain.outcome : { ok: true, message }
  if (outcome) return <OutcomeBanner outcome={outcome} />
  return (
    <form
      action={post}
      noValidate={noValidate}
      onFocus={wake}
      onBlur={onBlur}
      onSubmit={send}
      className="grid gap-5"
    >
      <FormProblems {...problems} />
      <TextField
        {...field('email')}
        label="Email address"
        hint="The one that you registered with."
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <SendButton label="Send me a link" isSending={isSending || isPosting} />
      {provider}
      {engine}
    </form>
  )
}
