'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Tooltip } from '@/components/ui/tooltip'
import type { LoginData } from '@/lib/contract/access'
import { LoginForm } from './login-form'
import { OtpRequestForm, type OtpSent } from './otp-request-form'
import { OtpVerifyForm } from './otp-verify-form'
import type { SharedFieldStore } from './shared-fields'

/** Which of the three forms is open (LOGIN-02). */
export type LoginState = { form: 'PASSWORD' } | { form: 'OTP' } | { form: 'OTP_RESPONSE'; sent: OtpSent }

interface LoginCardProps {
  state: LoginState
  /** Number of times that a link elsewhere on the page has led here. */
  visits: number
  onState: (state: LoginState) => void
  sharedFields: SharedFieldStore
  onLogin: (data: LoginData) => void
}

const headings = {
  PASSWORD: 'Welcome back',
  OTP: 'Log in by e-mail',
  OTP_RESPONSE: 'Check your e-mail',
} as const

/** The three switchable forms (LOGIN-01 to LOGIN-05). After a switch the focus is in the new form. */
export function LoginCard({ state, visits, onState, sharedFields, onLogin }: LoginCardProps) {
  const box = useRef<HTMLElement>(null)
  const opening = `${state.form} ${visits}`
  const [first] = useState(opening)
  useEffect(() => {
    if (opening !== first || visits > 0)
      box.current?.querySelector<HTMLElement>('form input:not([type=hidden])')?.focus()
  }, [opening, first, visits])

  return (
    <section
      ref={box}
      aria-labelledby="login-heading"
      className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7 desktop:sticky desktop:top-6"
    >
      <h2 id="login-heading" className="mb-4 text-xl">
        {headings[state.form]}
      </h2>
      {state.form === 'PASSWORD' ? <LoginForm sharedFields={sharedFields} onLogin={onLogin} /> : null}
      {state.form === 'OTP' ? (
        <OtpRequestForm
          sharedFields={sharedFields}
          onSent={(sent) => onState({ form: 'OTP_RESPONSE', sent })}
        />
      ) : null}
      {state.form === 'OTP_RESPONSE' ? <OtpVerifyForm sent={state.sent} onLogin={onLogin} /> : null}
      <div className="mt-5 border-t border-line pt-4">
        {state.form === 'PASSWORD' ? (
          <>
            <div className="relative flex max-w-sm items-center gap-1 noscript:hidden">
              <Button
                variant="secondary"
                onClick={() => onState({ form: 'OTP' })}
                className="px-3 py-2 max-tablet:text-sm"
              >
                Login with a one time password
              </Button>
              <Tooltip label="About one time passwords">
                One time password login is for users registered as guests. You can set a permanent password in
                your dashboard.
              </Tooltip>
            </div>
            <noscript>
              <p className="text-sm text-muted">
                Logging in with a one time password needs JavaScript, which is switched off in this browser or
                did not arrive.
              </p>
            </noscript>
          </>
        ) : null}
        {state.form === 'OTP' ? (
          <Button variant="secondary" onClick={() => onState({ form: 'PASSWORD' })}>
            Log in with a password
          </Button>
        ) : null}
        {state.form === 'OTP_RESPONSE' ? (
          <Button variant="secondary" onClick={() => onState({ form: 'OTP' })}>
            Try with new One Time Password
          </Button>
        ) : null}
      </div>
    </section>
  )
}
