'use client'

import { MonitorSmartphone } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { endSessionsForm } from '@/components/forms/definitions/account'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Button } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'
import type { SessionEntry } from '@/lib/contract/account'
import { leaveAccount } from './leave-account'

/** A row of the list; the server formats its times, so that hydration finds the same text. */
export interface SessionRow extends Pick<SessionEntry, 'id' | 'device' | 'current'> {
  since: string
  seen: string
}

/** Devices above the fold of the list. */
const UNFOLDED_ROWS = 5

/** Where somebody is logged in, and the ways to end it: one, all others, or all (D-164). */
export function Sessions({ userId, sessions }: { userId: number; sessions: readonly SessionRow[] }) {
  const [ended, setEnded] = useState<readonly number[]>([])
  const [pressed, setPressed] = useState('')
  const [doneMessage, setDoneMessage] = useState('')
  const messageBox = useRef<HTMLParagraphElement>(null)
  const shown = sessions.filter(({ id }) => !ended.includes(id))
  const others = shown.filter(({ current }) => !current)
  const { formProps, hiddenFields, sendValues, problems, isSending, ...state } = useDefinedForm(
    endSessionsForm,
    {
      sender: { id: userId },
      onDone: (_, { session }) => {
        if (session === 'all') return leaveAccount(routes.login)
        setEnded((before) => [
          ...before,
          ...(session === 'others' ? others.map(({ id }) => id) : [Number(session)]),
        ])
      },
    },
  )
  const busy = isSending ? pressed : ''
  const outcome = problems.refusal ? { ok: false, message: problems.refusal } : state.outcome

  const end = (session: string, message: string) => async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setPressed(session)
    setDoneMessage(message)
    await sendValues({ session })
    // The button that was pressed may be gone, and the focus with it.
    requestAnimationFrame(() => messageBox.current?.focus())
  }
  const button = (session: string, label: string, message: string, name?: string) => (
    <form {...formProps} onSubmit={end(session, message)}>
      {hiddenFields}
      <input type="hidden" name="session" value={session} />
      <Button
        type="submit"
        variant="secondary"
        aria-label={name}
        aria-disabled={busy === session || undefined}
        aria-busy={busy === session || undefined}
      >
        {busy === session ? 'Logging out…' : label}
      </Button>
    </form>
  )
  const list = (some: readonly SessionRow[]) => (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {some.map(({ id, device, since, seen, current }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
          <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
          <div className="min-w-48 flex-1 wrap-anywhere">
            <p className="font-semibold">
              {device}
              {current ? (
                <span className="ml-2 inline-block rounded-sm bg-good-soft px-2 text-sm font-semibold text-good">
                  This device
                </span>
              ) : null}
            </p>
            <p className="text-sm text-muted">
              Logged in {since}. Last seen {seen}.
            </p>
          </div>
          {current
            ? null
            : button(
                String(id),
                'Log out',
                `${device} is logged out.`,
                `Log out ${device}, logged in ${since}`,
              )}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="grid gap-4">
      <p
        ref={messageBox}
        tabIndex={-1}
        role="status"
        data-outcome={outcome ? (outcome.ok ? 'success' : 'danger') : undefined}
        className={
          outcome ? `rounded-md p-3 font-semibold ${outcome.ok ? 'bg-good-soft' : 'bg-bad-soft'}` : 'sr-only'
        }
      >
        {outcome?.ok ? doneMessage || outcome.message : outcome?.message}
      </p>
      {list(shown.slice(0, UNFOLDED_ROWS))}
      {shown.length > UNFOLDED_ROWS ? (
        <details>
          <summary className="mb-2 flex min-h-11 w-fit items-center font-semibold text-accent underline">
            More devices ({shown.length - UNFOLDED_ROWS})
          </summary>
          {list(shown.slice(UNFOLDED_ROWS))}
        </details>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {others.length > 0
          ? button('others', 'Log out all other devices', 'Every other device is logged out.')
          : null}
        {button('all', 'Log out everywhere', '')}
      </div>
      <p className="text-sm text-muted">
        “Log out everywhere” includes this device. If you do not know one of the devices, change your password
        as well: that logs out every other device too.
      </p>
    </div>
  )
}
