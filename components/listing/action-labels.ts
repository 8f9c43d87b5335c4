import { getPermittedActions, type ActionSubject, type ListingAction } from '@/lib/domain/listing-permissions'
import { claims } from '@/lib/config/claims'

interface ActionLabels {
  button: string
  /** Text of the button in a phone's action bar, which has little room. */
  shortButton: string
  /** Heading and introduction of the action's own page. */
  heading: string
  intro: string
  /** The introduction for business premises, where it differs. */
  commercialIntro?: string
}

export const actionLabels: Record<ListingAction, ActionLabels> = {
  'arrange-viewing': {
    button: 'Book a viewing',
    shortButton: 'Book a viewing',
    heading: 'Arrange a viewing',
    intro: 'Choose a day and a time, and see the place for yourself.',
  },
  'ask-a-question': {
    button: 'Ask a question',
    shortButton: 'Ask',
    heading: 'Ask a question',
    intro: claims.questionToOwner,
  },
  'make-an-offer': {
    button: 'Make an offer',
    shortButton: 'Offer',
    heading: 'Make an offer',
    intro: claims.offers,
  },
  'request-let-property': {
    button: 'Request to let',
    shortButton: 'Request',
    heading: 'Request to let',
    intro: 'Tell the landlord when you would like to move in, and who with.',
    commercialIntro: 'Tell the landlord when you would like the lease to begin, and for what business.',
  },
}

/** Viewing and question come first. Offer and request come last, because they commit the visitor (design E2). */
const displayOrder: ListingAction[] = [
  'arrange-viewing',
  'ask-a-question',
  'make-an-offer',
  'request-let-property',
]

export interface ListingActionsProps extends ActionSubject {
  id: number
}

export const listOfferedActions = (subject: ActionSubject, viewerId: number): ListingAction[] =>
  getPermittedActions(subject, viewerId).sort((a, b) => displayOrder.indexOf(a) - displayOrder.indexOf(b))
