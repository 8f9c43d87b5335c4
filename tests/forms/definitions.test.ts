import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { getControlId, type FormDefinition } from '@/components/forms/define-form'
import { findForm, forms } from '@/components/forms/definitions'
import { contract } from '@/lib/contract'

const FOLDER = path.join(process.cwd(), 'components/forms/definitions')

const isDefinition = (value: unknown): value is FormDefinition =>
  typeof value === 'object' && value !== null && 'loadSchema' in value

/** Finds all definitions that a module exports, even within an object such as `questionForms`. */
const findDefinitions = (value: unknown): FormDefinition[] => {
  if (isDefinition(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findDefinitions) : []
}

it('all definitions of the folder are registered under unique ids', async () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'index.ts')
  const definitionsByFile = await Promise.all(
    files.map(async (file) => findDefinitions(await import(path.join(FOLDER, file)))),
  )
  for (const [index, definitions] of definitionsByFile.entries())
    expect(definitions, files[index]).not.toEqual([])
  const ids = definitionsByFile.flat().map(({ id }) => id)
  expect(forms.map(({ id }) => id).sort()).toEqual(ids.sort())
  expect(new Set(ids).size).toBe(ids.length)
  // findForm takes all values of a post's id field.
  for (const form of forms) expect(findForm([form.id])).toBe(form)
})

it.each(forms.map((form) => [form.id, form] as const))(
  '%s has the fields of its schema, and its secrets are passwords and codes',
  async (_, { fields, loadSchema }) => {
    const schema = (await loadSchema()) as unknown as { shape: Record<string, unknown> }
    expect(Object.keys(fields).sort()).toEqual(Object.keys(schema.shape).sort())
    for (const [name, kind] of Object.entries(fields))
      expect(kind === 'secret', name).toBe(/password|otp/.test(name))
  },
)

it.each(forms.map((form) => [form.id, form] as const))(
  '%s sends a bot-check token if and only if its call takes one, and a device id only if its call takes one',
  (_, { call, botCheck, sendsDeviceId = false }) => {
    const inputNames = listInputNames(contract[call].input)
    expect(inputNames.includes('recaptcha_token')).toBe(botCheck !== undefined)
    if (sendsDeviceId) expect(inputNames).toContain('deviceId')
  },
)

/**
 * Lists the field names of a call's input. A call that accepts older spellings too has a Zod pipe as its input. A pipe
 * has two schemas: `in` before the transformation, and `out` after it.
 */
function listInputNames(schema: unknown): string[] {
  const { shape, in: input, out } = (schema as { def: Record<string, unknown> }).def
  if (shape) return Object.keys(shape)
  return [input, out].flatMap((part) => (part ? listInputNames(part) : []))
}

it.each([
  ['no id', []],
  ['an unknown id', ['no-such-form']],
  ['two ids', ['contact', 'contact']],
  ['the prototype of objects', ['__proto__']],
  ['a property that every object has', ['constructor']],
  ['a method that every object has', ['toString']],
  ['a file', [new File(['contact'], 'contact')]],
])('%s finds no form', (_, ids) => {
  expect(findForm(ids)).toBeUndefined()
})

it('no two fields of the login page or of the account’s settings have the same id', () => {
  expect(getControlId({}, 'is_agree')).toBe('is_agree')
  expect(getControlId({ idPrefix: 'login-' }, 'email')).toBe('login-email')
  const loginPageForms = [
    'login',
    'otp-request',
    'otp-verify',
    'guest-signup',
    'account-signup',
    'newsletter',
  ]
  const settingsForms = ['preferences', 'delete-account']
  for (const formIds of [loginPageForms, settingsForms]) {
    const ids = formIds.flatMap((id) => {
      const form = findForm([id])
      return form ? Object.keys(form.fields).map((name) => getControlId(form, name)) : []
    })
    expect(ids.length).toBeGreaterThan(formIds.length)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
