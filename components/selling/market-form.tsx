'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { marketForm } from '@/components/forms/definitions/selling'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface MarketFormProps {
  userId: number
  kind: ListingKind
  listingId: number
  action: 'withdraw' | 'republish'
}

/** Takes a home off the market once the owner confirms it, or puts the home back. */
export function MarketForm(props: MarketFormProps) {
  const [message, setMessage] = useState('')
  return (
    <div onSubmit={() => setMessage('')}>
      {/* The message is stored in this component, because the key replaces the form after each action. */}
      <ActionForm key={props.action} {...props} message={message} onDone={setMessage} />
    </div>
  )
}

interface ActionFormProps extends MarketFormProps {
  /** The server's message about the last action. */
  message: string
  onDone: (message: string) => void
}

function ActionForm({ userId, kind, listingId, action, message, onDone }: ActionFormProps) {
  const router = useRouter()
  const { formProps, hiddenFields, problems, outcome, isSending } = useDefinedForm(marketForm, {
    userId,
    hidden: { kind, listing_id: String(listingId), action },
    onDone: (reply) => {
      onDone(reply.message)
      router.refresh()
    },
  })
  const form = (
    <form {...formProps} className="grid gap-3">
      <FormProblems {...problems} />
      <SendButton
        label={action === 'withdraw' ? 'Yes, take it off the market' : 'Put it back on the market'}
        isSending={isSending}
      />
      {hiddenFields}
    </form>
  )
  return (
    <>
      {action === 'republish' ? (
        form
      ) : (
        <details>
          <summary className="mb-2 flex min-h-11 w-fit items-center font-semibold text-accent underline">
            Take it off the market
          </summary>
          {form}
        </details>
      )}
      {/* Without JavaScript, the message comes with the form's outcome. */}
      <p role="status" className="mt-3 font-semibold text-good">
        {message || outcome?.message}
      </p>
    </>
  )
}
