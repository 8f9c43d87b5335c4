import type { ComponentProps } from 'react'
import { AgreementLabel } from '@/components/forms/agreement-label'
import { CheckboxField } from '@/components/forms/fields'

type CheckboxProps = Omit<ComponentProps<typeof CheckboxField>, 'label'>

/** The checkboxes for the newsletter and the terms. Neither is ticked in advance (D-35, PECR regulation 22). */
export function SignupChoices({ newsletter, terms }: { newsletter: CheckboxProps; terms: CheckboxProps }) {
  return (
    <div className="grid gap-4">
      <CheckboxField
        {...newsletter}
        label="Send me the newsletter: about one email a month, with a link to unsubscribe"
      />
      <CheckboxField {...terms} required label={<AgreementLabel />} />
    </div>
  )
}
