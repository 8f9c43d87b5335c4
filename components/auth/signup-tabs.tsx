'use client'

import * as Tabs from '@radix-ui/react-tabs'
import type { LoginData } from '@/lib/contract/access'
import { AccountSignupForm } from './account-signup-form'
import { GuestSignupForm } from './guest-signup-form'
import type { SentOtp } from './otp-request-form'
import type { SharedFieldStore } from './shared-fields'

interface SignupTabsProps {
  sharedFields: SharedFieldStore
  onLogin: (data: LoginData) => void
  onOtpSent: (otp: SentOtp) => void
  /** Opens a login form, for an account that was created but not logged in. */
  onOpenLoginForm: (form: 'PASSWORD' | 'OTP') => void
}

const tabClass =
  '-mb-px min-h-11 flex-1 border-b-3 border-transparent px-1 py-2 font-semibold text-muted data-[state=active]:border-accent data-[state=active]:text-accent hover:text-ink'
/** Both panels stay mounted, so that typed values are kept. Without JavaScript both are visible. */
const panelClass = 'pt-5 data-[state=inactive]:hidden noscript:block!'

/** The two signup forms (LOGIN-06). */
export function SignupTabs({ sharedFields, onLogin, onOtpSent, onOpenLoginForm }: SignupTabsProps) {
  return (
    <section
      aria-labelledby="signup-heading"
      className="rounded-lg border border-line bg-surface p-5 shadow-card tablet:p-7"
    >
      <h2 id="signup-heading" className="text-xl">
        New here?
      </h2>
      <Tabs.Root defaultValue="guest" className="mt-3">
        <Tabs.List aria-label="Ways to register" className="flex border-b border-line noscript:hidden">
          <Tabs.Trigger value="guest" className={tabClass}>
            Register as Guest
          </Tabs.Trigger>
          <Tabs.Trigger value="account" className={tabClass}>
            Create an Account
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="guest" forceMount className={panelClass}>
          <h3 className="mb-2 hidden noscript:block">Register as Guest</h3>
          <p className="mb-5 text-muted">
            No password to remember: each time you log in, we send a code to your email address. You can set a
            password later.
          </p>
          <noscript>
            <p className="mb-5">
              Registering as a guest needs JavaScript, which is switched off in this browser or did not load.
              Creating an account with a password, below, does not need it.
            </p>
          </noscript>
          <GuestSignupForm
            sharedFields={sharedFields}
            onOtpSent={onOtpSent}
            onOpenOtpRequest={() => onOpenLoginForm('OTP')}
          />
        </Tabs.Content>
        <Tabs.Content value="account" forceMount className={panelClass}>
          <h3 className="mb-2 hidden noscript:block">Create an Account</h3>
          <p className="mb-5 text-muted">Log in with a password of your own, at once and from any device.</p>
          <AccountSignupForm
            sharedFields={sharedFields}
            onLogin={onLogin}
            onOpenLogin={() => onOpenLoginForm('PASSWORD')}
          />
        </Tabs.Content>
      </Tabs.Root>
    </section>
  )
}
