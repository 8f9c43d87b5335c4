import './zod-without-eval'
import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'

/**
 * An owner's answer to the email that asks whether a listing is still current; `key` is that of its link (field O7).
 */
export const confirmationFormSchema = z.object({
  key: z.string().min(1).max(200),
  answer: z.enum(['confirm', 'withdraw'], { error: 'Please choose an answer' }),
})

/** The button by which an owner confirms a listing from the account; the values are those of hidden fields. */
export const ownConfirmationFormSchema = z.object({
  kind: z.enum(listingKinds),
  listing: z.string().regex(/^[1-9]\d{0,8}$/),
})
