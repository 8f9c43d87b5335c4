'use client'

import { useRouter } from 'next/navigation'
import {
  acceptInvitationForm,
  endSharingForm,
  shareInvitationForm,
  withdrawInvitationForm,
} from '@/components/forms/definitions/saved-homes'
import { TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { OutcomeBanner } from '@/components/forms/outcome-banner'
import { SendButton } from '@/components/forms/send-button'
import { useButtonForm } from '@/components/forms/use-button-form'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { mergeKeptHomes } from '@/lib/browser/keep-homes'
import { savedHomes } from '@/lib/browser/kept-home-keys'
import { savedRoutes } from '@/lib/config/saved-routes'

/** Asks a partner by email to share the saved homes. */
export function InviteForm({ userId }: { userId: number }) {
  const router = useRouter()
  const { formProps, hiddenFields, field, problems, outcome, isSending } = useDefinedForm(
    shareInvitationForm,
    {
      sender: { id: userId },
      onDone: () => router.refresh(),
    },
  )
  if (outcome) return <OutcomeBanner outcome={outcome} />
  return (
    <form {...formProps} className="grid max-w-md gap-4">
      <FormProblems {...problems} />
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

interface SharingButtonProps {
  userId: number
  label: string
  definition: typeof withdrawInvitationForm | typeof endSharingForm
}

function SharingButton({ userId, label, definition }: SharingButtonProps) {
  const router = useRouter()
  const { formProps, hiddenFields, refusal, outcome, isSending } = useButtonForm(
    definition,
    {},
    {
      sender: { id: userId },
      onDone: () => {
        router.refresh()
        void mergeKeptHomes(savedHomes)
      },
    },
  )
  return (
    <form {...formProps}>
      <p role="status" className={outcome ? 'font-semibold' : 'sr-only'}>
        {outcome?.message}
      </p>
      {outcome ? null : (
        <Button type="submit" variant="secondary" size="small" aria-disabled={isSending || undefined}>
          {label}
        </Button>
      )}
      <p role="alert" className={refusal ? 'rounded-md bg-bad-soft p-3 font-semibold' : 'sr-only'}>
        {refusal}
      </p>
      {hiddenFields}
    </form>
  )
}

export const WithdrawForm = ({ userId }: { userId: number }) => (
  <SharingButton userId={userId} definition={withdrawInvitationForm} label="Withdraw the invitation" />
)

export const EndSharingForm = ({ userId }: { userId: number }) => (
  <SharingButton userId={userId} definition={endSharingForm} label="End the sharing" />
)

/** Accepts by a button and not by the page's GET, because mail programs open links in advance. */
export function AcceptForm({ userId, invitation }: { userId: number; invitation: string }) {
  const { formProps, hiddenFields, problems, outcome, isSending } = useDefinedForm(acceptInvitationForm, {
    sender: { id: userId },
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
      <FormProblems {...problems} />
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
