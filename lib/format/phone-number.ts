/** Matches white space, brackets, dots, slashes and dashes, and the invisible marks that address books add to numbers. */
const SEPARATORS = /[\s()./\p{Pd}\p{Cf}]/gu
/** Matches the UK's country code before ten digits: '+44', '0044' or '44', or '+440', which is '+44 (0)' as typed. */
const COUNTRY_CODE = /^(?:\+|00)?440?(?=\d{10}$)/
const UK_NUMBER = /^0\d{10}$/

/** Turns '+44 (0)7700 900123' into '07700900123'; null for anything but 0 and ten digits (SIGNUP-13). */
export function toUkPhoneNumber(text: string): string | null {
  const digits = text.replaceAll(SEPARATORS, '').replace(COUNTRY_CODE, '0')
  return UK_NUMBER.test(digits) ? digits : null
}
