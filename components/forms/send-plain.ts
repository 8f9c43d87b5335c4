import 'server-only'
import { headers } from 'next/headers'
import { CLIENT_ADDRESS } from '@/lib/config/internal-headers'
import { words, type ContactForm } from '@/lib/contract/enquiry-rules'
import { sendEnquiry } from '@/lib/queries/enquiries'
import { isForm, noForm, type PlainForm } from './plain-form'
import { postPlain, type Rules } from './post-plain'
import { HONEYPOT_FIELD } from './honeypot'

/**
 * A form that is sent by the contact call, posted without JavaScript.
 * @param names of the text fields
 * @param message what the contact call is given
 */
export async function sendPlain<T>(
  form: FormData,
  names: readonly string[],
  rules: Rules<T>,
  message: (valid: T) => ContactForm,
): Promise<PlainForm> {
  if (!isForm(form)) return noForm
  const fields = { names, ticks: ['is_agree'] }
  // Who fills the trap in by mistake finds it empty again, and everything else as it was.
  if (form.get(HONEYPOT_FIELD))
    return postPlain(form, fields, rules, async () => ({ ok: false, message: words.botCheck }))
  return postPlain(form, fields, rules, async (valid) =>
    sendEnquiry(message(valid), (await headers()).get(CLIENT_ADDRESS)),
  )
}
