'use server'

import type { PlainForm } from '@/components/forms/plain-form'
import { sendPlain } from '@/components/forms/send-plain'
import { contactForm } from '@/lib/contract/enquiry-rules'

/** The contact form, posted without JavaScript; Next refuses posts of other sites. */
export async function sendContact(_before: PlainForm, form: FormData): Promise<PlainForm> {
  return sendPlain(form, ['name', 'email', 'contact_no', 'message'], contactForm, (message) => message)
}
