'use client'

import { SelectField, TextField } from '@/components/forms/fields'
import { factsForms } from '@/components/forms/definitions/selling'
import { homeStepHref } from '@/lib/config/routes'
import { stepOfPart } from '@/lib/domain/listing-steps'
import type { FactPart } from '@/lib/domain/material-facts'
import type { Nation } from '@/lib/domain/nation'
import { getFactControl } from './fact-controls'
import { StepForm } from './step-form'
import { useStepForm, type StepFormContext } from './use-step-form'

/** The limit of a fact in lib/contract/selling-rules.ts. */
const MAX_FACT_CHARACTERS = 300

interface FactToAsk {
  key: string
  label: string
  /** Whether the advert may not begin without the fact. */
  isRequired: boolean
  /** Who supplied the present value, and when, such as 'From you, 22 November 2026'. */
  source?: string
}

interface FactsFormProps {
  part: FactPart
  home: StepFormContext
  nation: Nation
  facts: readonly FactToAsk[]
  defaults: Readonly<Record<string, string>>
  isLive: boolean
}

/** Adds the present value to the choices, because an agent's import may have stored a text of its own. */
const withPresentValue = (choices: readonly string[], value = ''): readonly string[] =>
  value === '' || choices.includes(value) ? choices : [...choices, value]

/** The form for the material facts of one part. Each fact is a select, or a text field with suggestions. */
export function FactsForm({ part, home, nation, facts, defaults, isLive }: FactsFormProps) {
  const form = useStepForm(factsForms[part], home, defaults)
  return (
    <StepForm
      {...form}
      takeOver={form.checkbox('take_over')}
      href={homeStepHref(home.kind, home.id, stepOfPart[part])}
      isLive={isLive}
    >
      {facts.map(({ key, label, isRequired, source }) => {
        const { hint, suggestions = [], choices } = getFactControl(key, nation)
        const hintWithSource = [hint, source].filter(Boolean).join('. ')
        const fieldProps = {
          ...form.field(key),
          // The step can be saved without a fact, even one that the advert needs: the owner may add it later.
          required: false,
          label: isRequired ? `${label} (needed for the advert)` : label,
          hint: hintWithSource || undefined,
        }
        if (choices)
          return (
            <SelectField key={key} {...fieldProps}>
              <option value="">Please select</option>
              {withPresentValue(choices, defaults[key]).map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </SelectField>
          )
        return (
          <div key={key}>
            <TextField
              {...fieldProps}
              list={suggestions.length ? `${key}-suggestions` : undefined}
              autoComplete="off"
              maxLength={MAX_FACT_CHARACTERS}
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
