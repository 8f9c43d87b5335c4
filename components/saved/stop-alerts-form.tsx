'use client'

import { stopAlertsForm } from '@/components/forms/definitions/saved-searches'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'

/** Stops the emails by a button and not by the page's GET, because mail programs open links in advance. */
export function StopAlertsForm({ alertKey }: { alertKey: string }) {
  const { formProps, hiddenFields, problems, outcome, isSending } = useDefinedForm(stopAlertsForm, {
    hidden: { key: alertKey },
  })
  if (outcome) return <OutcomeBanner outcome={outcome} />
  return (
    <div className="grid gap-5">
      {problems.refusal ? <OutcomeBanner outcome={{ ok: false, message: problems.refusal }} /> : null}
      <form {...formProps}>
        {hiddenFields}
        <SendButton label="Stop the emails" isSending={isSending} />
      </form>
    </div>
  )
}
