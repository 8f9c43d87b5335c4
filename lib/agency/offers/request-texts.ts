import { formatLongDate } from '../../format/dates'

/* The messages that tell the other party of a step of a request to let. */

export interface RequestDetails {
  /** YYYY-MM-DD. */
  moveInOn: string
  tenants: number
  pets: string
}

const trimEnd = (text: string): string => text.replace(/[.\s]+$/, '')

export const requestMade = ({ moveInOn, tenants, pets }: RequestDetails): string[] => [
  'I would like to rent this home at the advertised rent.',
  `Moving in: ${formatLongDate(moveInOn)}. ${tenants === 1 ? '1 tenant' : `${tenants} tenants`}.`,
  pets ? `Pets: ${trimEnd(pets)}.` : 'No pets.',
]

/** By action and by who acts. */
export const requestStepTexts = {
  landlord: {
    accept:
      'I accept your request at the advertised rent. Nothing binds either of us until we have both signed the tenancy.',
    decline: 'I decline your request. Thank you for your interest in the home.',
    undo: 'I take back my acceptance of your request. It stands as an open one again: you may withdraw it.',
  },
  tenant: { withdraw: 'I withdraw my request to rent this home.' },
}

/** To a tenant whose request stays open beside an accepted one. */
export const ANOTHER_REQUEST_ACCEPTED =
  'I have accepted another request. Yours stays open in case that tenancy is not signed, and you may withdraw it at any time. Thank you for your interest in the home.'

export const REQUEST_EXPIRED = 'My request to rent this home has expired without an answer.'
