import { fees, PORTAL_MONTHS } from '@/lib/config/brand'
import type { PageSection } from '@/lib/config/page-text'
import { routes } from '@/lib/config/routes'
import { formatPence } from '@/lib/format/money'
import type { Package } from '../package-cards'
import { PASS_ON_TIME } from '@/lib/config/claims'

const findTenantFee = formatPence(fees.letFindTenant)
const referencingFee = formatPence(fees.tenantReferencing)
const bundleFee = formatPence(fees.letFindTenant + fees.tenantReferencing)

const includedServices = [
  `The portals until it is let, ${PORTAL_MONTHS} months at most`,
  'Your listing here, checked against the rules on rent, deposit and energy',
  `Enquiries, requests for viewings and applications, passed on to you ${PASS_ON_TIME}`,
]

export const findTenantPackage: Package = {
  name: 'Find a tenant',
  price: findTenantFee,
  terms: 'once, up front, VAT included',
  includes: includedServices,
  risk: `You have 14 days to change your mind. After that the ${findTenantFee} is spent, whether the property is let or not.`,
  href: routes.letFindTenant,
  action: `Let for ${findTenantFee}`,
}

export const findAndReferencePackage: Package = {
  name: 'Find and reference a tenant',
  price: bundleFee,
  terms: `${findTenantFee} and ${referencingFee} for referencing one tenant, VAT included`,
  includes: [...includedServices, 'Credit, income, previous landlord and identity of one tenant'],
  risk: `Each further tenant is ${referencingFee}. You pay it: charging a tenant for references is against the law.`,
  href: routes.letWithReferencing,
  action: `Let for ${bundleFee}`,
}

/** The two packages for landlords (D-158). Prices include VAT; the landlord pays for referencing (domain B2). */
export const letPackages: readonly Package[] = [findTenantPackage, findAndReferencePackage]

export const letSteps: readonly PageSection[] = [
  {
    heading: 'Describe your property',
    html: '<p>Address, rooms, one rent, the deposit, council tax and energy rating. An advertisement may not invite more than the stated rent.</p>',
  },
  {
    heading: 'Join the market',
    html: '<p>We check the listing against the rules of its nation, then it goes live here and on the portals.</p>',
  },
  { heading: 'Host viewings', html: '<p>You say when, and show the applicants round yourself.</p>' },
  {
    heading: 'Choose a tenant',
    html: '<p>Ask every applicant the same questions, and keep the answers. References, if you ordered them, come with reasons.</p>',
  },
  {
    heading: 'Hand over the keys',
    html: '<p>The written statement before signing, the deposit in a scheme within 30 days (28 in Northern Ireland), the certificates with it. Or let us <a href="/property-management">manage it</a>.</p>',
  },
]
