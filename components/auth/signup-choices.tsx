import type { ComponentProps } from 'react'
import { AgreementLabel } from '@/components/forms/agreement-label'
import { CheckboxField } from '@/components/forms/fields'

type Bound = Omit<ComponentProps<typeof CheckboxField>, 'label'>

/** The newsletter and the terms; neither box is ticked beforehand (D-35, PECR regulation 22). */
export function SignupChoices({ newsletter, terms }: { newsletter: Bound; terms: Bound }) {
  return (
    <div className="grid gap-4">
      <CheckboxField
        {...newsletter}
        label="Send me the newsletter: about one e-mail a month, with a link to leave it"
      />
      <CheckboxField {...terms} required label={<AgreementLabel />} />
    </div>
  )
}
