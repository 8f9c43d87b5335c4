import './zod-without-eval'
import * as z from 'zod'
import { idSchema } from './call'
import { sellingMessages } from './selling-messages'
import { wireKinds } from './wire-kind'

/** `choice` is the key of a package ('PAY_NOW'), or of a package and an extra ('PAY_NOW:PHOTOGRAPHS'). */
export const orderChoiceFormSchema = z.object({
  property_id: idSchema,
  kind: z.enum(wireKinds),
  choice: z
    .string({ error: sellingMessages.package })
    .regex(/^[A-Z][A-Z0-9_]{2,60}(:[A-Z_]{2,60})?$/, { error: sellingMessages.package }),
})
