import type { ReactNode } from 'react'
import { FORM_ID_FIELD, type FormDefinition } from './define-form'
import { Honeypot } from './honeypot'

interface HiddenFieldsProps {
  definition: Pick<FormDefinition, 'id' | 'needsScript' | 'hasHoneypot' | 'botCheck'>
  values: Readonly<Record<string, string>>
  botCheckProvider: ReactNode
}

/** The invisible parts of a form. A form that needs JavaScript has no id, so the server refuses its post. */
export function HiddenFields({ definition, values, botCheckProvider }: HiddenFieldsProps) {
  const { id, needsScript, hasHoneypot, botCheck } = definition
  return (
    <>
      {needsScript ? null : <input type="hidden" name={FORM_ID_FIELD} value={id} />}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasHoneypot ? <Honeypot /> : null}
      {botCheck ? botCheckProvider : null}
    </>
  )
}
