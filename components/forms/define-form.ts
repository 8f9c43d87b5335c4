import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { CallInput, CallName } from '@/lib/contract'
import type { UserData } from '@/lib/contract/account'
import { isUserCall } from '@/lib/contract/paths'
import type { FormMessages } from './form-state'

/** Who sends a form; a visitor has no id. */
export interface Sender {
  id: number
  name: string
  email: string
  mobile: string
}
export const VISITOR: Sender = { id: 0, name: '', email: '', mobile: '' }

type Person = Pick<UserData, 'id' | 'first_name' | 'last_name' | 'email' | 'mobile'>

export const senderOf = ({ id, first_name, last_name, email, mobile }: Person): Sender => ({
  id,
  name: `${first_name} ${last_name}`,
  email,
  mobile,
})

/**
 * How a field is read from a post, and written back into the page after a refusal: a `secret` never
 * is; a `hidden` field is filled in by the page, so that an error of it is one of the whole form.
 */
type FieldKind = 'text' | 'secret' | 'tick' | 'hidden'

/** Everything about a form but its markup: one definition serves the browser and the post without JavaScript. */
export interface FormDefinition<
  Name extends CallName = CallName,
  Values extends FieldValues = FieldValues,
  Valid = unknown,
> {
  /** Name of the form in the registry, posted as a hidden field. */
  id: string
  /** Call of the contract that sends it; the contract's `access` says whether it needs a user. */
  call: Name
  /**
   * The schema of its values, in a chunk of its own: zod is 28 kB gzip, and a page is usable before
   * anything is checked.
   */
  loadSchema: () => Promise<z.ZodType<Valid, Values>>
  /** Every field of the schema, in the order of the page. */
  fields: Readonly<Record<string, FieldKind>>
  /** The call's input. Added to it are the bot-check token, the device id, and `user_id` of a user call. */
  toInput(values: Valid, sender: Sender): object
  messages: FormMessages
  /** Refusals of the agency that are about one field. */
  refusalFields?: Readonly<Record<string, string>>
  /** Begins the ids of the controls, where several forms of a page have fields of the same name. */
  idPrefix?: string
  /** `onTouched` checks a field once it was left; else fields are checked when the form is sent. */
  mode?: 'onTouched'
  /** The button is disabled until every field is valid. */
  waitsUntilValid?: boolean
  /** Action of the bot check; a form with one sends a token. */
  botCheck?: string
  sendsDeviceId?: boolean
  /** Has a field that only programs fill in. */
  hasHoneypot?: boolean
  /** Only somebody who is logged in may send it, though its call is open to visitors. */
  needsUser?: boolean
  /** Cannot be posted without JavaScript. */
  needsScript?: boolean
  /** May be sent again after success. */
  canRepeat?: boolean
  /** Is emptied after success. */
  clearsWhenDone?: boolean
}

/** What a definition's `toInput` returns; the rest of the call's input is added for every form alike. */
type OwnInput<Name extends CallName> = Omit<CallInput<Name>, 'recaptcha_token' | 'deviceId' | 'user_id'>

type Described<Name extends CallName, Values extends FieldValues, Valid> = Omit<
  FormDefinition<Name, Values, Valid>,
  'fields' | 'toInput'
> & {
  fields: Readonly<Record<Extract<keyof Values, string>, FieldKind>>
  toInput: (values: Valid, sender: Sender) => OwnInput<Name>
}

/** Defines a form; the compiler holds its fields against the schema, and its input against the contract. */
export const defineForm = <Name extends CallName, Values extends FieldValues, Valid>(
  definition: Described<Name, Values, Valid>,
): FormDefinition<Name, Values, Valid> => definition

/** Name of the hidden field that says which form is posted. */
export const FORM_ID = 'form_id'

/** Id of a field's control. */
export const controlId = ({ idPrefix = '' }: Pick<FormDefinition, 'idPrefix'>, name: string): string =>
  `${idPrefix}${/\s/.test(name) ? name.toLowerCase().replaceAll(/[^a-z]+/g, '-') : name}`

/** Whether a form can be sent by somebody who is logged in alone. */
export const isForUsers = ({
  call,
  needsUser = false,
}: Pick<FormDefinition, 'call' | 'needsUser'>): boolean => needsUser || isUserCall(call)

/** A call's input from valid values; the browser and the server add the bot-check token in their own ways. */
export const callInput = <Name extends CallName, Values extends FieldValues, Valid>(
  definition: FormDefinition<Name, Values, Valid>,
  values: Valid,
  sender: Sender,
): object => ({
  ...definition.toInput(values, sender),
  ...(isUserCall(definition.call) ? { user_id: sender.id } : {}),
})
