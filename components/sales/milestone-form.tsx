'use client'

import { MilestoneFormFrame, RECORDED_MESSAGE } from '@/components/milestones/milestone-form-frame'
import { milestoneForm } from '@/components/forms/definitions/sales'
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
  const form = useDefinedForm(milestoneForm, {
    userId,
    hidden: { offer_id: String(offerId) },
    onDone: () => showDone(RECORDED_MESSAGE),
  })
  return <MilestoneFormFrame form={form} messageBox={messageBox} options={options} />
}
