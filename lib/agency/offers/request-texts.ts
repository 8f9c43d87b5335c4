import { isCommercialType } from '../../domain/property-type'
import { formatLongDate } from '../../format/dates'

/* The thread messages about requests to rent. Each is sent in the name of the party who takes the step. */

export interface RequestDetails {
  /** The day on which the tenants would move in, or a lease of premises would begin, as YYYY-MM-DD. */
  moveInOn: string
  tenants: number
  /** What the tenant wrote about their pets; '' for none. */
  pets: string
}

const RENT_PREMISES = 'I would like to rent these premises at the advertised rent.'

const trimFullStop = (text: string): string => text.replace(/[.\s]+$/, '')

/** Nobody lives in business premises, so their tenants and pets are left out. */
export const composeRequestSentences = (
  { moveInOn, tenants, pets }: RequestDetails,
  propertyType: string,
): string[] =>
  isCommercialType(propertyType)
    ? [RENT_PREMISES, `Lease from: ${formatLongDate(moveInOn)}.`]
    : [
        'I would like to rent this home at the advertised rent.',
        `Moving in: ${formatLongDate(moveInOn)}. ${tenants === 1 ? '1 tenant' : `${tenants} tenants`}.`,
        pets ? `Pets: ${trimFullStop(pets)}.` : 'No pets.',
      ]

/* The messages below are the same for homes and for business premises. */

export const requestStepTexts = {
  landlord: {
    accept:
      'I accept your request at the advertised rent. Nothing binds either of us until we have both signed the agreement.',
    decline: 'I decline your request. Thank you for your interest.',
    undo: 'I take back my acceptance of your request. It stands as an open one again: you may withdraw it.',
  },
  tenant: { withdraw: 'I withdraw my request to rent.' },
}

/** The message to a tenant whose request stays open after another one was accepted. */
export const OTHER_REQUEST_ACCEPTED =
  'I have accepted another request. Yours stays open in case that agreement is not signed, and you may withdraw it at any time. Thank you for your interest.'

/** The messages to a tenant whose request ends because the listing has left the market. */
export const requestEndTexts = {
  open: 'Your request to rent has ended. Thank you for your interest.',
  accepted: 'I take back my acceptance, and your request to rent has ended. Thank you for your interest.',
}

/** The message to a tenant whose accepted request stays open after the holding deposit for the home has ended. */
export const DEPOSIT_ENDED =
  'The holding deposit for this home is held no longer, so the home is on the market again. Your request stands as an open one again: you may withdraw it.'

export const REQUEST_EXPIRED = 'My request to rent has expired without an answer.'
