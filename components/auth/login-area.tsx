'use client'

import { useState } from 'react'
import { createStore } from '@/lib/browser/create-store'
import type { SharedFields } from './shared-fields'
import { LoginCard, type LoginState } from './login-card'
import { LoginIntro, type Intros } from './login-intro'
import { NewsletterForSome } from './newsletter-for-some'
import { SignupTabs } from './signup-tabs'
import { useLoginRedirect } from './use-login-redirect'

/** Everything below the heading of the login page: intro, login forms and signup forms. */
export function LoginArea({ intros }: { intros: Intros }) {
  const followLogin = useLoginRedirect()
  const [sharedFields] = useState(() => createStore<SharedFields>({}))
  const [{ state, visits }, setView] = useState<{ state: LoginState; visits: number }>({
    state: { form: 'PASSWORD' },
    visits: 0,
  })
  const openForm = (state: LoginState) => setView((view) => ({ state, visits: view.visits }))
  const bringToForm = (state: LoginState) => setView((view) => ({ state, visits: view.visits + 1 }))
  return (
    <>
      <LoginIntro intros={intros} />
      <div className="grid items-start gap-8 desktop:grid-cols-[5fr_6fr]">
        <LoginCard
          state={state}
          visits={visits}
          onState={openForm}
          sharedFields={sharedFields}
          onLogin={followLogin}
        />
        <SignupTabs
          sharedFields={sharedFields}
          onLogin={followLogin}
          onSent={(sent) => bringToForm({ form: 'OTP_RESPONSE', sent })}
          onForm={(form) => bringToForm({ form })}
        />
      </div>
      <NewsletterForSome />
    </>
  )
}
