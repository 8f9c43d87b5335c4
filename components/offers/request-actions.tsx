'use client'

import { answerLetRequestForm } from '@/components/forms/definitions/offers'
import { TextAreaField } from '@/components/forms/fields'
import { useShowDone } from '@/components/forms/step-message-area'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useIdPrefix } from '@/components/forms/use-id-prefix'
import { MAX_OFFER_MESSAGE_CHARACTERS } from '@/lib/contract/offer-messages'
import type { LetRequestAction } from '@/lib/domain/let-request'
import { StepFrame } from './step-frame'

export interface RequestActionsProps {
  userId: number
  requestId: number
  /** The other party's name. */
  other: string
  actions: readonly LetRequestAction[]
}

const texts: Record<LetRequestAction, { label: string; confirm: string; explanation: string; done: string }> =
  {
    accept: {
      label: 'Accept',
      confirm: 'Yes, accept this request',
      explanation:
        'You accept at the advertised rent. Nothing binds you until you have both signed the tenancy. The home is then shown as reserved, and other tenants are told that their requests stay open. You can undo this.',
      done: 'You have accepted the request.',
    },
    decline: {
      label: 'Decline',
      confirm: 'Yes, decline this request',
      explanation:
        'The request ends. You may not decline somebody because they have children or receive benefits, or for a reason that the Equality Act 2010 forbids.',
      done: 'You have declined the request.',
    },
    withdraw: {
      label: 'Withdraw',
      confirm: 'Yes, withdraw my request',
      explanation: 'Your request ends. If it was accepted, the home is available to other tenants again.',
      done: 'You have withdrawn your request.',
    },
    undo: {
      label: 'Undo the acceptance',
      confirm: 'Yes, take back my acceptance',
      explanation: 'The request is open again, and the home is shown as available.',
      done: 'The home is available again.',
    },
  }

interface StepProps extends RequestActionsProps {
  action: LetRequestAction
  onDone: (message: string) => void
}

function Step({ userId, requestId, other, action, onDone }: StepProps) {
  const { label, confirm, explanation, done } = texts[action]
  const definition = useIdPrefix(answerLetRequestForm, `request-${action}-${requestId}-`)
  const { formProps, hiddenFields, field, problems, isSending, isRestored } = useDefinedForm(definition, {
    userId,
    hidden: { request_id: String(requestId), action },
    draftKey: `request-${action}-${requestId}-${userId}`,
    onDone: () => onDone(`${done} ${other} has been told.`),
  })
  return (
    <StepFrame
      label={label}
      confirmLabel={confirm}
      isPrimary={action === 'accept'}
      explanation={explanation}
      formProps={formProps}
      problems={problems}
      isSending={isSending}
      isRestored={isRestored}
    >
      <TextAreaField
        {...field('reason')}
        required={false}
        label={`A word to ${other}, if you like`}
        maxLength={MAX_OFFER_MESSAGE_CHARACTERS}
        rows={2}
      />
      {hiddenFields}
    </StepFrame>
  )
}

/** Shows the actions that a party may take on a request to let now. Each has to be confirmed. */
export function RequestActions(props: RequestActionsProps) {
  const showDone = useShowDone()
  return (
    <div className="flex flex-wrap gap-3">
      {props.actions.map((action) => (
        <Step key={action} {...props} action={action} onDone={showDone} />
      ))}
    </div>
  )
}
