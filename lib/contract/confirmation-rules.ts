import './zod-without-eval'
import * as z from 'zod'
import { listingKinds } from '../domain/listing-kind'
import { ROW_ID } from '../format/row-id'
import { linkKeySchema } from './link-key'

/** Answers the email that asks whether a listing is still current (field O7). Its link contains `key`. */
export const confirmationFormSchema = z.object({
  key: linkKeySchema,
  answer: z.enum(['confirm', 'withdraw'], { error: 'Please choose an answer' }),
})

export const ownConfirmationFormSchema = z.object({
  kind: z.enum(listingKinds),
  listing: z.string().regex(ROW_ID),
})
