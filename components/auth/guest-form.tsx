'use client'

import { useState } from 'react'
import { FormProblems } from '@/components/forms/form-problems'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { SendButton } from '@/components/forms/send-button'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useRuledForm } from '@/components/forms/use-ruled-form'
import { Button } from '@/components/ui/button'
import type { GuestForm as Values } from '@/lib/contract/account-rules'
import { useCarried, type CarriedStore } from './shared-fields'
import type { OtpSent } from './otp-request-form'
import { PersonFields } from './person-fields'
import { Promises } from './promises'
import { requestOtp, signUp } from './auth-calls'
import { words } from './words'

const resolver = lazyResolver<Values, Values>(() => import('./rules').then((rules) => rules.guestResolver))
const names = [
  'title',
  'first_name',
  'last_name',
  'email',
  'mobile',
  'buying_position',
  'newsletter',
  'isAgreeTermsCondition',
] as const

interface GuestFormProps {
  carried: CarriedStore
  /** The account is there, and a one-time password on its way. */
  onSent: (sent: OtpSent) => void
  /** The account is there, and no one-time password: to ask for another above. */
  onAskAgain: () => void
}

/** Registers a guest, and sends the first one-time password at once (SIGNUP-01, SIGNUP-02, SIGNUP-18, SIGNUP-19). */
export function GuestForm({ carried, onSent, onAskAgain }: GuestFormProps) {
  const [isMade, setMade] = useState(false)
  const [isSent, setSent] = useState(false)
  const form = useRuledForm<Values>({ id: 'guest', names, resolver })
  const { field, tick, onSubmit, isSending, noValidate, problems, engine } = form
  const { wake, provider } = useBotCheck()
  const carry = useCarried(carried, form, names)
  const send = onSubmit(async (values) => {
    const signup = await signUp(values)
    if (!signup.ok) return signup.message
    setMade(true)
    const otp = await requestOtp(values.email, words.guestOtp)
    if (!otp.ok) return otp.message
    setSent(true)
    onSent({ email: values.email, message: otp.message })
    return null
  })
  if (isSent)
    return (
      <p className="rounded-md bg-good-soft p-4 font-semibold">
        You are registered as a guest. Enter the One Time Password that we have sent you to log in.
      </p>
    )
  return (
    <form
      method="post"
      noValidate={noValidate}
      onFocus={wake}
      onBlur={carry}
      onSubmit={send}
      className="grid gap-5 noscript:hidden"
    >
      <FormProblems {...problems}>
        {isMade ? (
          <p className="mt-2">
            You are registered.{' '}
            <Button variant="secondary" size="small" onClick={onAskAgain} className="ml-1">
              Ask for a one time password again
            </Button>
          </p>
        ) : null}
      </FormProblems>
      <PersonFields field={field} />
      <Promises newsletter={tick('newsletter')} terms={tick('isAgreeTermsCondition')} />
      {/* It cannot be posted: sent before its script runs it would come back empty. */}
      <SendButton label="Register as a guest" isSending={isSending} disabled={isMade || !noValidate} />
      {provider}
      {engine}
    </form>
  )
}
