import './zod-without-eval'
import * as z from 'zod'
import { idSchema } from './call'
import { paymentMessages } from './payment-messages'

/* The schemas of the payment forms. */

/** The hidden field, preset to 1, without which a payment form is invalid (PAY-19). */
const dummyFieldSchema = z.string().min(1)

/** The form that creates the payment record in browsers without JavaScript (PAY-12). */
export const paymentRecordFormSchema = z.object({ property_id: z.string(), dummy: dummyFieldSchema })

/** Neither checkbox is ticked in advance (Consumer Contracts Regulations 2013, reg 36; domain B5). */
export const agreeToOrderFormSchema = z.object({
  order_id: idSchema,
  agrees: z.literal(true, { error: paymentMessages.agreeToTerms }),
  start_at_once: z.boolean(),
})

/** The form that pays an order without terms to agree to, such as a holding deposit. */
export const payOrderFormSchema = z.object({
  order_number: z.string(),
  order_amount: z.string(),
  adhoc_payment_types: z.string(),
  dummy: dummyFieldSchema,
})

/** The form that cancels an order. `seen_refund_pence` is the refund that the page showed. */
export const cancelOrderFormSchema = z.object({ order_id: z.string(), seen_refund_pence: z.string() })

export const MAX_SANDBOX_SESSION_CHARACTERS = 200
export const sandboxSessionIdSchema = z.string().max(MAX_SANDBOX_SESSION_CHARACTERS)
export const MAX_CARD_NUMBER_CHARACTERS = 40

/** The form that pays with a test card on the demonstration's checkout (D-125). */
export const payInSandboxFormSchema = z.object({
  id: sandboxSessionIdSchema,
  // Without a choice, radio buttons have the value null in the browser, and an empty text in a post.
  card_number: z
    .string({ error: paymentMessages.chooseCard })
    .min(1, { error: paymentMessages.chooseCard })
    .max(MAX_CARD_NUMBER_CHARACTERS),
})
