import 'server-only'
import { headers } from 'next/headers'
import { CLIENT_ADDRESS } from '@/lib/config/internal-headers'
import type { ContactForm } from '@/lib/contract/enquiry-rules'
import { sendEnquiry } from '@/lib/queries/enquiries'
import type { PlainForm } from './plain-form'
import { postPlain, type Rules } from './post-plain'

/**
 * A form that is sent by the contact call, posted without JavaScript.
 * @param names of the text fields
 * @param message what the contact call is given
 */
export const sendPlain = <T>(form: FormData, names: readonly string[], rules: Rules<T>, message: (valid: T) => ContactForm): Promise<PlainForm> =>
  postPlain(form, { names, ticks: ['is_agree'] }, rules, async (valid) => sendEnquiry(message(valid), (await headers()).get(CLIENT_ADDRESS)))
