'use client'

import { milestoneForm } from '@/components/forms/definitions/sales'
import { SelectField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useStepMessage } from '@/components/forms/use-step-message'
import type { Nation } from '@/lib/domain/nation'
import { nameMilestone, type SaleMilestone } from '@/lib/domain/sale-milestone'

interface MilestoneFormProps {
  userId: number
  offerId: number
  nation: Nation
  /** The milestones that the user may record. */
  milestones: readonly SaleMilestone[]
}

/** The form in which a party of a sale records that a step is done or expected. */
export function MilestoneForm({ userId, offerId, nation, milestones }: MilestoneFormProps) {
  const { showDone, messageBox } = useStepMessage()
  const { formProps, hiddenFields, field, problems, isSending } = useDefinedForm(milestoneForm, {
    sender: { id: userId },
    hidden: { offer_id: String(offerId) },
    onDone: () => showDone('Saved. The list above shows it to both of you.'),
  })
  return (
    <div className="mt-6 grid gap-4">
      {messageBox}
      <form {...formProps} className="grid max-w-xl gap-5">
        <FormProblems {...problems} />
        <SelectField {...field('milestone')} label="Step">
          <option value="">Please select</option>
          {milestones.map((milestone) => (
            <option key={milestone} value={milestone}>
              {nameMilestone(milestone, nation)}
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
