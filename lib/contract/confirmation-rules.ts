import './zod-without-eval'
import * as z from 'zod'

/** Whether an owner's listing still holds, by the key of a mailed link (field O7). */
export const confirmationForm = z.object({
  key: z.string().min(1).max(200),
  answer: z.enum(['confirm', 'withdraw'], { error: 'Please choose an answer' }),
})
