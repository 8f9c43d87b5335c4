import { fees, PORTAL_MONTHS } from '@/lib/config/brand'
import { assumed } from '@/lib/config/figures'
import type { PageSection } from '@/lib/config/page-text'
import { routes } from '@/lib/config/routes'
import { poundsAndPence } from '@/lib/format/money'
import type { Package } from '../package-cards'

const now = poundsAndPence(fees.sellPayNow)
const later = poundsAndPence(fees.sellOnCompletion)

const everything = [
  `The portals for ${PORTAL_MONTHS} months, then you choose to renew`,
  'Your listing here, with every fact a buyer needs',
  'Questions, requests for viewings and offers, passed on to you',
  'Identity checks, and the sale followed to the keys',
]

export const payNow: Package = {
  name: 'Pay now',
  price: now,
  terms: 'once, up front, VAT included',
  includes: everything,
  risk: `You have 14 days to change your mind. After that the ${now} is spent, whether the home sells or not.`,
  href: routes.sellPayNow,
  action: `Sell for ${now}`,
}

export const noSaleNoFee: Package = {
  name: 'No sale, no fee',
  price: later,
  terms: 'once, when the sale completes, VAT included',
  includes: everything,
  risk: `Due within ${assumed.feeDue} of completion, from the sale money. Nothing to pay if the home does not sell.`,
  href: routes.sellOnCompletion,
  action: `Sell for ${later}`,
}

/**
 * @param product the product's word in its address (D-05)
 * @param agency the agency's name
 */
export const hereOnly = (product: string, agency: string): Package => ({
  name: `${agency} only`,
  price: '£0',
  terms: 'nothing is due when you list',
  includes: [
    'Your listing on this site alone',
    'Questions, viewings and offers as in the others',
    'The portals can be added later',
  ],
  risk: 'Fewer people will see it: most buyers begin on a portal.',
  href: routes.sellHereOnly(product),
  action: 'List with us alone',
})

/** The three ways to sell (D-156); every price holds VAT and what is compulsory. */
export const salePackages = (product: string, agency: string): readonly Package[] => [
  payNow,
  noSaleNoFee,
  hereOnly(product, agency),
]

export const saleSteps: readonly PageSection[] = [
  {
    heading: 'Describe your home',
    html: '<p>Address, rooms, price, and what a buyer must know: tenure, council tax, energy rating. You can stop, and go on another day.</p>',
  },
  {
    heading: 'Show who you are',
    html: '<p>The law asks for an identity check before a home is marketed. It is in the price.</p>',
  },
  {
    heading: 'Join the market',
    html: '<p>We read the listing for what is missing, then it goes live here and, if you chose them, on the portals.</p>',
  },
  {
    heading: 'Host viewings',
    html: '<p>You say when you are at home and show the buyers round: nobody knows the house better.</p>',
  },
  {
    heading: 'Receive offers',
    html: '<p>Each one reaches you in writing at once. You decide, and we stay with the sale until the keys change hands.</p>',
  },
]
