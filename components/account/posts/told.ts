import 'server-only'
import type { PlainForm } from '@/components/forms/plain-form'

interface Telling {
  /** What is said once it is saved. */
  done?: string
  /** The field that a refusal of these words is about. */
  fieldOf?: Readonly<Record<string, string>>
}

/** What came of a posted form, in the words of its own and at the field that they are about. */
export function told({ values, errors, outcome }: PlainForm, { done, fieldOf = {} }: Telling): PlainForm {
  const field = fieldOf[errors[''] ?? '']
  if (field) return { values, errors: { [field]: errors[''] ?? '' }, outcome }
  return { values, errors, outcome: outcome?.ok && done ? { ok: true, message: done } : outcome }
}
