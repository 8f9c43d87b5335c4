'use client'

import { useActionState } from 'react'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import type { Outcome } from '@/components/forms/use-enquiry'
import { sendUnsubscribe } from './send-unsubscribe'

/** One button: a GET alone must not unsubscribe, as mail programs look at links in advance. Works without JavaScript. */
export function UnsubscribeForm({ unsubscribeKey }: { unsubscribeKey: string }) {
  const [outcome, post, isSending] = useActionState<Outcome | null, FormData>(sendUnsubscribe, null)
  return (
    <div className="grid gap-5">
      {outcome ? <OutcomeBanner outcome={outcome} /> : null}
      {outcome?.ok ? null : (
        <form action={post}>
          <input type="hidden" name="key" value={unsubscribeKey} />
          <SendButton label="Unsubscribe" isSending={isSending} />
        </form>
      )}
    </div>
  )
}
