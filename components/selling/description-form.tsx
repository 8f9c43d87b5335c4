'use client'

import { descriptionForm } from '@/components/forms/definitions/selling'
import { CheckboxField, TextAreaField } from '@/components/forms/fields'
import { homeStepHref } from '@/lib/config/routes'
import { findAdvertFaults } from '@/lib/domain/advert-text'
import type { Nation } from '@/lib/domain/nation'
import { DescriptionChecklist } from './description-checklist'
import { StepForm } from './step-form'
import { useStepForm, type StepFormContext } from './use-step-form'

/* The limits of the texts in lib/contract/selling-rules.ts. */
const MAX_SUMMARY_CHARACTERS = 300
const MAX_DESCRIPTION_CHARACTERS = 10_000

interface DescriptionFormProps {
  home: StepFormContext
  nation: Nation
  isResidential: boolean
  defaults: Readonly<Record<string, string | boolean>>
  isLive: boolean
}

/** The form for summary, description and features. It warns of unlawful and doubtful words. */
export function DescriptionForm({ home, nation, isResidential, defaults, isLive }: DescriptionFormProps) {
  const form = useStepForm(descriptionForm, home, defaults)
  const { field, checkbox, watchText } = form
  const text = [watchText('summary'), watchText('description'), watchText('features')].join('\n')
  const faults = findAdvertFaults(text, { kind: home.kind, nation, isResidential })
  return (
    <StepForm
      {...form}
      takeOver={checkbox('take_over')}
      href={homeStepHref(home.kind, home.id, 'description')}
      isLive={isLive}
    >
      <TextAreaField
        {...field('summary')}
        label="Summary"
        hint="One or two sentences, which search results show. At most 300 characters"
        rows={3}
        maxLength={MAX_SUMMARY_CHARACTERS}
      />
      <TextAreaField
        {...field('description')}
        label="Description"
        hint="Plain words, room by room. An empty line begins a paragraph"
        rows={12}
        maxLength={MAX_DESCRIPTION_CHARACTERS}
      />
      <div role="status">{faults.length > 0 ? <AdvertFaults faults={faults} /> : null}</div>
      <TextAreaField
        {...field('features')}
        required={false}
        label="Key features"
        hint="Up to ten, a line each"
        rows={5}
      />
      <CheckboxField
        {...checkbox('chain_free')}
        label={home.kind === 'sale' ? 'There is no onward chain' : 'It is empty now'}
      />
      <DescriptionChecklist text={text} kind={home.kind} />
    </StepForm>
  )
}

function AdvertFaults({ faults }: { faults: ReturnType<typeof findAdvertFaults> }) {
  return (
    <div className="rounded-md border-l-4 border-bad bg-bad-soft p-4">
      <p className="font-semibold">Some words cannot stay, or need a second look</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {faults.map(({ words, why, grade }) => (
          <li key={words + why}>
            “{words}”: {why}
            {grade === 'doubtful' ? '' : '. We cannot publish an advert with it'}.
          </li>
        ))}
      </ul>
    </div>
  )
}
