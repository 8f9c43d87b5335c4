import { useState } from 'react'
import * as z from 'zod'
import { vi } from 'vitest'
import { useSharedFields, type SharedFields, type SharedFieldStore } from '@/components/auth/shared-fields'
import { defineForm } from '@/components/forms/define-form'
import { TextField, CheckboxField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { createStore } from '@/lib/browser/create-store'

export const schema = z.object({
  name: z.string().min(1, { error: 'Your name is needed.' }),
  email: z.string(),
  password: z.string(),
  agree: z.boolean(),
})
export const loadSchema = vi.fn(async () => schema)
export const demoForm = defineForm({
  id: 'demo',
  // Any call would do that takes one text and needs no login.
  call: 'newsByTag',
  loadSchema: () => loadSchema(),
  fields: { name: 'text', email: 'text', password: 'secret', agree: 'checkbox' },
  toInput: ({ name }) => ({ tag: name }),
  messages: { refused: 'Refused.', noReply: 'No answer.', done: 'Done.' },
  fieldByRefusalStart: { 'Name taken.': 'name' },
  mode: 'onTouched',
  waitsUntilValid: true,
})
export const repeatableForm = { ...demoForm, canRepeat: true }

/** A form with a text, a secret and a checkbox. The id distinguishes two forms of one page. */
export function Demo({
  definition = demoForm,
  id = 'Demo',
  store,
}: {
  definition?: typeof demoForm
  id?: string
  store?: SharedFieldStore
}) {
  // Definition and store are kept in states, because the hooks need the same ones in each render.
  const [prefixedDefinition] = useState(id === 'Demo' ? definition : { ...definition, idPrefix: `${id}-` })
  const form = useDefinedForm(prefixedDefinition)
  const [unsharedStore] = useState(() => createStore<SharedFields>({}))
  const shareField = useSharedFields(store ?? unsharedStore, form)
  const { formProps, hiddenFields, field, checkbox, problems, outcome, isSending, isValid } = form
  const controls = { name: field('name'), email: field('email'), password: field('password') }
  return (
    <form {...formProps} aria-label={id} onBlur={shareField}>
      <FormProblems {...problems} />
      <TextField {...controls.name} label={`${id} name`} />
      <TextField {...controls.email} label={`${id} email`} required={false} />
      <TextField {...controls.password} label={`${id} password`} type="password" />
      <CheckboxField {...checkbox('agree')} label={`${id} agree`} />
      {outcome ? <p role="status">{outcome.message}</p> : null}
      <button data-valid={isValid}>{isSending ? 'Sending…' : 'Send'}</button>
      {hiddenFields}
    </form>
  )
}
