import './zod-without-eval'
import * as z from 'zod'
import { emailAddress } from './email-address'
import { idSchema } from './call'
import { otherNames } from './other-names'
import { phoneNumber } from './phone-number'
import { MAX_CONVEYANCER_CHARACTERS, saleMessages as messages } from './sale-messages'

const requiredLine = (error: string) =>
  z.string({ error }).trim().min(1, { error }).max(MAX_CONVEYANCER_CHARACTERS, { error })

/** The conveyancer of a party of an agreed sale, and from the buyer the names of everybody else who buys. */
export const conveyancerFormSchema = z.object({
  offer_id: idSchema,
  firm: requiredLine(messages.firm),
  contact_name: requiredLine(messages.contactName),
  email: emailAddress(messages.email),
  phone: phoneNumber(messages.phone).min(1, { error: messages.phone }),
  /** The full names of the buyers beside the account's holder, one on each line. Ignored from a seller. */
  co_buyers: otherNames(messages.buyers),
})
