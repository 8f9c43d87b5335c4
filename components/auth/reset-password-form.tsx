'use client'

import { resetPasswordForm } from '@/components/forms/definitions/password-reset'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { PasswordField } from '@/components/forms/password-field'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { buttonClass } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { checkSession } from '@/lib/browser/session'
import { PASSWORD_CHARACTERS } from '@/lib/config/account-options'
import { routes } from '@/lib/config/routes'
import { DeadResetLink, type LinkStatus } from './dead-reset-link'

interface ResetPasswordFormProps {
  resetKey: string
  status: LinkStatus
}

/** Sets a new password by the key of a mailed link (B-02, D-155). */
export function ResetPasswordForm({ resetKey, status }: ResetPasswordFormProps) {
  const { formProps, hiddenFields, field, problems, outcome, isSending } = useDefinedForm(resetPasswordForm, {
    hidden: { key: resetKey },
    onDone: async () => {
      // The new password has ended all sessions of the account. If the browser had one, it is logged out here.
      await checkSession()
    },
  })
  if (outcome) {
    return (
      <div className="grid gap-5">
        <OutcomeBanner outcome={outcome} />
        <p>
          <a href={routes.login} className={buttonClass()}>
            Log in
          </a>
        </p>
      </div>
    )
  }
  if (status !== 'valid') return <DeadResetLink status={status} />
  return (
    <form {...formProps} className="grid gap-5">
      <FormProblems {...problems}>
        <p className="mt-1">
          <InternalLink href={routes.forgottenPassword} className="inline-flex min-h-11 items-center">
            Ask for a new link
          </InternalLink>
        </p>
      </FormProblems>
      <PasswordField
        {...field('password')}
        label="New password"
        hint={`At least ${PASSWORD_CHARACTERS.min} characters. Three words that do not belong together make a good one.`}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirm_password')}
        label="Confirm new password"
        autoComplete="new-password"
      />
      <SendButton label="Set the password" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
