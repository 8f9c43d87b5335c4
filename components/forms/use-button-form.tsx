'use client'

import { useActionState, useState, type FormEvent } from 'react'
import type { CallName } from '@/lib/contract'
import type { FormDefinition } from './define-form'
import { createDoneState, emptyState, createRefusedState, WHOLE_FORM, type FormState } from './form-state'
import { HiddenFields } from './hidden-fields'
import { sendForm } from './send-form'
import { submitForm } from './submit-form'
import { useOneAtATime } from './use-one-at-a-time'

interface Options {
  userId: number
  onDone: () => void
}

/** Sends a form of a button and hidden fields. It has no typed values to check, so React Hook Form is not loaded. */
export function useButtonForm<Name extends CallName, Values extends Readonly<Record<string, string>>>(
  definition: FormDefinition<Name, Values, Values>,
  values: Values,
  { userId, onDone }: Options,
) {
  const [postedState, post] = useActionState(submitForm, emptyState)
  const [replyState, setReplyState] = useState<FormState | null>(null)
  const { isBusy, run } = useOneAtATime()
  const state = replyState ?? postedState

  /** @returns true if the form must not be sent again */
  const send = async (): Promise<boolean> => {
    setReplyState(emptyState)
    const reply = await sendForm(definition, values, { userId })
    setReplyState(
      reply.ok ? createDoneState(definition, reply, values) : createRefusedState(definition, reply.message),
    )
    if (reply.ok) onDone()
    return reply.ok
  }
  return {
    formProps: {
      action: post,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void run(send)
      },
    },
    hiddenFields: <HiddenFields definition={definition} values={values} botCheckProvider={null} />,
    refusal: state.errors[WHOLE_FORM],
    outcome: state.outcome,
    isSending: isBusy,
  }
}
