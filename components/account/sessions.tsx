'use client'

import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { endSessionsForm } from '@/components/forms/definitions/account'
import type { Outcome } from '@/components/forms/form-state'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/config/routes'
import type { SessionEntry } from '@/lib/contract/account'
import { leaveAccount } from '@/components/session/leave-account'

/** A session of the list. Its times are formatted on the server, so that hydration finds the same text. */
export interface SessionRow extends Pick<SessionEntry, 'id' | 'device' | 'current'> {
  loggedInAt: string
  /** The time of the last request. */
  lastSeenAt: string
}

/** The number of rows that are visible at first. Further rows are in a collapsed list. */
const VISIBLE_ROWS = 5

interface EndSessionsButton {
  /** Value that the form sends: the id of a session, 'others' or 'all'. */
  session: string
  label: string
  doneMessage: string
  accessibleName?: string
}

/** Sends the form that ends sessions, and removes their rows without loading the list again. */
function useEndSessions(userId: number, sessions: readonly SessionRow[]) {
  const [endedIds, setEndedIds] = useState<readonly number[]>([])
  const [pressedButton, setPressedButton] = useState({ session: '', doneMessage: '' })
  const messageBox = useRef<HTMLParagraphElement>(null)
  const rows = sessions.filter(({ id }) => !endedIds.includes(id))
  const others = rows.filter(({ current }) => !current)
  const form = useDefinedForm(endSessionsForm, {
    userId,
    onDone: (_, { session }) => {
      if (session === 'all') return leaveAccount(routes.login)
      const newlyEndedIds = session === 'others' ? others.map(({ id }) => id) : [Number(session)]
      setEndedIds((earlierIds) => [...earlierIds, ...newlyEndedIds])
    },
  })
  const endSessions = async (event: FormEvent, { session, doneMessage }: EndSessionsButton) => {
    event.preventDefault()
    if (form.isSending) return
    setPressedButton({ session, doneMessage })
    await form.sendValues({ session })
    // The pressed button may have gone with its row, so the message takes the focus.
    requestAnimationFrame(() => messageBox.current?.focus())
  }
  const isEnding = (session: string) => form.isSending && pressedButton.session === session
  return {
    rows,
    hasOthers: others.length > 0,
    form,
    endSessions,
    isEnding,
    doneMessage: pressedButton.doneMessage,
    messageBox,
  }
}

interface SessionListProps {
  rows: readonly SessionRow[]
  renderButton: (button: EndSessionsButton) => ReactNode
}

function SessionList({ rows, renderButton }: SessionListProps) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {rows.map(({ id, device, loggedInAt, lastSeenAt, current }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
          <Icon name="monitor-smartphone" className="size-6 shrink-0 text-muted" />
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
              Logged in {loggedInAt}. Last seen {lastSeenAt}.
            </p>
          </div>
          {current
            ? null
            : renderButton({
                session: String(id),
                label: 'Log out',
                doneMessage: `${device} is logged out.`,
                accessibleName: `Log out ${device}, logged in ${loggedInAt}`,
              })}
        </li>
      ))}
    </ul>
  )
}

const getOutcomeProps = ({ ok }: Outcome) => ({
  'data-outcome': ok ? 'success' : 'danger',
  className: `rounded-md p-3 font-semibold ${ok ? 'bg-good-soft' : 'bg-bad-soft'}`,
})

/** The user's sessions, with buttons that end one, all others, or all (D-164). */
export function Sessions({ userId, sessions }: { userId: number; sessions: readonly SessionRow[] }) {
  const { rows, hasOthers, form, endSessions, isEnding, doneMessage, messageBox } = useEndSessions(
    userId,
    sessions,
  )
  const { formProps, hiddenFields, problems } = form
  const outcome = problems.refusal ? { ok: false, message: problems.refusal } : form.outcome
  const hasButtonMessage = outcome?.ok === true && doneMessage !== ''
  const message = hasButtonMessage ? doneMessage : outcome?.message

  // This is a function and not a component: a component that is declared here would be mounted again at each render,
  // and its button would lose the focus.
  const renderButton = (button: EndSessionsButton) => (
    <form {...formProps} onSubmit={(event) => endSessions(event, button)}>
      {hiddenFields}
      <input type="hidden" name="session" value={button.session} />
      <Button
        type="submit"
        variant="secondary"
        aria-label={button.accessibleName}
        aria-disabled={isEnding(button.session) || undefined}
        aria-busy={isEnding(button.session) || undefined}
      >
        {isEnding(button.session) ? 'Logging out…' : button.label}
      </Button>
    </form>
  )
  return (
    <div className="grid gap-4">
      <p
        ref={messageBox}
        tabIndex={-1}
        role="status"
        {...(outcome ? getOutcomeProps(outcome) : { className: 'sr-only' })}
      >
        {message}
      </p>
      <SessionList rows={rows.slice(0, VISIBLE_ROWS)} renderButton={renderButton} />
      {rows.length > VISIBLE_ROWS ? (
        <details>
          <summary className="mb-2 flex min-h-11 w-fit items-center font-semibold text-accent underline">
            More devices ({rows.length - VISIBLE_ROWS})
          </summary>
          <SessionList rows={rows.slice(VISIBLE_ROWS)} renderButton={renderButton} />
        </details>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {hasOthers
          ? renderButton({
              session: 'others',
              label: 'Log out all other devices',
              doneMessage: 'Every other device is logged out.',
            })
          : null}
        {renderButton({ session: 'all', label: 'Log out everywhere', doneMessage: '' })}
      </div>
      <p className="text-sm text-muted">
        “Log out everywhere” includes this device. If you do not recognise one of the devices, change your
        password as well: that logs out every other device too.
      </p>
    </div>
  )
}
