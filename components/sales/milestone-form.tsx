'use client'

import { MilestoneFormFrame, RECORDED_MESSAGE } from '@/components/milestones/milestone-form-frame'
import { milestoneForm } from '@/components/forms/definitions/sales'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useStepMessage } from '@/components/forms/use-step-message'

interface MilestoneFormProps {
  userId: number
  offerId: number
  options: readonly { milestone: string; name: string }[]
}

export function MilestoneForm({ userId, offerId, options }: MilestoneFormProps) {
  const { showDone, ...message } = useStepMessage()
  const form = useDefinedForm(milestoneForm, {
    userId,
    hidden: { offer_id: String(offerId) },
    draftKey: `milestone-sale-${offerId}-${userId}`,
    onDone: () => showDone(RECORDED_MESSAGE),
  })
  return <MilestoneFormFrame form={form} {...message} options={options} />
}
