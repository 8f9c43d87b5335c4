import './zod-without-eval'
import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'

/**
 * An owner's answer to the email that asks whether a listing is still current (field O7). `key` comes from the email's
 * link.
 */
export const confirmationFormSchema = z.object({
  key: z.string().min(1).max(200),
  answer: z.enum(['confirm', 'withdraw'], { error: 'Please choose an answer' }),
})

/** The form by which an owner confirms a listing from the account: a button, and hidden fields that name the listing. */
export const ownConfirmationFormSchema = z.object({
  kind: z.enum(listingKinds),
  listing: z.string().regex(/^[1-9]\d{0,8}$/),
})
