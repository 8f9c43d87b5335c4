'use client'

import { MilestoneControls, RECORDED_MESSAGE } from '@/components/account/milestone-controls'
import { tenancyMilestoneForm } from '@/components/forms/definitions/tenancies'
import { FormProblems } from '@/components/forms/form-problems'
import { SendButton } from '@/components/forms/send-button'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useStepMessage } from '@/components/forms/use-step-message'

interface TenancyMilestoneFormProps {
  userId: number
  requestId: number
  /** The milestones that the user may record. */
  options: readonly { milestone: string; name: string }[]
}

/** The form in which a party of a letting records that a step is done or expected. */
export function TenancyMilestoneForm({ userId, requestId, options }: TenancyMilestoneFormProps) {
  const { showDone, messageBox } = useStepMessage()
  const { formProps, hiddenFields, field, problems, isSending } = useDefinedForm(tenancyMilestoneForm, {
    sender: { id: userId },
    hidden: { request_id: String(requestId) },
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
