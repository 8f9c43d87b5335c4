'use client'

import { unsubscribeForm } from '@/components/forms/definitions/newsletter'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'

/** Unsubscribes by a button and not by the page's GET, because mail programs open links in advance. */
export function UnsubscribeForm({ unsubscribeKey }: { unsubscribeKey: string }) {
  const { formProps, hiddenFields, problems, outcome, isSending } = useDefinedForm(unsubscribeForm, {
    hidden: { key: unsubscribeKey },
  })
  if (outcome) return <OutcomeBanner outcome={outcome} />
  return (
    <div className="grid gap-5">
      {problems.refusal ? <OutcomeBanner outcome={{ ok: false, message: problems.refusal }} /> : null}
      <form {...formProps}>
        {hiddenFields}
        <SendButton label="Unsubscribe" isSending={isSending} />
      </form>
    </div>
  )
}
