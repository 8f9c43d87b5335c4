'use client'

import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { CallName, CallOutput } from '@/lib/contract'
import type { FormDefinition } from './define-form'
import { createDoneState, emptyState, createRefusedState, WHOLE_FORM, type FormState } from './form-state'
import { sendForm } from './send-form'
import { useOneAtATime } from './use-one-at-a-time'

interface Success<Name extends CallName> {
  data: CallOutput<Name>
  message: string
}

export interface SubmissionOptions<Name extends CallName, Valid> {
  /** The id of the user who sends the form, which becomes the call's `user_id`. By default a visitor sends it. */
  userId?: number
  /** Runs after success. A message that it returns is shown as a refusal, and the form may be sent again. */
  onDone?: (success: Success<Name>, values: Valid) => void | Promise<string | void>
}

/** Sends a form and holds its state. Before the first reply the state is that of a post without JavaScript. */
export function useFormSubmission<Name extends CallName, Values extends FieldValues, Valid>(
  definition: FormDefinition<Name, Values, Valid>,
  { handleSubmit, reset }: Pick<UseFormReturn<Values, unknown, Valid>, 'handleSubmit' | 'reset'>,
  {
    postedState,
    userId,
    onDone,
    forgetDraft,
  }: SubmissionOptions<Name, Valid> & { postedState: FormState; forgetDraft: () => void },
) {
  const [replyState, setReplyState] = useState<FormState | null>(null)
  const [refusalCount, setRefusalCount] = useState(0)
  const { isBusy, run } = useOneAtATime()
  const state = replyState ?? postedState

  /** @returns true if the form must not be sent again */
  const send = async (values: Valid): Promise<boolean> => {
    setReplyState(emptyState)
    const reply = await sendForm(definition, values, { userId })
    const problem = reply.ok ? await onDone?.(reply, values) : reply.message
    if (!reply.ok || problem) {
      setReplyState(createRefusedState(definition, problem ?? ''))
      setRefusalCount((count) => count + 1)
      return false
    }
    setReplyState(createDoneState(definition, reply, values))
    forgetDraft()
    if (definition.clearsWhenDone) reset()
    return !definition.canRepeat
  }
  const checkAndSend = async (): Promise<boolean> => {
    let isFinished = false
    await handleSubmit(async (values) => {
      isFinished = await send(values)
    })()
    return isFinished
  }
  /** Removes the outcome and the refusal, but not the errors of fields. */
  const dismissOutcome = () => {
    if (state.outcome || state.errors[WHOLE_FORM]) {
      setReplyState({ ...state, outcome: null, errors: { ...state.errors, [WHOLE_FORM]: '' } })
    }
  }
  return {
    state,
    wasSentByScript: replyState !== null,
    refusalCount,
    submit: () => run(checkAndSend),
    /** Sends values that need no check, such as those of a button. */
    sendValues: (values: Valid) => run(() => send(values)),
    isSending: isBusy,
    dismissOutcome,
  }
}
