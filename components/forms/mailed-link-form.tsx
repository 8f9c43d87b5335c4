'use client'

import type { unsubscribeForm } from './definitions/newsletter'
import type { stopAlertsForm } from './definitions/saved-searches'
import { OutcomeBanner } from './outcome-banner'
import { SendButton } from './send-button'
import { useDefinedForm } from './use-defined-form'

interface MailedLinkFormProps {
  definition: typeof unsubscribeForm | typeof stopAlertsForm
  linkKey: string
  label: string
}

/** A button on the page of a mailed link. The link alone has no effect, because mail programs open links in advance. */
export function MailedLinkForm({ definition, linkKey, label }: MailedLinkFormProps) {
  const { formProps, hiddenFields, problems, outcome, isSending } = useDefinedForm(definition, {
    hidden: { key: linkKey },
  })
  if (outcome) return <OutcomeBanner outcome={outcome} />
  return (
    <div className="grid gap-5">
      {problems.refusal ? <OutcomeBanner outcome={{ ok: false, message: problems.refusal }} /> : null}
      <form {...formProps}>
        {hiddenFields}
        <SendButton label={label} isSending={isSending} />
      </form>
    </div>
  )
}
