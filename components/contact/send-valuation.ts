'use server'

import type { PlainForm } from '@/components/forms/plain-form'
import { sendPlain } from '@/components/forms/send-plain'
import { valuationForm } from '@/lib/contract/enquiry-rules'
import { contactOf } from './valuation-rules'

/** The valuation form, posted without JavaScript; Next refuses posts of other sites. */
export async function sendValuation(_before: PlainForm, form: FormData): Promise<PlainForm> {
  return sendPlain(
    form,
    ['name', 'email', 'contact_no', 'address', 'number_of_bedrooms'],
    valuationForm,
    contactOf,
  )
}
