import { claims } from '../../../lib/config/claims'
import { priceTexts } from '../../../lib/config/price-texts'
import type { SiteMetaRow } from '../rows'

export const createIntro = (attr: string, heading: string, text: string): SiteMetaRow => ({
  attr: `login-${attr}`,
  val: `<h2>${heading}</h2><p>${text}</p>`,
})

/**
 * The introductions above the forms of the login page, by the page that the visitor wanted to open (LOGIN-08, D-41).
 */
export const loginIntros: readonly SiteMetaRow[] = [
  createIntro(
    'property-ask-a-question',
    'Ask the seller',
    `Log in or register as a guest to send your question. ${claims.questionToOwner}`,
  ),
  createIntro(
    'property-arrange-viewing',
    'Book a viewing',
    'Log in or register as a guest to choose a time. The viewing is settled when the seller confirms it.',
  ),
  createIntro(
    'property-make-an-offer',
    'Make an offer',
    `Log in to put your offer in writing. ${claims.offers} Making one does not bind you.`,
  ),
  createIntro(
    'letting-ask-a-question',
    'Ask the landlord',
    `Log in or register as a guest to send your question. ${claims.questionToOwner}`,
  ),
  createIntro(
    'letting-arrange-viewing',
    'Book a viewing',
    'Log in or register as a guest to choose a time to see the home. Viewings cost nothing.',
  ),
  createIntro(
    'letting-request-let-property',
    'Ask to rent this property',
    'Log in to tell the landlord who you are and when you would like to move. The rent is the one advertised: nobody may ask for more, and applying is free.',
  ),
  createIntro(
    'sell-your-property-main-details',
    `Sell for ${priceTexts.sellPayNow}`,
    `Log in or create an account to order. ${claims.listingTime} Nothing is charged before you have agreed to it.`,
  ),
  createIntro(
    'sell-your-property-main-details-no-sale-no-fee',
    `Pay ${priceTexts.sellOnCompletion} when it is sold`,
    `Log in or create an account to order. Nothing is due now: ${priceTexts.sellOnCompletion} is payable on completion, and nothing if the home does not sell.`,
  ),
  createIntro(
    'let-your-property-details',
    `Find a tenant from ${priceTexts.letFindTenant}`,
    'Log in or create an account to describe your property. We check the listing against the rules on rents, deposits and energy ratings before it goes live.',
  ),
  createIntro(
    'let-your-property-details-bundle',
    'Find and reference a tenant',
    `Log in or create an account to describe your property. Referencing is ${priceTexts.referencing} for each tenant, and you, not the tenant, pay for it.`,
  ),
]
