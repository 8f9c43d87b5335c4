export interface Outcome {
  ok: boolean
  message: string
  /** What was sent, a line each. */
  sent?: readonly string[]
  /** URL of what the call created, such as a thread. */
  href?: string
}

/** The key in `errors` of a message about the form as a whole. */
export const WHOLE_FORM = ''

export interface FormState {
  /** Typed values by field, without secrets; a ticked checkbox is 'on'. */
  values: Readonly<Record<string, string>>
  /** Messages by field, or by WHOLE_FORM. */
  errors: Readonly<Record<string, string>>
  /** Set after success only; a refusal is in `errors`. */
  outcome: Outcome | null
}

export const emptyState: FormState = { values: {}, errors: {}, outcome: null }

export interface FormMessages {
  /** Shown when the agency refuses without a reason; nothing is shown if it is empty. */
  refused: string
  /** Shown when no reply arrives; nothing is shown if it is empty. */
  noReply: string
  /** Shown after success in place of the agency's message. */
  done?: string
}

interface MessageRules {
  messages: FormMessages
  refusalFields?: Readonly<Record<string, string>>
}

/** Returns the state after a refusal, with the message at the field that `refusalFields` names, if any. */
export const refusedState = (
  { refusalFields = {} }: MessageRules,
  message: string,
  values: FormState['values'] = {},
): FormState => {
  const [, field] = Object.entries(refusalFields).find(([beginning]) => message.startsWith(beginning)) ?? []
  return { values, errors: { [field ?? WHOLE_FORM]: message }, outcome: null }
}

interface DoneRules<Valid, Data> extends MessageRules {
  describeSent?(values: Valid): readonly string[]
  getSentHref?(data: Data): string
}

export const doneState = <Valid, Data>(
  { messages, describeSent, getSentHref }: DoneRules<Valid, Data>,
  { message, data }: { message: string; data: Data },
  values: Valid,
): FormState => ({
  ...emptyState,
  outcome: {
    ok: true,
    message: messages.done ?? message,
    ...(describeSent ? { sent: describeSent(values) } : {}),
    ...(getSentHref ? { href: getSentHref(data) } : {}),
  },
})
