import { getPermittedActions, type ActionSubject, type ListingAction } from '@/lib/domain/listing-permissions'

/** Words of an action: as a call on the listing's page, within a thumb's reach, and as the name of its own page. */
export const actionWords: Record<
  ListingAction,
  { call: string; short: string; name: string; intro: string }
> = {
  'arrange-viewing': {
    call: 'Book a viewing',
    short: 'Book a viewing',
    name: 'Arrange a viewing',
    intro: 'Choose a day and a time, and see it for yourself.',
  },
  'ask-a-question': {
    call: 'Ask a question',
    short: 'Ask',
    name: 'Ask a question',
    intro: 'Your question goes straight to the person who knows the property.',
  },
  'make-an-offer': {
    call: 'Make an offer',
    short: 'Offer',
    name: 'Make an offer',
    intro: 'Your offer is passed on promptly and in writing.',
  },
  'request-let-property': {
    call: 'Request to let',
    short: 'Request',
    name: 'Request to let',
    intro: 'Tell the landlord when you would like to move in, and who with.',
  },
}

/** On this page a viewing comes first, then the question, and what binds most comes last (design E2). */
const order: ListingAction[] = ['arrange-viewing', 'ask-a-question', 'make-an-offer', 'request-let-property']

export interface ActionsProps extends ActionSubject {
  id: number
}

/** What this viewer is offered, in the order of the page. */
export const offeredActions = (subject: ActionSubject, viewerId: number): ListingAction[] =>
  getPermittedActions(subject, viewerId).sort((a, b) => order.indexOf(a) - order.indexOf(b))
