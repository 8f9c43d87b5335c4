import 'server-only'
import { headers } from 'next/headers'
import { CLIENT_ADDRESS } from '@/lib/config/internal-headers'
import { words as refusals, type ContactForm } from '@/lib/contract/enquiry-rules'
import { errors as register, isOutage } from '@/lib/errors'
import { sendEnquiry } from '@/lib/queries/enquiries'
import type { PlainForm } from './plain-form'
import { TRAP } from './trap'

interface Checked<T> {
  success: boolean
  data?: T
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}

interface Rules<T> {
  safeParse: (values: unknown) => Checked<T>
}

/**
 * Checks and sends a form that was posted without JavaScript, by the rules that the form itself
 * goes by; whatever happens, what was typed comes back with the answer.
 * @param names of the text fields
 * @param message what the contact call is given
 */
export async function sendPlain<T>(form: FormData, names: readonly string[], rules: Rules<T>, message: (valid: T) => ContactForm): Promise<PlainForm> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed = Object.fromEntries(names.map((name) => [name, text(name)]))
  const agreed = form.get('is_agree') !== null
  const values = { ...typed, ...(agreed ? { is_agree: 'on' } : {}) }
  // Who fills it in by mistake finds it empty again, and everything else as it was.
  if (text(TRAP)) return { values, errors: { '': refusals.botCheck }, outcome: null }
  const checked = rules.safeParse({ ...typed, is_agree: agreed })
  if (!checked.success || checked.data === undefined) {
    const errors: Record<string, string> = {}
    for (const { path, message: words } of checked.error?.issues ?? []) errors[String(path[0] ?? '')] ??= words
    return { values, errors, outcome: null }
  }
  try {
    const reply = await sendEnquiry(message(checked.data), (await headers()).get(CLIENT_ADDRESS))
    return reply.ok ? { values: {}, errors: {}, outcome: { ok: true, message: reply.message } } : { values, errors: { '': reply.message }, outcome: null }
  } catch (error) {
    if (!isOutage(error)) throw error
    return { values, errors: { '': register.outage.message }, outcome: null }
  }
}
