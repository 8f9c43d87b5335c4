import './zod-without-eval'
import * as z from 'zod'

/**
 * A UK number of eleven digits from 0 (SIGNUP-13, VALUATION-05). Numbers are written, and filled in
 * by browsers, with spaces, brackets and hyphens in them; the digits are what counts.
 */
export const ukPhoneNumber = (error: string) =>
  z
    .string({ error })
    .overwrite((typed) => typed.replaceAll(/[\s()-]/g, ''))
    .regex(/^0\d{10}$/, { error })
