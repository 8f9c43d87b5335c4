import { milestoneMessages } from '@/lib/contract/milestone-messages'
import { saleMessages } from '@/lib/contract/sale-messages'
import { defineForm } from '../define-form'

const loadRules = () => import('@/lib/contract/sale-rules')

const messages = {
  refused: '',
  noReply: 'We got no answer, so nothing has been saved yet. Please try again in a moment.',
  done: 'Saved.',
}
const sharedByConveyancerForms = {
  call: 'saveConveyancer',
  loadSchema: () => loadRules().then((rules) => rules.conveyancerFormSchema),
  messages,
  fieldByRefusalStart: { [saleMessages.firm]: 'firm' },
  canRepeat: true,
} as const
const sharedConveyancerFields = {
  offer_id: 'hidden',
  firm: 'text',
  contact_name: 'text',
  email: 'text',
  phone: 'text',
} as const

export const sellerConveyancerForm = defineForm({
  ...sharedByConveyancerForms,
  id: 'seller-conveyancer',
  fields: { ...sharedConveyancerFields, co_buyers: 'hidden' },
  toInput: (values) => values,
})

/** The buyer's form also asks for all co-buyers, because the identity of each is checked (domain B6). */
export const buyerConveyancerForm = defineForm({
  ...sharedByConveyancerForms,
  id: 'buyer-conveyancer',
  fields: { ...sharedConveyancerFields, co_buyers: 'text' },
  toInput: (values) => values,
})

export const milestoneForm = defineForm({
  id: 'sale-milestone',
  call: 'recordMilestone',
  loadSchema: () => loadRules().then((rules) => rules.milestoneFormSchema),
  fields: { offer_id: 'hidden', milestone: 'text', state: 'text', day: 'text' },
  toInput: (values) => values,
  messages,
  fieldByRefusalStart: {
    [milestoneMessages.milestone]: 'milestone',
    [saleMessages.notYourMilestone]: 'milestone',
  },
  canRepeat: true,
  // A second press would record the step again, and send the other party a second message.
  clearsWhenDone: true,
})
