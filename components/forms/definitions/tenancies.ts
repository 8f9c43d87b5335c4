import { milestoneMessages } from '@/lib/contract/milestone-messages'
import { tenancyMessages } from '@/lib/contract/tenancy-messages'
import { defineForm } from '../define-form'

export const tenancyMilestoneForm = defineForm({
  id: 'tenancy-milestone',
  call: 'recordTenancyMilestone',
  loadSchema: () => import('@/lib/contract/tenancy-rules').then((rules) => rules.tenancyMilestoneFormSchema),
  fields: { request_id: 'hidden', milestone: 'text', state: 'text', day: 'text' },
  toInput: (values) => values,
  messages: {
    refused: '',
    noReply: 'We got no answer, so nothing has been saved yet. Please try again in a moment.',
    done: 'Saved.',
  },
  fieldByRefusalStart: {
    [milestoneMessages.milestone]: 'milestone',
    [tenancyMessages.notYourMilestone]: 'milestone',
    [tenancyMessages.termsFirst]: 'milestone',
  },
  canRepeat: true,
  // A second press would record the step again, and send the other party a second message.
  clearsWhenDone: true,
})
