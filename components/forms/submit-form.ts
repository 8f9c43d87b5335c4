'use server'

import type { CallInput, CallName } from '@/lib/contract'
import { enquiryMessages } from '@/lib/contract/enquiry-messages'
import { NO_SCRIPT_TOKEN } from '@/lib/contract/enquiry-rules'
import { errors as errorTable, isOutage } from '@/lib/errors'
import { noteDecodedForm } from '@/lib/queries/decoded-form'
import { postForm } from '@/lib/queries/post-form'
import { requireUser } from '@/lib/session/current-user'
import {
  toFormInput,
  FORM_ID_FIELD,
  isHiddenKind,
  requiresLogin,
  toSender,
  VISITOR,
  type FormDefinition,
} from './define-form'
import { findForm } from './definitions'
import { doneState, emptyState, refusedState, WHOLE_FORM, type FormState } from './form-state'
import { HONEYPOT_FIELD } from './honeypot'

const invalidState: FormState = {
  ...emptyState,
  errors: { [WHOLE_FORM]: errorTable.invalid_request.message },
}

/**
 * Server action for every form that is posted without JavaScript; may redirect. Its address is public,
 * so anything but a post of a registered form is refused. Next refuses posts from other sites.
 */
export async function submitForm(_previous: FormState, form: FormData): Promise<FormState> {
  noteDecodedForm()
  if (!(form instanceof FormData)) return invalidState
  const definition = findForm(form.getAll(FORM_ID_FIELD))
  const values = definition && readValues(definition, form)
  if (!definition || !values || definition.needsScript) return invalidState
  const sender = requiresLogin(definition) ? toSender(await requireUser()) : VISITOR
  const checked = (await definition.loadSchema()).safeParse(values)
  const typedValues = toTypedValues(definition, values)
  if (!checked.success) {
    return { ...emptyState, values: typedValues, errors: toFieldErrors(definition, checked.error.issues) }
  }
  const refuse = (message: string) => refusedState(definition, message, typedValues)
  // A person who filled in the honeypot by mistake keeps the other values and can send again.
  if (definition.hasHoneypot && form.get(HONEYPOT_FIELD)) return refuse(enquiryMessages.botCheck)
  const input = {
    ...toFormInput(definition, checked.data, sender),
    ...(definition.botCheck ? { recaptcha_token: NO_SCRIPT_TOKEN } : {}),
  } as CallInput<CallName>
  try {
    const reply = await postForm(definition.call, input)
    return reply.ok
      ? doneState(definition, reply, checked.data)
      : refuse(reply.message || definition.messages.refused)
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuse(errorTable.outage.message)
  }
}

type PostedValues = Record<string, string | boolean>

/** Reads the fields of a form; null for a repeated field or a file, which no browser posts for these forms. */
function readValues({ fields }: FormDefinition, form: FormData): PostedValues | null {
  const values: PostedValues = {}
  for (const [name, kind] of Object.entries(fields)) {
    const [value, ...more] = form.getAll(name)
    if (more.length > 0 || value instanceof File) return null
    values[name] = kind === 'checkbox' ? value !== undefined : (value ?? '')
  }
  return values
}

/** Picks the values that are written back into the page: all but secrets and empty checkboxes. */
const toTypedValues = ({ fields }: FormDefinition, values: PostedValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (fields[name] === 'secret' || value === false) return []
      return [[name, value === true ? 'on' : value]]
    }),
  )

/** Keeps the first issue of each field; issues of hidden fields belong to the whole form. */
function toFieldErrors(
  { fields }: FormDefinition,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '')
    errors[isHiddenKind(fields[name]) ? WHOLE_FORM : name] ??= message
  }
  return errors
}
