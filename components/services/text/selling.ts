import { fees, PORTAL_MONTHS } from '@/lib/config/brand'
import { assumedTerms, priceTexts } from '@/lib/config/price-texts'
import type { PageSection } from '@/lib/config/page-text'
import { routes } from '@/lib/config/routes'
import { formatPence } from '@/lib/format/money'
import type { Package } from '../package-cards'
import { claims, PASS_ON_TIME } from '@/lib/config/claims'

const payNowFee = formatPence(fees.sellPayNow)
const onCompletionFee = formatPence(fees.sellOnCompletion)

const includedServices = [
  `The portals for ${claims.portals}`,
  'Your listing here, with your pictures and every fact a buyer needs',
  `Questions, requests for viewings and offers, passed on to you ${PASS_ON_TIME}`,
  'Identity checks, and the memorandum of sale to both conveyancers',
]

export const payNowPackage: Package = {
  name: 'Pay now',
  price: payNowFee,
  terms: 'once, up front, VAT included',
  includes: includedServices,
  risk: `You have 14 days to change your mind. After that the ${payNowFee} is spent, whether the home sells or not.`,
  href: routes.sellPayNow,
  action: `Sell for ${payNowFee}`,
}

export const noSaleNoFeePackage: Package = {
  name: 'No sale, no fee',
  price: onCompletionFee,
  terms: 'once, when the sale completes, VAT included',
  includes: includedServices,
  risk: `Due within ${assumedTerms.feeDue} of completion, from the sale money. Nothing to pay if the home does not sell.`,
  href: routes.sellOnCompletion,
  action: `Sell for ${onCompletionFee}`,
}

/** The free package, for this site and no portal. Its URL contains the product's slug (D-01). */
export const createProductOnlyPackage = (productSlug: string, brandName: string): Package => ({
  name: `${brandName} only`,
  price: formatPence(fees.sellHereOnly),
  terms: 'nothing more when the home sells',
  includes: [
    'Your listing on this website alone',
    'Questions, viewings, offers, checks and memorandum as in the others',
    `The portals can be added later: ${PORTAL_MONTHS} months for ${priceTexts.portalRenewalSale}, or ${priceTexts.portalSubscription} a month`,
  ],
  risk: 'Fewer people will see it: most buyers begin on a portal.',
  href: routes.sellProductOnly(productSlug),
  action: 'List with us alone',
})

/** The three packages for sellers (D-156). Prices include VAT and everything compulsory. */
export const listSalePackages = (productSlug: string, brandName: string): readonly Package[] => [
  payNowPackage,
  noSaleNoFeePackage,
  createProductOnlyPackage(productSlug, brandName),
]

export const saleSteps: readonly PageSection[] = [
  {
    heading: 'Describe your home',
    html: `<p>${claims.listingTime} You see the advert as buyers will, and approve it.</p>`,
  },
  {
    heading: 'Show who you are',
    html: '<p>The law asks for an identity check before a home is marketed. It is in the price.</p>',
  },
  {
    heading: 'Join the market',
    html: `<p>${claims.goingLive}</p>`,
  },
  {
    heading: 'Host viewings',
    html: '<p>You say when you are at home, and show the buyers round yourself.</p>',
  },
  {
    heading: 'Receive offers',
    html: `<p>Each one reaches you in writing ${PASS_ON_TIME}, with the buyer’s position. You decide.</p><p>${claims.flatFeeAfterMemorandum}</p>`,
  },
]
