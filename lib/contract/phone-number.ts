import './zod-without-eval'
import * as z from 'zod'
import { toUkPhoneNumber } from '../format/phone-number'

/** Accepts a UK number in any usual spelling (SIGNUP-13, VALUATION-05). The output is '0' and ten digits. */
export const ukPhoneNumber = (error: string) =>
  z
    .string({ error })
    .overwrite((typed) => toUkPhoneNumber(typed) ?? typed)
    .refine((number) => toUkPhoneNumber(number) !== null, { error })

/** Accepts any number, because visitors may live abroad. A UK number is normalised. */
export const phoneNumber = (error: string) =>
  z
    .string({ error })
    .trim()
    .overwrite((typed) => toUkPhoneNumber(typed) ?? typed)
    .max(40, { error })
