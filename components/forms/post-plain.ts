import 'server-only'
import type { Reply } from '@/lib/contract/call'
import { errors as register, isOutage } from '@/lib/errors'
import { isForm, noForm, type PlainForm } from './plain-form'

interface Checked<T> {
  success: boolean
  data?: T
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}

/** A schema, or whatever judges values as one does. */
export interface Rules<T> {
  safeParse: (values: unknown) => Checked<T>
}

interface Fields {
  /** Text fields, and boxes to tick; what is in them comes back with the answer. */
  names: readonly string[]
  ticks?: readonly string[]
  /** Passwords: checked and sent, and never written into a page again. */
  secrets?: readonly string[]
}

/**
 * Checks and sends a form that was posted without JavaScript, by the rules that the form itself
 * goes by; whatever happens, what was typed comes back with the answer.
 * @param send may redirect; its refusal is shown above the form
 */
export async function postPlain<T>(
  form: FormData,
  { names, ticks = [], secrets = [] }: Fields,
  rules: Rules<T>,
  send: (valid: T) => Promise<Reply<unknown>>,
): Promise<PlainForm> {
  if (!isForm(form)) return noForm
  const text = (name: string) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : ''] as const
  }
  const typed = Object.fromEntries(names.map(text))
  const ticked = Object.fromEntries(ticks.map((name) => [name, form.get(name) !== null]))
  const values = {
    ...typed,
    ...Object.fromEntries(Object.entries(ticked).flatMap(([name, on]) => (on ? [[name, 'on']] : []))),
  }
  const checked = rules.safeParse({ ...typed, ...ticked, ...Object.fromEntries(secrets.map(text)) })
  if (!checked.success || checked.data === undefined) {
    const errors: Record<string, string> = {}
    for (const { path, message } of checked.error?.issues ?? []) errors[String(path[0] ?? '')] ??= message
    return { values, errors, outcome: null }
  }
  try {
    const reply = await send(checked.data)
    return reply.ok
      ? { values: {}, errors: {}, outcome: { ok: true, message: reply.message } }
      : { values, errors: { '': reply.message }, outcome: null }
  } catch (error) {
    if (!isOutage(error)) throw error
    return { values, errors: { '': register.outage.message }, outcome: null }
  }
}
