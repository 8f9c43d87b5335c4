import * as z from 'zod'
import { enquiryMessages } from './enquiry-messages'

const MAX_CHARACTERS = 5_000

export const botTokenSchema = z
  .string({ error: enquiryMessages.botCheck })
  .min(1, { error: enquiryMessages.botCheck })
  .max(MAX_CHARACTERS, { error: enquiryMessages.botCheck })
