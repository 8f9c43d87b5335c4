'use client'

import type { ChangeEvent, FocusEvent, RefCallback } from 'react'
import { SelectField, TextField } from '@/components/forms/fields'

/** The props that `useDefinedForm` binds to a field. */
interface BoundField {
  id: string
  name: string
  error?: string
  required: boolean
  defaultValue?: string
  ref: RefCallback<HTMLElement>
  onChange: (event: ChangeEvent) => void
  onBlur: (event: FocusEvent) => void
}

interface MilestoneControlsProps {
  field: (name: 'milestone' | 'state' | 'day') => BoundField
  /** The milestones that the user may record. */
  options: readonly { milestone: string; name: string }[]
}

/** The controls of a form in which a party of an agreed sale or letting records that a step is done or expected. */
export function MilestoneControls({ field, options }: MilestoneControlsProps) {
  return (
    <>
      <SelectField {...field('milestone')} label="Step">
        <option value="">Please select</option>
        {options.map(({ milestone, name }) => (
          <option key={milestone} value={milestone}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('state')} label="How it stands">
        <option value="">Please select</option>
        <option value="done">Done on the day below</option>
        <option value="expected">Expected by the day below</option>
      </SelectField>
      <TextField {...field('day')} label="Day" hint="To correct a step, record it again" type="date" />
    </>
  )
}

export const RECORDED_MESSAGE = 'Saved. The list above shows it to both of you.'
