'use server'

import type { CallInput, CallName } from '@/lib/contract'
import { enquiryMessages } from '@/lib/contract/enquiry-messages'
import { NO_SCRIPT_TOKEN } from '@/lib/contract/enquiry-rules'
import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import { errors as errorTable, isOutage } from '@/lib/errors'
import { noteDecodedForm } from '@/lib/queries/decoded-form'
import { postForm } from '@/lib/queries/post-form'
import { requireUser } from '@/lib/session/current-user'
import { toFormInput, FORM_ID_FIELD, isHiddenKind, requiresLogin, type FormDefinition } from './define-form'
import { findForm } from './definitions'
import { createDoneState, emptyState, createRefusedState, WHOLE_FORM, type FormState } from './form-state'
import { HONEYPOT_FIELD } from './honeypot'

const invalidState: FormState = {
  ...emptyState,
  errors: { [WHOLE_FORM]: errorTable.invalid_request.message },
}

/**
 * The server action of every form that is posted without JavaScript; may redirect. Its URL is public, so it refuses
 * everything but posts of registered forms. Next refuses posts from other sites.
 */
export async function submitForm(_previous: FormState, formData: FormData): Promise<FormState> {
  // Tells the server that the post could be decoded, so that it does not report a later error as a malformed post.
  noteDecodedForm()
  if (!(formData instanceof FormData)) return invalidState
  const definition = findForm(formData.getAll(FORM_ID_FIELD))
  if (!definition || definition.needsScript) return invalidState
  const values = readValues(definition, formData)
  if (!values) return invalidState
  const userId = requiresLogin(definition) ? (await requireUser()).id : VISITOR_ID
  const schema = await definition.loadSchema()
  const parsed = schema.safeParse(values)
  const typedValues = toTypedValues(definition, values)
  if (!parsed.success) {
    return { ...emptyState, values: typedValues, errors: toFieldErrors(definition, parsed.error.issues) }
  }
  const refuse = (message: string) => createRefusedState(definition, message, typedValues)
  // A person who filled in the honeypot by mistake keeps the other values and can send again.
  if (definition.hasHoneypot && formData.get(HONEYPOT_FIELD)) return refuse(enquiryMessages.botCheck)
  // The list of forms has lost the types of its definitions, but defineForm has checked them.
  const input = {
    ...toFormInput(definition, parsed.data, userId),
    ...(definition.botCheck ? { recaptcha_token: NO_SCRIPT_TOKEN } : {}),
  } as CallInput<CallName>
  try {
    const reply = await postForm(definition.call, input)
    return reply.ok
      ? createDoneState(definition, reply, parsed.data)
      : refuse(reply.message || definition.messages.refused)
  } catch (error) {
    if (!isOutage(error)) throw error
    return refuse(errorTable.outage.message)
  }
}

type PostedValues = Record<string, string | boolean>

/** Browsers post the line ends of a text area as CRLF, but count them as one character each (maxlength). */
const normaliseLineEnds = (value: string): string => value.replaceAll('\r\n', '\n')

/** Reads the fields of a form. Returns null for a repeated field or a file, because no form of the site posts these. */
function readValues({ fields }: FormDefinition, formData: FormData): PostedValues | null {
  const values: PostedValues = {}
  for (const [name, kind] of Object.entries(fields)) {
    const [value, ...repeated] = formData.getAll(name)
    if (repeated.length > 0 || value instanceof File) return null
    values[name] = kind === 'checkbox' ? value !== undefined : normaliseLineEnds(value ?? '')
  }
  return values
}

/** Picks the values that are written back into the page: all but secrets and unticked checkboxes. */
const toTypedValues = ({ fields }: FormDefinition, values: PostedValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (fields[name] === 'secret' || value === false) return []
      return [[name, value === true ? 'on' : value]]
    }),
  )

/** Keeps the first issue of each field. The issues of hidden fields belong to the whole form. */
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
