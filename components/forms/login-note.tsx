import type { ReactNode } from 'react'
import { VISITOR_ID } from '@/lib/domain/listing-permissions'

interface LoginNoteProps {
  userId: number
  /** Whether the form shows the values that were typed before a login. */
  isRestored: boolean
  /** Shown to users who are logged in. */
  children?: ReactNode
}

/** Tells a visitor that sending needs a login, and a user that the values typed before the login are kept (D-20). */
export function LoginNote({ userId, isRestored, children }: LoginNoteProps) {
  if (userId === VISITOR_ID)
    return (
      <p className="text-sm text-muted">
        Next you log in or register, so that answers reach you and nobody else. What you have filled in is
        kept.
      </p>
    )
  return (
    <>
      {isRestored ? (
        <p role="status" className="rounded-md border-l-4 border-note bg-note-soft p-4">
          You are logged in, and what you filled in is still here. Please send it now.
        </p>
      ) : null}
      {children ? <p className="text-sm text-muted">{children}</p> : null}
    </>
  )
}
