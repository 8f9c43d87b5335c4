'use client'

import { SelectField, TextField } from '@/components/forms/fields'
import { factsForms } from '@/components/forms/definitions/selling'
import { homeStepHref } from '@/lib/config/routes'
import { stepOfPart } from '@/lib/domain/listing-steps'
import { factControls } from './fact-controls'
import { StepForm } from './step-form'
import { useStepForm, type StepHome } from './use-step-form'

interface AskedFact {
  key: string
  label: string
  /** The advert may not begin without it. */
  isRequired: boolean
  /** Who supplied the present value, and when: 'From you, 22 November 2026'. */
  source?: string
}

interface FactsFormProps {
  part: 'A' | 'B' | 'C'
  home: StepHome
  facts: readonly AskedFact[]
  defaults: Readonly<Record<string, string>>
  isLive: boolean
}

/** The choices with the present value, which may be in words of an agent's import. */
const includeValue = (choices: readonly string[], value = ''): readonly string[] =>
  value === '' || choices.includes(value) ? choices : [...choices, value]

/** The material facts of a part: choices, or own words with the usual answers to choose from. */
export function FactsForm({ part, home, facts, defaults, isLive }: FactsFormProps) {
  const form = useStepForm(factsForms[part], home, defaults)
  return (
    <StepForm
      {...form}
      takeOver={{ ...form.checkbox('take_over'), label: '' }}
      href={homeStepHref(home.kind, home.id, stepOfPart[part])}
      isLive={isLive}
    >
      {facts.map(({ key, label, isRequired, source }) => {
        const { hint = '', suggestions = [], choices } = factControls[key] ?? {}
        const hints = [hint, source].filter(Boolean).join('. ')
        const shared = {
          ...form.field(key),
          required: false,
          label: isRequired ? `${label} (needed for the advert)` : label,
          hint: hints || undefined,
        }
        if (choices)
          return (
            <SelectField key={key} {...shared}>
              <option value="">Please select</option>
              {includeValue(choices, defaults[key]).map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </SelectField>
          )
        return (
          <div key={key}>
            <TextField
              {...shared}
              list={suggestions.length ? `${key}-suggestions` : undefined}
              autoComplete="off"
              maxLength={300}
            />
            {suggestions.length ? (
              <datalist id={`${key}-suggestions`}>
                {suggestions.map((suggestion) => (
                  <option key={suggestion} value={suggestion} />
                ))}
              </datalist>
            ) : null}
          </div>
        )
      })}
    </StepForm>
  )
}
