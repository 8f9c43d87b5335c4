import { routes } from '@/lib/config/routes'
import { viewingMessages } from '@/lib/contract/viewing-messages'
import { weekdays, type Weekday } from '@/lib/domain/viewing-slots'
import { splitSlot } from '@/lib/format/slots'
import { defineForm } from '../define-form'

const loadRules = () => import('@/lib/contract/viewing-form-rules')

const messages = {
  refused: '',
  noReply: 'We got no answer, so nothing has been sent yet. Please try again in a moment.',
}

type SlotValues = Record<'slot' | 'preferred_date' | 'preferred_time', string>

/** Splits the chosen slot into date and time. If no slot is chosen, keeps the date and time that the user typed. */
const toPreferredTime = <Values extends SlotValues>({ slot, ...values }: Values) => ({
  ...values,
  ...splitSlot(slot),
})

const sharedByViewingRequests = {
  loadSchema: () => loadRules().then((rules) => rules.arrangeViewingFormSchema),
  fields: {
    property_id: 'hidden',
    slot: 'text',
    preferred_date: 'text',
    preferred_time: 'text',
    message: 'text',
  },
  messages,
  getSentHref: ({ viewing_id }: { viewing_id: number }) => routes.viewing(viewing_id),
  fieldByRefusalStart: { [viewingMessages.taken]: 'slot', [viewingMessages.notOffered]: 'slot' },
  idPrefix: 'own-',
  isOpenToVisitors: true,
} as const

export const arrangeViewingForm = defineForm({
  ...sharedByViewingRequests,
  id: 'arrange-viewing',
  call: 'arrangeViewing',
  toInput: toPreferredTime,
})

export const arrangeLettingViewingForm = defineForm({
  ...sharedByViewingRequests,
  id: 'arrange-letting-viewing',
  call: 'arrangeLettingViewing',
  toInput: toPreferredTime,
})

export const acceptViewingForm = defineForm({
  id: 'accept-viewing',
  call: 'answerViewing',
  loadSchema: () => loadRules().then((rules) => rules.acceptanceFormSchema),
  fields: { viewing_id: 'hidden' },
  toInput: (values) => ({ ...values, answer: 'accept' as const }),
  messages,
})

export const declineViewingForm = defineForm({
  id: 'decline-viewing',
  call: 'answerViewing',
  loadSchema: () => loadRules().then((rules) => rules.declineFormSchema),
  fields: { viewing_id: 'hidden', reason: 'text' },
  toInput: (values) => ({ ...values, answer: 'decline' as const }),
  messages,
  idPrefix: 'decline-',
})

export const cancelViewingForm = defineForm({
  id: 'cancel-viewing',
  call: 'answerViewing',
  loadSchema: () => loadRules().then((rules) => rules.cancellationFormSchema),
  fields: { viewing_id: 'hidden', reason: 'text' },
  toInput: (values) => ({ ...values, answer: 'cancel' as const }),
  messages,
  idPrefix: 'cancel-',
})

export const rescheduleViewingForm = defineForm({
  id: 'reschedule-viewing',
  call: 'answerViewing',
  loadSchema: () => loadRules().then((rules) => rules.reschedulingFormSchema),
  fields: {
    viewing_id: 'hidden',
    slot: 'text',
    preferred_date: 'text',
    preferred_time: 'text',
    reason: 'text',
  },
  toInput: (values) => ({ ...toPreferredTime(values), answer: 'reschedule' as const }),
  messages,
  fieldByRefusalStart: {
    [viewingMessages.taken]: 'slot',
    [viewingMessages.notOffered]: 'slot',
    [viewingMessages.sameTime]: 'slot',
  },
  idPrefix: 'move-',
})

/** `_2` marks a second period. The names are written out for the compiler to check against the schema. */
const availabilityFields = {
  monday_from: 'text',
  monday_to: 'text',
  monday_from_2: 'text',
  monday_to_2: 'text',
  tuesday_from: 'text',
  tuesday_to: 'text',
  tuesday_from_2: 'text',
  tuesday_to_2: 'text',
  wednesday_from: 'text',
  wednesday_to: 'text',
  wednesday_from_2: 'text',
  wednesday_to_2: 'text',
  thursday_from: 'text',
  thursday_to: 'text',
  thursday_from_2: 'text',
  thursday_to_2: 'text',
  friday_from: 'text',
  friday_to: 'text',
  friday_from_2: 'text',
  friday_to_2: 'text',
  saturday_from: 'text',
  saturday_to: 'text',
  saturday_from_2: 'text',
  saturday_to_2: 'text',
  sunday_from: 'text',
  sunday_to: 'text',
  sunday_from_2: 'text',
  sunday_to_2: 'text',
} as const

type PeriodValues = Record<`${Weekday}_${'from' | 'to' | 'from_2' | 'to_2'}`, string>

/** Returns the periods of the week that are filled in. Monday is weekday 1. */
const toWeeklyPeriods = (values: PeriodValues) =>
  weekdays.flatMap((weekday, index) =>
    (['', '_2'] as const).flatMap((suffix) => {
      const start = values[`${weekday}_from${suffix}`]
      const end = values[`${weekday}_to${suffix}`]
      return start && end ? [{ weekday: index + 1, start, end }] : []
    }),
  )

/** Sets the weekly hours in which an owner shows homes: up to two periods a day. */
export const availabilityForm = defineForm({
  id: 'availability',
  call: 'setAvailability',
  loadSchema: () => loadRules().then((rules) => rules.availabilityFormSchema),
  fields: availabilityFields,
  toInput: (values) => ({ weekly_periods: toWeeklyPeriods(values) }),
  messages,
  canRepeat: true,
})

/** Adds a day off, on which an owner shows no home, if `off` is '1'. Otherwise removes it. */
export const dayOffForm = defineForm({
  id: 'day-off',
  call: 'setDayOff',
  loadSchema: () => loadRules().then((rules) => rules.dayOffFormSchema),
  fields: { day: 'text', off: 'hidden' },
  toInput: ({ day, off }) => ({ day, off: off === '1' }),
  messages,
  fieldByRefusalStart: { [viewingMessages.dayOff]: 'day' },
  idPrefix: 'off-',
  canRepeat: true,
  clearsWhenDone: true,
})

/** Sends a viewer's feedback about a home. The key, from the link in the email, identifies the viewing. */
export const viewingFeedbackForm = defineForm({
  id: 'viewing-feedback',
  call: 'giveViewingFeedback',
  loadSchema: () => import('@/lib/contract/viewing-rules').then((rules) => rules.feedbackFormSchema),
  fields: { key: 'hidden', answer: 'text', words: 'text' },
  toInput: (values) => values,
  messages,
})
