'use server'

import type { PlainForm } from '@/components/forms/plain-form'
import { sendPlain } from '@/components/forms/send-plain'
import { dataComplaintForm } from '@/lib/contract/enquiry-rules'
import { contactOf } from './complaint-rules'

/** The complaint form, posted without JavaScript; Next refuses posts of other sites. */
export async function sendComplaint(_before: PlainForm, form: FormData): Promise<PlainForm> {
  return sendPlain(
    form,
    ['name', 'email', 'contact_no', 'subject', 'details', 'wish'],
    dataComplaintForm,
    contactOf,
  )
}
