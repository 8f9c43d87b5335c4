'use client'

import { MilestoneFormFrame, RECORDED_MESSAGE } from '@/components/milestones/milestone-form-frame'
import { tenancyMilestoneForm } from '@/components/forms/definitions/tenancies'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useStepMessage } from '@/components/forms/use-step-message'

interface TenancyMilestoneFormProps {
  userId: number
  requestId: number
  options: readonly { milestone: string; name: string }[]
}

export function TenancyMilestoneForm({ userId, requestId, options }: TenancyMilestoneFormProps) {
  const { showDone, ...message } = useStepMessage()
  const form = useDefinedForm(tenancyMilestoneForm, {
    userId,
    hidden: { request_id: String(requestId) },
    draftKey: `milestone-tenancy-${requestId}-${userId}`,
    onDone: () => showDone(RECORDED_MESSAGE),
  })
  return <MilestoneFormFrame form={form} {...message} options={options} />
}
