import { fees, PORTAL_MONTHS } from '@/lib/config/brand'
import { assumedTerms } from '@/lib/config/price-texts'
import type { PageSection } from '@/lib/config/page-text'
import { routes } from '@/lib/config/routes'
import { poundsAndPence } from '@/lib/format/money'
import type { Package } from '../package-cards'

const payNowFee = poundsAndPence(fees.sellPayNow)
const onCompletionFee = poundsAndPence(fees.sellOnCompletion)

const includedServices = [
  `The portals for ${PORTAL_MONTHS} months, then you choose to renew`,
  'Your listing here, with every fact a buyer needs',
  'Questions, requests for viewings and offers, passed on to you',
  'Identity checks, and the sale followed to the keys',
]

export const payNow: Package = {
  name: 'Pay now',
  price: payNowFee,
  terms: 'once, up front, VAT included',
  includes: includedServices,
  risk: `You have 14 days to change your mind. After that the ${payNowFee} is spent, whether the home sells or not.`,
  href: routes.sellPayNow,
  action: `Sell for ${payNowFee}`,
}

export const noSaleNoFee: Package = {
  name: 'No sale, no fee',
  price: onCompletionFee,
  terms: 'once, when the sale completes, VAT included',
  includes: includedServices,
  risk: `Due within ${assumedTerms.feeDue} of completion, from the sale money. Nothing to pay if the home does not sell.`,
  href: routes.sellOnCompletion,
  action: `Sell for ${onCompletionFee}`,
}

/** The free package, which lists a home on this site and on no portal. Its URL contains the product's slug (D-01). */
export const productOnlyPackage = (productSlug: string, brandName: string): Package => ({
  name: `${brandName} only`,
  price: '£0',
  terms: 'nothing is due when you list',
  includes: [
    'Your listing on this site alone',
    'Questions, viewings and offers as in the others',
    'The portals can be added later',
  ],
  risk: 'Fewer people will see it: most buyers begin on a portal.',
  href: routes.sellProductOnly(productSlug),
  action: 'List with us alone',
})

/** The three packages for sellers (D-156). Prices include VAT and everything compulsory. */
export const salePackages = (productSlug: string, brandName: string): readonly Package[] => [
  payNow,
  noSaleNoFee,
  productOnlyPackage(productSlug, brandName),
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
