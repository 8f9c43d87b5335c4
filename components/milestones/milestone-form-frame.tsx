'use client'

import type { ChangeEvent, ComponentProps, FocusEvent, ReactNode, RefCallback } from 'react'
import { SelectField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'

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

interface MilestoneFormFrameProps {
  /** What `useDefinedForm` returns for the form of the sale or letting. */
  form: {
    formProps: ComponentProps<'form'>
    hiddenFields: ReactNode
    field: (name: 'milestone' | 'state' | 'day') => BoundField
    problems: ComponentProps<typeof FormProblems>
    isSending: boolean
    isRestored: boolean
  }
  /** Says that a step was recorded, until the form is sent again. */
  messageBox: ReactNode
  hideMessage: () => void
  /** The milestones that the user may record. */
  options: readonly { milestone: string; name: string }[]
}

/** The form in which a party of an agreed sale or letting records that a step is done or expected. */
export function MilestoneFormFrame({ form, messageBox, hideMessage, options }: MilestoneFormFrameProps) {
  const { formProps, hiddenFields, field, problems, isSending, isRestored } = form
  return (
    <div onSubmit={hideMessage} className="mt-6 grid gap-4">
      {messageBox}
      <form {...formProps} className="grid max-w-xl gap-5">
        <FormProblems {...problems} />
        {isRestored ? <RestoredNote action="save" /> : null}
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
        <SendButton label="Record this step" isSending={isSending} />
        {hiddenFields}
      </form>
    </div>
  )
}

export const RECORDED_MESSAGE = 'Saved. The list above shows it to both of you.'
