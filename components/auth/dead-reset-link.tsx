import { Icon } from '@/components/ui/icon'
import type { ResetLinkStatus } from '@/lib/contract/access'
import { ForgottenPasswordForm } from './forgotten-password-form'

/** 'unknown' means that no link has the key: it was cut short in the email, was invented, or has been deleted. */
export type LinkStatus = ResetLinkStatus | 'unknown'

const reasons = {
  used: {
    title: 'This link has been used.',
    text: 'A link like this works once. If you set a password with it, log in with that password. If you did not, ask for a new link here.',
  },
  expired: {
    title: 'This link has expired.',
    text: 'A link like this works for one hour, so that nobody finds it later. Ask for a new one here.',
  },
  unknown: {
    title: 'This link is invalid or has expired.',
    text: 'It may be very old, or an email program may have cut it short. Ask for a new one here.',
  },
} as const

/** Says why a reset link does not work, and shows the form that requests a new one. */
export function DeadResetLink({ status }: { status: Exclude<LinkStatus, 'valid'> }) {
  const { title, text } = reasons[status]
  return (
    <div className="grid gap-6">
      <div role="alert" className="rounded-md border-l-4 border-bad bg-bad-soft p-4">
        <p className="flex items-start gap-2 text-lg font-semibold">
          <Icon name="circle-alert" className="mt-1 size-5 shrink-0 text-bad" /> {title}
        </p>
        <p className="mt-1">{text}</p>
      </div>
      <ForgottenPasswordForm />
    </div>
  )
}
