'use client'

import { confirmEmailForm } from '@/components/forms/definitions/account'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { ButtonLink } from '@/components/ui/button'
import { SendButton } from '@/components/forms/send-button'
import { routes } from '@/lib/config/routes'
import { accountMessages } from '@/lib/contract/account-messages'

interface ConfirmEmailFormProps {
  userId: number
  email: string
  /** Null if there is no change to confirm: it was made, has expired or is another account's. */
  newEmail: string | null
  emailKey: string
}

/** Asks for a press of a button before the address changes, because mail programs open links in advance. */
export function ConfirmEmailForm({ userId, email, newEmail, emailKey }: ConfirmEmailFormProps) {
  const { formProps, hiddenFields, problems, outcome, isSending } = useDefinedForm(confirmEmailForm, {
    userId,
    hidden: { key: emailKey },
  })
  const profileLink = (
    <p>
      <ButtonLink href={routes.accountProfile} variant="secondary">
        Go to your profile
      </ButtonLink>
    </p>
  )
  if (outcome)
    return (
      <div className="grid max-w-xl gap-5">
        <OutcomeBanner outcome={outcome} />
        {profileLink}
      </div>
    )
  if (newEmail === null)
    return (
      <div className="grid max-w-xl gap-5">
        <p role="alert" className="text-lg font-semibold">
          {accountMessages.invalidLink}
        </p>
        <p>
          You are logged in as <strong className="wrap-anywhere">{email}</strong>. The link works once, within
          24 hours, and only for the account that asked for it. You can ask for another on your profile.
        </p>
        {profileLink}
      </div>
    )
  return (
    <form {...formProps} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      <dl className="grid gap-3 rounded-lg border border-line bg-surface p-5">
        <div>
          <dt className="text-sm text-muted">Now</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">From now on</dt>
          <dd className="font-semibold wrap-anywhere">{newEmail}</dd>
        </div>
      </dl>
      <SendButton label="Use the new address" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
