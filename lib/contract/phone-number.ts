import './zod-without-eval'
import * as z from 'zod'
import { toUkPhoneNumber } from '../format/phone-number'

/** A UK number in any usual spelling (SIGNUP-13, VALUATION-05); the schema's output is 0 and ten digits. */
export const ukPhoneNumber = (error: string) =>
  z
    .string({ error })
    .overwrite((typed) => toUkPhoneNumber(typed) ?? typed)
    .refine((number) => toUkPhoneNumber(number) !== null, { error })

/** Any number, as visitors may live abroad; a UK one is normalised. */
export const phoneNumber = (error: string) =>
  z
    .string({ error })
    .trim()
    .overwrite((typed) => toUkPhoneNumber(typed) ?? typed)
    .max(40, { error })
