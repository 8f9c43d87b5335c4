import './zod-without-eval'
import * as z from 'zod'

/** Eleven digits from 0 (SIGNUP-13, VALUATION-05); spaces, brackets and hyphens are dropped. */
export const ukPhoneNumber = (error: string) =>
  z
    .string({ error })
    .overwrite((typed) => typed.replaceAll(/[\s()-]/g, ''))
    .regex(/^0\d{10}$/, { error })
