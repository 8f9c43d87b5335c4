'use client'

import { useActionState, useState } from 'react'
import { FormProblems } from '@/components/forms/form-problems'
import { lazyResolver } from '@/components/forms/lazy-resolver'
import { PasswordField } from '@/components/forms/password-field'
import { emptyForm } from '@/components/forms/plain-form'
import { SendButton } from '@/components/forms/send-button'
import { useBotCheck } from '@/components/forms/use-bot-check'
import { useRuledForm } from '@/components/forms/use-ruled-form'
import { Button } from '@/components/ui/button'
import { PASSWORD_LENGTH } from '@/lib/config/account-options'
import type { LoginData } from '@/lib/contract/access'
import type { AccountForm as Values } from '@/lib/contract/account-rules'
import { useCarried, type CarriedStore } from './shared-fields'
import { PersonFields } from './person-fields'
import { Promises } from './promises'
import { sendSignup } from './send-signup'
import { logInAfterSignup, signUp } from './auth-calls'

const resolver = lazyResolver<Values, Values>(() => import('./rules').then((rules) => rules.accountResolver))
const names = [
  'title',
  'first_name',
  'last_name',
  'email',
  'mobile',
  'buying_position',
  'password',
  'confirm_password',
  'newsletter',
  'isAgreeTermsCondition',
] as const

interface AccountFormProps {
  carried: CarriedStore
  onEnter: (data: LoginData) => void
  /** The account is there, and the login into it failed: to try it above. */
  onLogIn: () => void
}

/** Makes a full account and logs into it (SIGNUP-03, SIGNUP-20, SIGNUP-21); without JavaScript it is posted to this page. */
export function AccountForm({ carried, onEnter, onLogIn }: AccountFormProps) {
  const [plain, post, isPosting] = useActionState(sendSignup, emptyForm)
  const [isMade, setMade] = useState(false)
  const form = useRuledForm<Values>({ id: 'account', names, resolver, plain })
  const { field, tick, onSubmit, isSending, noValidate, problems, engine } = form
  const { wake, provider } = useBotCheck()
  const carry = useCarried(carried, form, names)
  const send = onSubmit(async (values) => {
    const signup = await signUp(values)
    if (!signup.ok) return signup.message
    setMade(true)
    const login = await logInAfterSignup(values)
    if (!login.ok) return login.message
    onEnter(login.data)
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
      <FormProblems {...problems}>
        {isMade ? (
          <p className="mt-2">
            Your account has been created.{' '}
            <Button variant="secondary" size="small" onClick={onLogIn} className="ml-1">
              Go to the login
            </Button>
          </p>
        ) : null}
      </FormProblems>
      <PersonFields field={field} />
      <PasswordField
        {...field('password')}
        label="Password"
        hint={`At least ${PASSWORD_LENGTH.least} characters. Three words that do not belong together make a good one.`}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.most}
      />
      <PasswordField
        {...field('confirm_password')}
        label="Confirm password"
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.most}
      />
      <Promises newsletter={tick('newsletter')} terms={tick('isAgreeTermsCondition')} />
      <SendButton label="Create an account" isSending={isSending || isPosting} disabled={isMade} />
      {provider}
      {engine}
    </form>
  )
}
