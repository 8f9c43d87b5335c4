'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Tooltip } from '@/components/ui/tooltip'
import type { LoginData } from '@/lib/contract/access'
import { LoginForm } from './login-form'
import { OtpRequestForm, type SentOtp } from './otp-request-form'
import { OtpVerifyForm } from './otp-verify-form'
import type { SharedFieldStore } from './shared-fields'

/** The open form (LOGIN-02). */
export type LoginState = { form: 'PASSWORD' } | { form: 'OTP' } | { form: 'OTP_RESPONSE'; otp: SentOtp }

interface LoginCardProps {
  state: LoginState
  /** Counts how often the signup forms have opened a form of this card. The form takes the focus at each change. */
  openCount: number
  onStateChange: (state: LoginState) => void
  sharedFields: SharedFieldStore
  onLogin: (data: LoginData) => void
}

const headings = {
  PASSWORD: 'Welcome back',
  OTP: 'Log in by email',
  OTP_RESPONSE: 'Check your email',
} as const

/** Buttons below the form that open another form (LOGIN-03 to LOGIN-05). */
function FormSwitch({
  form,
  onStateChange,
}: Pick<LoginCardProps, 'onStateChange'> & Pick<LoginState, 'form'>) {
  if (form === 'OTP')
    return (
      <Button variant="secondary" onClick={() => onStateChange({ form: 'PASSWORD' })}>
        Log in with a password
      </Button>
    )
  if (form === 'OTP_RESPONSE')
    return (
      <Button variant="secondary" onClick={() => onStateChange({ form: 'OTP' })}>
        Try with new One Time Password
      </Button>
    )
  return (
    <>
      <div className="relative flex max-w-sm items-center gap-1 noscript:hidden">
        <Button
          variant="secondary"
          onClick={() => onStateChange({ form: 'OTP' })}
          className="px-3 py-2 max-tablet:text-sm"
        >
          Login with a one time password
        </Button>
        <Tooltip label="About one time passwords">
          One time password login is for users registered as guests. You can set a permanent password in your
          dashboard.
        </Tooltip>
      </div>
      <noscript>
        <p className="text-sm text-muted">
          Logging in with a one time password needs JavaScript, which is switched off in this browser or did
          not load.
        </p>
      </noscript>
    </>
  )
}

/** Shows one of three login forms, with buttons that open another (LOGIN-01 to LOGIN-05). An opened form is focused. */
export function LoginCard({ state, openCount, onStateChange, sharedFields, onLogin }: LoginCardProps) {
  const box = useRef<HTMLElement>(null)
  // The key changes with the form, and also when a signup form asks for the form that is already open.
  const viewKey = `${state.form} ${openCount}`
  const lastViewKey = useRef(viewKey)
  useEffect(() => {
    // The first view takes no focus, because the page has just been opened.
    if (viewKey === lastViewKey.current) return
    lastViewKey.current = viewKey
    box.current?.querySelector<HTMLElement>('form input:not([type=hidden])')?.focus()
  }, [viewKey])

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
          onSent={(otp) => onStateChange({ form: 'OTP_RESPONSE', otp })}
        />
      ) : null}
      {state.form === 'OTP_RESPONSE' ? <OtpVerifyForm otp={state.otp} onLogin={onLogin} /> : null}
      <div className="mt-5 border-t border-line pt-4">
        <FormSwitch form={state.form} onStateChange={onStateChange} />
      </div>
    </section>
  )
}
