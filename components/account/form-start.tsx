'use client'

import { ErrorSummary } from '@/components/forms/error-summary'
import type { OwnForm } from './use-own-form'

/**
 * The beginning of a form: what stands in the way of sending it, and word of what was put back
 * after a login.
 * @param ids begins the ids of the form's controls
 */
export function FormStart({
  form: { problems, attempt, isRestored },
  ids = '',
}: {
  form: OwnForm
  ids?: string
}) {
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        lines={Object.entries(problems).flatMap(([name, message]) =>
          name ? [{ id: `${ids}${name}`, message }] : [],
        )}
      />
      {isRestored ? (
        <p role="status" className="rounded-md border-l-4 border-note bg-note-soft p-4">
          You were logged out before this was saved. What you had typed is here again: please save it now.
        </p>
      ) : null}
    </>
  )
}
