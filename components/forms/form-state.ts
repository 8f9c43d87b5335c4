/** What came of sending a form, in the agency's own message or ours. */
export interface Outcome {
  ok: boolean
  message: string
}

/** What a form is drawn with after it was sent or posted: typed values are never lost. */
export interface FormState {
  /** Typed values by field; a ticked box is 'on'. Secrets are left out. */
  values: Readonly<Record<string, string>>
  /** Messages by field; '' is the form as a whole. */
  errors: Readonly<Record<string, string>>
  /** Success; a refusal is an error instead. */
  outcome: Outcome | null
}

export const emptyState: FormState = { values: {}, errors: {}, outcome: null }

/** Messages of a form that do not belong to one field. */
export interface FormMessages {
  /** For a refusal for which the agency gives no reason. */
  refused: string
  /** For no answer at all; an empty message says nothing. */
  lost: string
  /** For success, in place of the agency's own message. */
  done?: string
}

interface Described {
  messages: FormMessages
  refusalFields?: Readonly<Record<string, string>>
}

/** The state after a refusal: its message stands at the field that it is about, if it is about one. */
export const refusedState = (
  { refusalFields = {} }: Described,
  message: string,
  values: FormState['values'] = {},
): FormState => ({ values, errors: { [refusalFields[message] ?? '']: message }, outcome: null })

/** The state after success; the form is empty again. */
export const doneState = ({ messages }: Described, { message }: { message: string }): FormState => ({
  ...emptyState,
  outcome: { ok: true, message: messages.done ?? message },
})
