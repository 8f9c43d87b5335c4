export interface Outcome {
  /** False for a refusal that is shown in place of the form. */
  ok: boolean
  message: string
  /** The sent values, one in a line. */
  sent?: readonly string[]
  /** URL of the thread or viewing that the call created. */
  href?: string
}

/** The key in `errors` of a message about the form as a whole. */
export const WHOLE_FORM = ''

export interface FormState {
  /** Typed values by field, without secrets; a ticked checkbox is 'on'. */
  values: Readonly<Record<string, string>>
  /** Messages by field, or by WHOLE_FORM. */
  errors: Readonly<Record<string, string>>
  /** The outcome of a success. A refusal is in `errors`. */
  outcome: Outcome | null
}

export const emptyState: FormState = { values: {}, errors: {}, outcome: null }

export interface FormMessages {
  /** Shown when the agency refuses without a reason. An empty text shows nothing. */
  refused: string
  /** Shown when no reply arrives. An empty text shows nothing. */
  noReply: string
  /** Shown after success in place of the agency's message. */
  done?: string
}

interface MessageRules {
  messages: FormMessages
  fieldByRefusalStart?: Readonly<Record<string, string>>
}

/** Creates the state after a refusal. The message belongs to a field if `fieldByRefusalStart` has its beginning. */
export const createRefusedState = (
  { fieldByRefusalStart = {} }: MessageRules,
  message: string,
  values: FormState['values'] = {},
): FormState => {
  const start = Object.keys(fieldByRefusalStart).find((beginning) => message.startsWith(beginning))
  const field = start === undefined ? undefined : fieldByRefusalStart[start]
  return { values, errors: { [field ?? WHOLE_FORM]: message }, outcome: null }
}

interface DoneRules<Valid, Data> extends MessageRules {
  describeSent?(values: Valid): readonly string[]
  getSentHref?(data: Data): string
}

export const createDoneState = <Valid, Data>(
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
