/** A field beside the message. Its label is also its name, and stands before its value in the sent message. */
export interface EnquiryField {
  label: string
  type: 'number' | 'text'
  hint?: string
  /** Error message when the field is empty; a field without one is optional. */
  requiredMessage?: string
  /** The bounds of a number, which are attributes of the input too. */
  min?: number
  max?: number
}

/** The values of an enquiry's fields by their names. */
export type EnquiryValues = Record<string, string>

export const MESSAGE_FIELD = 'message'
/** Leaves room for subject and fields in the contact call's message of 5,000 characters. */
export const MAX_MESSAGE_CHARACTERS = 3_000
/** Hidden field with the subject, such as 'Make an offer. Reference 123.' */
export const ABOUT_FIELD = 'about'
