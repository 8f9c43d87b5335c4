'use client'

import { useState } from 'react'
import { answerOfferForm, priceOfferForm } from '@/components/forms/definitions/offers'
import { CheckboxField, TextAreaField, TextField } from '@/components/forms/fields'
import { useShowDone } from '@/components/forms/step-message-area'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useIdPrefix } from '@/components/forms/use-id-prefix'
import { MAX_OFFER_MESSAGE_CHARACTERS } from '@/lib/contract/offer-messages'
import { MAX_AMOUNT_CHARACTERS } from '@/lib/domain/amount'
import type { OfferAction } from '@/lib/domain/offer'
import { StepFrame } from './step-frame'

export interface OfferActionsProps {
  userId: number
  offerId: number
  /** The starter is the buyer, who made the offer; the owner is the seller. */
  role: 'starter' | 'owner'
  /** Whole pounds. */
  amount: number
  amountText: string
  /** The other party's name. */
  other: string
  actions: readonly OfferAction[]
  /** Such as 'contracts are exchanged'. */
  bindingMoment: string
}

interface StepTexts {
  label: string
  confirm: string
  explanation: string
  done: string
}

function getStepTexts(action: OfferAction, props: OfferActionsProps): StepTexts {
  const { role, amountText: amount, other, bindingMoment } = props
  const texts: Record<OfferAction, StepTexts> = {
    accept: {
      label: `Accept ${amount}`,
      confirm: `Yes, accept ${amount}`,
      explanation:
        role === 'owner'
          ? `You accept subject to contract: nothing binds you until ${bindingMoment}. Your home is then shown as under offer. Other buyers are told that their offers stay open, and we go on passing new ones to you. You can undo this.`
          : `You agree to ${amount} subject to contract: nothing binds you until ${bindingMoment}. The home is then shown as under offer.`,
      done: `You have accepted ${amount}. ${other} has been told.`,
    },
    counter: {
      label: 'Name another amount',
      confirm: 'Send this amount',
      explanation: `Tell ${other} for what amount you would sell. Their offer stays open.`,
      done: `${other} has been told your amount.`,
    },
    decline: {
      label: 'Decline',
      confirm: `Yes, decline ${amount}`,
      explanation: `This offer ends. ${role === 'owner' ? `${other} may make another.` : 'You may make another.'}`,
      done: `You have declined ${amount}. ${other} has been told.`,
    },
    change: {
      label: 'Offer another amount',
      confirm: 'Change my offer',
      explanation: 'The new amount takes the place of the present one.',
      done: `Your offer is changed. ${other} has been told.`,
    },
    withdraw: {
      label: 'Withdraw',
      confirm: `Yes, withdraw my offer of ${amount}`,
      explanation: 'Your offer ends. If it was accepted, the home is available to other buyers again.',
      done: `You have withdrawn your offer. ${other} has been told.`,
    },
    undo: {
      label: 'Undo the acceptance',
      confirm: 'Yes, take back my acceptance',
      explanation: `The offer of ${amount} is open again, your home is shown as available, and ${other} is told.`,
      done: `Your home is available again. ${other} has been told.`,
    },
  }
  return texts[action]
}

interface StepProps extends OfferActionsProps {
  action: OfferAction
  onDone: (message: string) => void
}

function AnswerStep({ action, onDone, ...props }: StepProps) {
  const texts = getStepTexts(action, props)
  const definition = useIdPrefix(answerOfferForm, `${action}-${props.offerId}-`)
  const { formProps, hiddenFields, field, problems, isSending, isRestored } = useDefinedForm(definition, {
    userId: props.userId,
    hidden: { offer_id: String(props.offerId), action, seen_amount: String(props.amount) },
    draftKey: `offer-${action}-${props.offerId}-${props.userId}`,
    onDone: () => onDone(texts.done),
  })
  return (
    <StepFrame
      label={texts.label}
      confirmLabel={texts.confirm}
      isPrimary={action === 'accept'}
      explanation={texts.explanation}
      formProps={formProps}
      problems={problems}
      isSending={isSending}
      isRestored={isRestored}
    >
      <TextAreaField
        {...field('reason')}
        required={false}
        label={`A word to ${props.other}, if you like`}
        maxLength={MAX_OFFER_MESSAGE_CHARACTERS}
        rows={2}
      />
      {hiddenFields}
    </StepFrame>
  )
}

function PriceStep({ action, onDone, ...props }: StepProps) {
  const texts = getStepTexts(action, props)
  const definition = useIdPrefix(priceOfferForm, `${action}-${props.offerId}-`)
  const { formProps, hiddenFields, field, checkbox, problems, isSending, isRestored, watchText } =
    useDefinedForm(definition, {
      userId: props.userId,
      hidden: { offer_id: String(props.offerId), action, seen_amount: String(props.amount) },
      draftKey: `offer-${action}-${props.offerId}-${props.userId}`,
      onDone: () => onDone(texts.done),
    })
  const confirmation = checkbox('is_sure')
  // The checkbox appears with the error about an unusual amount, and stays when ticking it removes that error.
  const [needsConfirmation, setNeedsConfirmation] = useState(false)
  const isConfirmed = watchText('is_sure') === 'true'
  if ((confirmation.error || isConfirmed) && !needsConfirmation) setNeedsConfirmation(true)
  return (
    <StepFrame
      label={texts.label}
      confirmLabel={texts.confirm}
      isPrimary={false}
      explanation={texts.explanation}
      formProps={formProps}
      problems={problems}
      isSending={isSending}
      isRestored={isRestored}
    >
      <TextField
        {...field('offer_amount')}
        label="Amount in pounds"
        hint="You may write 365k or £365,000"
        autoComplete="off"
        maxLength={MAX_AMOUNT_CHARACTERS}
      />
      {needsConfirmation ? (
        <CheckboxField {...confirmation} label="Yes, this is the amount that I mean" />
      ) : null}
      <TextAreaField
        {...field('reason')}
        required={false}
        label={`A word to ${props.other}, if you like`}
        maxLength={MAX_OFFER_MESSAGE_CHARACTERS}
        rows={2}
      />
      {hiddenFields}
    </StepFrame>
  )
}

/** Shows the actions that a party may take on an offer now. Each has to be confirmed before it is sent. */
export function OfferActions(props: OfferActionsProps) {
  const showDone = useShowDone()
  return (
    <div className="flex flex-wrap gap-3">
      {props.actions.map((action) => {
        const Step = action === 'counter' || action === 'change' ? PriceStep : AnswerStep
        return <Step key={action} {...props} action={action} onDone={showDone} />
      })}
    </div>
  )
}
