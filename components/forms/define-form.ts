import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { CallInput, CallName, CallOutput } from '@/lib/contract'
import { isUserCall } from '@/lib/contract/paths'
import { VISITOR_ID } from '@/lib/domain/listing-permissions'
import type { FormMessages } from './form-state'

/**
 * A `secret` field is never written back into the page. The error of a `hidden` field is shown above the form. A
 * `version` field is hidden too, and holds the version of the data that the user saw. After a refused post it keeps
 * that version, although the page is rendered with newer data, so that the agency can detect the conflict.
 */
type FieldKind = 'text' | 'secret' | 'checkbox' | 'hidden' | 'version'

/** Defines a form for browsers and posts without JavaScript. `Values` is the schema's input, and `Valid` its output. */
export interface FormDefinition<
  Name extends CallName = CallName,
  Values extends FieldValues = FieldValues,
  Valid = unknown,
> {
  /** Posted as a hidden field. The server finds the definition by it. */
  id: string
  call: Name
  /** Loads the schema by `import()`, because zod is 28 kB gzip and no page needs it to start. */
  loadSchema: () => Promise<z.ZodType<Valid, Values>>
  fields: Readonly<Record<string, FieldKind>>
  /** Returns the call's input, except the bot-check token, the device id and `user_id`. */
  toInput(values: Valid): object
  messages: FormMessages
  /** Lists the sent values, one in a line, for the success message. By default the message lists nothing. */
  describeSent?(values: Valid): readonly string[]
  /** Returns the URL of the thread or viewing that the call created. The outcome links to it. */
  getSentHref?(data: CallOutput<Name>): string
  /** Fields by the beginning of a refusal's message. Such a message is shown as the error of its field. */
  fieldByRefusalStart?: Readonly<Record<string, string>>
  /** Prefix of the controls' ids, for a page with two forms that have fields of the same name. */
  idPrefix?: string
  /**
   * `onTouched` checks a field when it loses the focus, as the specification requires for login, contact and valuation.
   * The default checks all fields when the form is sent, and after that at each change.
   */
  mode?: 'onTouched'
  /** The send button is disabled until every field is valid. */
  waitsUntilValid?: boolean
  /** Action name of the bot check, whose token is sent with the form. */
  botCheck?: string
  /** The call takes the id of the browser (D-29). */
  sendsDeviceId?: boolean
  hasHoneypot?: boolean
  /** Visitors may fill in the form. They log in to send it, and their typed values are kept (D-20). */
  isOpenToVisitors?: boolean
  /** The form can only be sent by a script: its post without JavaScript is refused. */
  needsScript?: boolean
  /** The form can be sent again after success, without a reload of the page. */
  canRepeat?: boolean
  /** The fields are emptied after success. */
  clearsWhenDone?: boolean
}

/** The part of a call's input that a definition provides. toFormInput, sendForm and submitForm add the other fields. */
type DefinitionInput<Name extends CallName> = Omit<
  CallInput<Name>,
  'recaptcha_token' | 'deviceId' | 'user_id'
>

type CheckedDefinition<Name extends CallName, Values extends FieldValues, Valid> = Omit<
  FormDefinition<Name, Values, Valid>,
  'fields' | 'toInput'
> & {
  fields: Readonly<Record<Extract<keyof Values, string>, FieldKind>>
  toInput: (values: Valid) => DefinitionInput<Name>
}

/** Defines a form. The compiler checks its fields against the schema and its input against the contract. */
export const defineForm = <Name extends CallName, Values extends FieldValues, Valid>(
  definition: CheckedDefinition<Name, Values, Valid>,
): FormDefinition<Name, Values, Valid> => definition

export const isHiddenKind = (kind: FieldKind | undefined): boolean => kind === 'hidden' || kind === 'version'

export const FORM_ID_FIELD = 'form_id'

export const getControlId = ({ idPrefix = '' }: Pick<FormDefinition, 'idPrefix'>, name: string): string =>
  idPrefix + name

/**
 * Returns the storage keys of a form's drafts in the order in which they are tried: first the user's own draft, under
 * `draftKey` if it is given, and then the draft that a visitor typed before the login.
 */
export function getDraftKeys(
  { id, isOpenToVisitors }: Pick<FormDefinition, 'id' | 'isOpenToVisitors'>,
  userId = VISITOR_ID,
  draftKey?: string,
): string[] {
  const visitorKeys = isOpenToVisitors ? [`visitor-${id}`] : []
  const userKeys = isOpenToVisitors && userId !== VISITOR_ID ? [`user-${userId}-${id}`] : []
  return [...(draftKey ? [draftKey] : userKeys), ...visitorKeys]
}

export const requiresLogin = ({ call }: Pick<FormDefinition, 'call'>): boolean => isUserCall(call)

/** Returns the input of a form's call for valid values, without the bot-check token and the device id. */
export const toFormInput = <Name extends CallName, Values extends FieldValues, Valid>(
  definition: FormDefinition<Name, Values, Valid>,
  values: Valid,
  userId: number,
): object => ({
  ...definition.toInput(values),
  ...(isUserCall(definition.call) ? { user_id: userId } : {}),
})
