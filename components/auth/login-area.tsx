'use client'

import { useState } from 'react'
import { createStore } from '@/lib/browser/create-store'
import type { SharedFields } from './shared-fields'
import { LoginCard, type LoginState } from './login-card'
import { LoginIntro, type Intros } from './login-intro'
import { NewsletterOffer } from './newsletter-offer'
import { SignupTabs } from './signup-tabs'
import { useLoginRedirect } from './use-login-redirect'

/** The login, the signup and the newsletter's offer. A form of the signup can open a form of the login card. */
export function LoginArea({ intros }: { intros: Intros }) {
  const finishLogin = useLoginRedirect()
  const [sharedFields] = useState(() => createStore<SharedFields>({}))
  const [state, setState] = useState<LoginState>({ form: 'PASSWORD' })
  const [openCount, setOpenCount] = useState(0)
  const openFromSignup = (newState: LoginState) => {
    setState(newState)
    setOpenCount((count) => count + 1)
  }
  return (
    <>
      <LoginIntro intros={intros} />
      <div className="grid items-start gap-8 desktop:grid-cols-[5fr_6fr]">
        <LoginCard
          state={state}
          openCount={openCount}
          onStateChange={setState}
          sharedFields={sharedFields}
          onLogin={finishLogin}
        />
        <SignupTabs
          sharedFields={sharedFields}
          onLogin={finishLogin}
          onOtpSent={(otp) => openFromSignup({ form: 'OTP_RESPONSE', otp })}
          onOpenLoginForm={(form) => openFromSignup({ form })}
        />
      </div>
      <NewsletterOffer />
    </>
  )
}
