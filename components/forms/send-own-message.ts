'use server'

import { headers } from 'next/headers'
import { CLIENT_ADDRESS } from '@/lib/config/internal-headers'
import { words } from '@/lib/contract/enquiry-rules'
import { errors as register, isOutage } from '@/lib/errors'
import { sendEnquiry } from '@/lib/queries/enquiries'
import { requireUser } from '@/lib/session/current-user'
import { ABOUT, MESSAGE, ownMessageText } from './own-message-text'
import { emptyForm, isForm, noForm, type PlainForm } from './plain-form'
import { HONEYPOT_FIELD } from './honeypot'

/** A message of somebody who is logged in, posted without JavaScript. What was typed comes back with a refusal. */
export async function sendOwnMessage(_before: PlainForm, form: FormData): Promise<PlainForm> {
  if (!isForm(form)) return noForm
  const user = await requireUser()
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$') && name !== HONEYPOT_FIELD ? [[name, value]] : [],
    ),
  )
  const refused = (message: string): PlainForm => ({ values: typed, errors: { '': message }, outcome: null })
  if (form.get(HONEYPOT_FIELD)) return refused(words.botCheck)
  if (!Object.entries(typed).some(([name, value]) => name !== ABOUT && value.trim()))
    return { ...refused(words.message), errors: { [MESSAGE]: words.message } }
  try {
    const reply = await sendEnquiry(
      {
        name: `${user.first_name} ${user.last_name}`,
        email: user.email,
        contact_no: user.mobile || '-',
        message: ownMessageText(typed),
        is_agree: true,
      },
      (await headers()).get(CLIENT_ADDRESS),
    )
    return reply.ok ? { ...emptyForm, outcome: { ok: true, message: reply.message } } : refused(reply.message)
  } catch (error) {
    if (!isOutage(error)) throw error
    return refused(register.outage.message)
  }
}
