'use client'

import { MilestoneControls, RECORDED_MESSAGE } from '@/components/account/milestone-controls'
import { milestoneForm } from '@/components/forms/definitions/sales'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useStepMessage } from '@/components/forms/use-step-message'

interface MilestoneFormProps {
  userId: number
  offerId: number
  /** The milestones that the user may record. */
  options: readonly { milestone: string; name: string }[]
}

/** The form in which a party of a sale records that a step is done or expected. */
export function MilestoneForm({ userId, offerId, options }: MilestoneFormProps) {
  const { showDone, messageBox } = useStepMessage()
  const { formProps, hiddenFields, field, problems, isSending } = useDefinedForm(milestoneForm, {
    sender: { id: userId },
    hidden: { offer_id: String(offerId) },
    onDone: () => showDone(RECORDED_MESSAGE),
  })
  return (
    <div className="mt-6 grid gap-4">
      {messageBox}
      <form {...formProps} className="grid max-w-xl gap-5">
        <FormProblems {...problems} />
        <MilestoneControls field={field} options={options} />
        <SendButton label="Record this step" isSending={isSending} />
        {hiddenFields}
      </form>
    </div>
  )
}
