'use server'

import { isForm } from '@/components/forms/plain-form'
import type { Outcome } from '@/components/forms/use-enquiry'
import { errors, isOutage } from '@/lib/errors'
import { unsubscribeByForm } from '@/lib/queries/access'
import { words } from './words'

/** Takes an address off the newsletter's list, by the form's `key`; Next refuses posts of other sites. */
export async function sendUnsubscribe(_before: Outcome | null, form: FormData): Promise<Outcome> {
  if (!isForm(form)) return { ok: false, message: errors.invalid_request.message }
  try {
    const { ok, message } = await unsubscribeByForm(String(form.get('key') ?? ''))
    return ok
      ? { ok, message: 'You are off the list: no more newsletters will come to this address.' }
      : { ok, message: message || words.other.refused }
  } catch (error) {
    if (!isOutage(error)) throw error
    return { ok: false, message: errors.outage.message }
  }
}
