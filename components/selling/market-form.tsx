'use client'

import { marketForm } from '@/components/forms/definitions/selling'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useProblemDetails } from '@/components/forms/use-problem-details'
import { useStepMessage } from '@/components/forms/use-step-message'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface MarketFormProps {
  userId: number
  kind: ListingKind
  listingId: number
  action: 'withdraw' | 'republish'
}

/** Takes a home off the market once the owner confirms it, or puts the home back. */
export function MarketForm(props: MarketFormProps) {
  const { showDone, hideMessage, messageBox } = useStepMessage()
  return (
    <div onSubmit={hideMessage} className="grid gap-3">
      {/* The message stands in this component, because the key replaces the form after each action. */}
      {messageBox}
      <ActionForm key={props.action} {...props} onDone={showDone} />
    </div>
  )
}

interface ActionFormProps extends MarketFormProps {
  /** Gets the server's message about the action. */
  onDone: (message: string) => void
}

function ActionForm({ userId, kind, listingId, action, onDone }: ActionFormProps) {
  const { formProps, hiddenFields, problems, outcome, isSending, isHydrated } = useDefinedForm(marketForm, {
    userId,
    hidden: { kind, listing_id: String(listingId), action },
    onDone: (reply) => onDone(reply.message),
  })
  const isOpen = useProblemDetails(problems.refusal !== null)
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
        <details open={isOpen}>
          <summary className="mb-2 flex min-h-11 w-fit items-center font-semibold text-accent underline">
            Take it off the market
          </summary>
          {form}
        </details>
      )}
      {/* Without JavaScript, the message comes with the form's outcome. */}
      {outcome && !isHydrated ? <p className="font-semibold text-good">{outcome.message}</p> : null}
    </>
  )
}
