'use server'

import type { CallInput, CallName } from '@/lib/contract'
import { enquiryMessages } from '@/lib/contract/enquiry-messages'
import { NO_SCRIPT_TOKEN } from '@/lib/contract/enquiry-rules'
import { errors as register, isOutage } from '@/lib/errors'
import { postForm } from '@/lib/queries/post-form'
import { requireUser } from '@/lib/session/current-user'
import { callInput, FORM_ID, isForUsers, senderOf, VISITOR, type FormDefinition } from './define-form'
import { findForm } from './definitions'
import { doneState, emptyState, refusedState, type FormState } from './form-state'
import { HONEYPOT_FIELD } from './honeypot'

/** The state after a request that no form of this site makes. */
const invalidState: FormState = { ...emptyState, errors: { '': register.invalid_request.message } }

/**
 * Sends any form of the site that is posted without JavaScript; Next refuses posts of other sites.
 * The address of a server action is public, so that anything may be sent to it: what is not a post
 * of a registered form is refused before anything is done. May redirect.
 */
export async function submitForm(_before: FormState, form: FormData): Promise<FormState> {
  if (!(form instanceof FormData)) return invalidState
  const definition = findForm(form.getAll(FORM_ID))
  const values = definition && readValues(definition, form)
  if (!definition || !values || definition.needsScript) return invalidState
  const sender = isForUsers(definition) ? senderOf(await requireUser()) : VISITOR
  const checked = (await definition.loadSchema()).safeParse(values)
  const typed = typedValues(definition, values)
  if (!checked.success)
    return { ...emptyState, values: typed, errors: fieldErrors(definition, checked.error.issues) }
  const refuse = (message: string) => refusedState(definition, message, typed)
  // Somebody who filled it in by mistake finds it empty, and everything else as it was.
  if (definition.hasHoneypot && form.get(HONEYPOT_FIELD)) return refuse(enquiryMessages.botCheck)
  const input = {
    ...callInput(definition, checked.data, sender),
    ...(definition.botCheck ? { recaptcha_token: NO_SCRIPT_TOKEN } : {}),
  } as CallInput<CallName>
  try {
    const reply = await postForm(definition.call, input)
    return reply.ok ? doneState(definition, reply) : refuse(reply.message || definition.messages.refused)
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuse(register.outage.message)
  }
}

type PostedValues = Record<string, string | boolean>

/** The values of a form's fields, or null for a post that no browser makes of it: a field twice, or a file. */
function readValues({ fields }: FormDefinition, form: FormData): PostedValues | null {
  const values: PostedValues = {}
  for (const [name, kind] of Object.entries(fields)) {
    const [value, ...more] = form.getAll(name)
    if (more.length > 0 || value instanceof File) return null
    values[name] = kind === 'tick' ? value !== undefined : (value ?? '')
  }
  return values
}

/** The values that are written back into the page. */
const typedValues = ({ fields }: FormDefinition, values: PostedValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (fields[name] === 'secret' || value === false) return []
      return [[name, value === true ? 'on' : value]]
    }),
  )

/** Of several problems with a field the first is shown; a hidden field's is one of the whole form. */
function fieldErrors(
  { fields }: FormDefinition,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '')
    errors[fields[name] === 'hidden' ? '' : name] ??= message
  }
  return errors
}
