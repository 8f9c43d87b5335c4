import { errors as register } from '@/lib/errors'
import type { Outcome } from './use-enquiry'

/** What a form that was posted without JavaScript is drawn with again: nothing typed is lost. */
export interface PlainForm {
  values: Readonly<Record<string, string>>
  /** Words for a field, by its name; '' is for the form as a whole. */
  errors: Readonly<Record<string, string>>
  outcome: Outcome | null
}

export const emptyForm: PlainForm = { values: {}, errors: {}, outcome: null }

/** An action is given whatever was sent to it, which need not be a form. */
export const isForm = (given: unknown): given is FormData => given instanceof FormData

/** The answer to what is no form. */
export const noForm: PlainForm = { ...emptyForm, errors: { '': register.invalid_request.message } }
