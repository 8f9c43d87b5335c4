import type { ComponentProps } from 'react'
import { Agreement } from '@/components/forms/agreement'
import { Tick } from '@/components/forms/fields'

type Bound = Omit<ComponentProps<typeof Tick>, 'label'>

/** The newsletter and the terms; neither box is ticked beforehand (D-35, PECR regulation 22). */
export function SignupChoices({ newsletter, terms }: { newsletter: Bound; terms: Bound }) {
  return (
    <div className="grid gap-4">
      <Tick
        {...newsletter}
        label="Send me the newsletter: about one e-mail a month, with a link to leave it"
      />
      <Tick {...terms} required label={<Agreement />} />
    </div>
  )
}
