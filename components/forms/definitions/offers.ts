import { buyingPositions } from '@/lib/config/account-options'
import { routes } from '@/lib/config/routes'
import type { CallOutput } from '@/lib/contract'
import { offerMessages, UNUSUAL_AMOUNT } from '@/lib/contract/offer-messages'
import { formatLongDate } from '@/lib/format/dates'
import { formatPounds } from '@/lib/format/money'
import { defineForm } from '../define-form'

const loadRules = () => import('@/lib/contract/offer-rules')

const messages = {
  refused: '',
  noReply: 'We got no answer, so nothing has been sent yet. Please try again in a moment.',
}
const fieldByRefusalStart = { [offerMessages.amount]: 'offer_amount', [UNUSUAL_AMOUNT]: 'is_sure' }

/** Makes an offer, or changes the user's open one (B-09). */
export const makeOfferForm = defineForm({
  id: 'make-an-offer',
  call: 'makeOffer',
  loadSchema: () => loadRules().then((rules) => rules.offerFormSchema),
  fields: {
    property_id: 'hidden',
    offer_amount: 'text',
    buying_position: 'text',
    chain: 'text',
    conditions: 'text',
    proof_of_funds: 'text',
    valid_until: 'text',
    message: 'text',
    is_sure: 'checkbox',
  },
  toInput: (values) => values,
  messages,
  describeSent: ({ offer_amount, buying_position, chain, conditions, valid_until, message }) =>
    [
      `Your offer: ${formatPounds(offer_amount)}`,
      `Your position: ${buyingPositions[buying_position]}`,
      chain ? `Your chain: ${chain}` : '',
      conditions ? `Depends on: ${conditions}` : '',
      valid_until ? `Valid until: ${formatLongDate(valid_until)}` : '',
      message,
    ].filter(Boolean),
  getSentHref: ({ thread_id }) => routes.accountThread(thread_id),
  fieldByRefusalStart,
  idPrefix: 'own-',
  isOpenToVisitors: true,
})

const sharedByLetRequests = {
  call: 'requestLet',
  loadSchema: () => loadRules().then((rules) => rules.letRequestFormSchema),
  messages,
  getSentHref: ({ thread_id }: CallOutput<'requestLet'>) => routes.accountThread(thread_id),
  idPrefix: 'own-',
  isOpenToVisitors: true,
} as const

/** Asks to rent a home (B-12). */
export const requestLetForm = defineForm({
  ...sharedByLetRequests,
  id: 'request-let-property',
  fields: {
    property_id: 'hidden',
    move_in_date: 'text',
    number_of_tenants: 'text',
    pets: 'text',
    message: 'text',
  },
  toInput: (values) => values,
  describeSent: ({ move_in_date, number_of_tenants, pets, message }) =>
    [
      `Move-in date: ${formatLongDate(move_in_date)}`,
      `Number of tenants: ${number_of_tenants}`,
      pets ? `Pets: ${pets}` : '',
      message,
    ].filter(Boolean),
})

/** Asks to rent business premises (B-12). The call requires a number of tenants; the business is the one tenant. */
export const requestLeaseForm = defineForm({
  ...sharedByLetRequests,
  id: 'request-lease',
  fields: {
    property_id: 'hidden',
    move_in_date: 'text',
    number_of_tenants: 'hidden',
    pets: 'hidden',
    message: 'text',
  },
  toInput: (values) => values,
  describeSent: ({ move_in_date, message }) =>
    [`Lease from: ${formatLongDate(move_in_date)}`, message].filter(Boolean),
})

/** Accepts, declines or withdraws an offer, or undoes an acceptance. */
export const answerOfferForm = defineForm({
  id: 'answer-offer',
  call: 'answerOffer',
  loadSchema: () => loadRules().then((rules) => rules.answerOfferFormSchema),
  fields: { offer_id: 'hidden', action: 'hidden', seen_amount: 'hidden', reason: 'text' },
  toInput: (values) => values,
  messages: { ...messages, done: 'Sent to the other side.' },
  canRepeat: true,
})

/** Answers an offer with another amount. */
export const priceOfferForm = defineForm({
  id: 'price-offer',
  call: 'answerOffer',
  loadSchema: () => loadRules().then((rules) => rules.priceOfferFormSchema),
  fields: {
    offer_id: 'hidden',
    action: 'hidden',
    seen_amount: 'hidden',
    offer_amount: 'text',
    reason: 'text',
    is_sure: 'checkbox',
  },
  toInput: (values) => values,
  messages: { ...messages, done: 'Sent to the other side.' },
  fieldByRefusalStart,
  canRepeat: true,
})

/** Accepts, declines or withdraws a request to let, or undoes an acceptance. */
export const answerLetRequestForm = defineForm({
  id: 'answer-let-request',
  call: 'answerLetRequest',
  loadSchema: () => loadRules().then((rules) => rules.answerLetRequestFormSchema),
  fields: { request_id: 'hidden', action: 'hidden', reason: 'text' },
  toInput: (values) => values,
  messages: { ...messages, done: 'Sent to the other side.' },
  canRepeat: true,
})
