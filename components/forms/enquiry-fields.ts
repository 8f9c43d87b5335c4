/** A field beside the message; its label is its name, and what the sent message calls it. */
export interface EnquiryField {
  label: string
  type: 'date' | 'time' | 'number' | 'text'
  hint?: string
  /** The error when it is left out; without one it may be. */
  missing?: string
  /** Least and greatest value, as the control takes them; a date is always from today on. */
  min?: string | number
  max?: string | number
}

/** Name of the message among the fields. */
export const MESSAGE = 'message'
/** Name of the hidden field that says what the message is about. */
export const ABOUT = 'about'

/** Today in London, as a date control writes it. */
export const todayInLondon = (now: Date): string =>
  // Swedish dates have the form of a date control.
  now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
