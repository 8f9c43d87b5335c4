'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import {
  acceptInvitationForm,
  endSharingForm,
  shareInvitationForm,
  withdrawInvitationForm,
} from '@/components/forms/definitions/saved-homes'
import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useButtonForm } from '@/components/forms/use-button-form'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { InternalLink } from '@/components/ui/internal-link'
import { mergeKeptHomes } from '@/lib/browser/change-kept-homes'
import { savedHomes } from '@/lib/browser/kept-home-keys'
import { savedRoutes } from '@/lib/config/saved-routes'
import { homeSharingMessages } from '@/lib/contract/home-sharing-messages'

interface SharingFormsProps {
  userId: number
  state: 'alone' | 'invited' | 'shared'
}

/** Shows the forms and their outcome. The outcome is kept here, because the page's refresh replaces the sent form. */
export function SharingForms({ userId, state }: SharingFormsProps) {
  const router = useRouter()
  const status = useRef<HTMLParagraphElement>(null)
  const [message, setMessage] = useState('')
  const announce = (text: string) => {
    setMessage(text)
    status.current?.focus()
    router.refresh()
    void mergeKeptHomes(savedHomes)
  }
  return (
    <div>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={message ? 'mb-4 w-fit rounded-md bg-good-soft px-3 py-2 font-semibold' : 'sr-only'}
      >
        {message}
      </p>
      {state === 'alone' ? <InviteForm userId={userId} onDone={announce} /> : null}
      {state === 'invited' ? (
        <SharingButton
          key="withdraw"
          userId={userId}
          definition={withdrawInvitationForm}
          label="Withdraw the invitation"
          onDone={announce}
        />
      ) : null}
      {state === 'shared' ? (
        <SharingButton
          key="end"
          userId={userId}
          definition={endSharingForm}
          label="End the sharing"
          onDone={announce}
        />
      ) : null}
    </div>
  )
}

interface SharingFormProps {
  userId: number
  onDone: (message: string) => void
}

function InviteForm({ userId, onDone }: SharingFormProps) {
  const { formProps, hiddenFields, field, problems, outcome, isSending, isRestored } = useDefinedForm(
    shareInvitationForm,
    {
      userId,
      draftKey: `share-invitation-${userId}`,
      onDone: () => onDone(shareInvitationForm.messages.done ?? ''),
    },
  )
  if (outcome) return null
  return (
    <form {...formProps} className="grid max-w-md gap-4">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="send" /> : null}
      <TextField
        {...field('email')}
        label="Your partner’s email address"
        hint="We tell them your name and email address, so that they know who asks."
        type="email"
        autoComplete="off"
      />
      <SendButton label="Send the invitation" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}

interface SharingButtonProps extends SharingFormProps {
  label: string
  definition: typeof withdrawInvitationForm | typeof endSharingForm
}

function SharingButton({ userId, label, definition, onDone }: SharingButtonProps) {
  const { formProps, hiddenFields, refusal, outcome, isSending } = useButtonForm(
    definition,
    {},
    { userId, onDone: () => onDone(definition.messages.done ?? '') },
  )
  if (outcome) return null
  return (
    <form {...formProps}>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        // A disabled button would lose the focus.
        aria-disabled={isSending || undefined}
      >
        {label}
      </Button>
      <p role="alert" className={refusal ? 'mt-3 rounded-md bg-bad-soft p-3 font-semibold' : 'sr-only'}>
        {refusal}
      </p>
      {hiddenFields}
    </form>
  )
}

/** Accepts an invitation by a form: opening the link must not accept it, because mail programs open links in advance. */
export function AcceptInvitationForm({ userId, invitation }: { userId: number; invitation: string }) {
  const { formProps, hiddenFields, problems, outcome, isSending } = useDefinedForm(acceptInvitationForm, {
    userId,
    hidden: { invitation },
    onDone: () => void mergeKeptHomes(savedHomes),
  })
  if (outcome)
    return (
      <div className="grid max-w-xl gap-5">
        <OutcomeBanner outcome={outcome} />
        <p>
          <ButtonLink href={savedRoutes.account}>See your saved homes</ButtonLink>
        </p>
      </div>
    )
  return (
    <form {...formProps} className="grid max-w-xl gap-4">
      <FormProblems {...problems}>
        {problems.refusal === homeSharingMessages.acceptedInvitation ? (
          <InternalLink href={savedRoutes.account} className="inline-flex min-h-11 items-center underline">
            See your saved homes
          </InternalLink>
        ) : null}
      </FormProblems>
      <div className="flex flex-wrap items-center gap-4">
        <SendButton label="Share our saved homes" isSending={isSending} />
        <ButtonLink href={savedRoutes.account} variant="secondary">
          Not now
        </ButtonLink>
      </div>
      {hiddenFields}
    </form>
  )
}
