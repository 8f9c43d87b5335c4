import type { OwnMessageProps } from '@/components/forms/own-message'
import type { ListingAction } from '@/lib/domain/listing-permissions'

type ActionForm = Pick<OwnMessageProps, 'asked' | 'label' | 'button'>

const forms: Record<ListingAction, ActionForm> = {
  'ask-a-question': { label: 'Your question', button: 'Send your question' },
  'arrange-viewing': {
    asked: [
      { label: 'Preferred date', type: 'date', missing: 'Please choose a date' },
      {
        label: 'Preferred time',
        type: 'time',
        hint: 'Viewings are between 8am and 8pm',
        min: '08:00',
        max: '20:00',
      },
    ],
    label: 'Anything we should know, such as other times that suit you',
    button: 'Ask for a viewing',
  },
  'make-an-offer': {
    asked: [
      {
        label: 'Your offer in pounds',
        type: 'number',
        missing: 'Please enter your offer amount',
        min: 1,
        max: 100_000_000,
      },
    ],
    label: 'How you would pay, and when you could complete',
    button: 'Send your offer',
  },
  'request-let-property': {
    asked: [
      { label: 'Move-in date', type: 'date', missing: 'Please choose a date' },
      {
        label: 'Number of tenants',
        type: 'number',
        missing: 'Please enter the number of tenants',
        min: 1,
        max: 20,
      },
    ],
    label: 'About you and who would live there with you',
    button: 'Send your request',
  },
}

/** What an action asks for, and how its message and button are called; no day before today can be chosen. */
export function actionForms(action: ListingAction, now: Date): ActionForm {
  // Sweden writes dates as the control takes them.
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
  const { asked, ...words } = forms[action]
  return { ...words, asked: asked?.map((one) => (one.type === 'date' ? { ...one, min: today } : one)) }
}
