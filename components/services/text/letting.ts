import { fees, PORTAL_MONTHS } from '@/lib/config/brand'
import type { PageSection } from '@/lib/config/page-text'
import { routes } from '@/lib/config/routes'
import { poundsAndPence } from '@/lib/format/money'
import type { Package } from '../package-cards'

const find = poundsAndPence(fees.letFindTenant)
const referencing = poundsAndPence(fees.tenantReferencing)
const bundle = poundsAndPence(fees.letFindTenant + fees.tenantReferencing)

const everything = [
  `The portals until it is let, ${PORTAL_MONTHS} months at most`,
  'Your listing here, checked against the rules on rent, deposit and energy',
  'Enquiries, requests for viewings and applications, passed on to you',
]

/** The two ways to let (D-158); every price holds VAT. Referencing is the landlord's to pay (Tenant Fees Act 2019). */
export const letPackages: readonly Package[] = [
  {
    name: 'Find a tenant',
    price: find,
    terms: 'once, up front, VAT included',
    includes: everything,
    risk: `You have 14 days to change your mind. After that the ${find} is spent, whether the property is let or not.`,
    href: routes.letFindTenant,
    action: `Let for ${find}`,
  },
  {
    name: 'Find and reference a tenant',
    price: bundle,
    terms: `${find} and ${referencing} for referencing one tenant, VAT included`,
    includes: [...everything, 'Credit, income, previous landlord and identity of one tenant'],
    risk: `Each further tenant is ${referencing}. You pay it: charging a tenant for references is against the law.`,
    href: routes.letWithReferencing,
    action: `Let for ${bundle}`,
  },
]

export const letSteps: readonly PageSection[] = [
  {
    heading: 'Describe your property',
    html: '<p>Address, rooms, one rent, the deposit, council tax and energy rating. An advertisement may not invite more than the stated rent.</p>',
  },
  {
    heading: 'Join the market',
    html: '<p>We check the listing against the rules of its nation, then it goes live here and on the portals.</p>',
  },
  { heading: 'Host viewings', html: '<p>You say when, and show the applicants round.</p>' },
  {
    heading: 'Choose a tenant',
    html: '<p>Ask every applicant the same questions, and keep the answers. References, if you ordered them, come with reasons.</p>',
  },
  {
    heading: 'Hand over the keys',
    html: '<p>The written statement before signing, the deposit in a scheme within 30 days, the certificates with it. Or let us <a href="/property-management">manage it</a>.</p>',
  },
]
