import { routes } from '../config/routes'
import { listPlacesWithPages } from '../places/local-authorities'

/**
 * Lists the paths in the sitemap of pages. Listings, areas and articles have sitemaps of their own. Tenant referencing
 * is left out, because its canonical URL is a missing page (D-43).
 */
export const listSitePages = (product: string): string[] => [
  routes.home,
  routes.buy,
  routes.rent,
  routes.commercial,
  routes.sell,
  routes.let,
  routes.propertyManagement,
  routes.conveyancing,
  routes.mortgage,
  routes.commercialFinance,
  routes.valuation,
  routes.local,
  routes.localEssex,
  routes.refer,
  routes.about,
  routes.recruitment,
  routes.news,
  routes.guides,
  routes.contact,
  routes.localContact(product),
  routes.faq,
  routes.faqLettings,
  routes.fees,
  routes.privacy,
  routes.cookiePolicy,
  routes.terms,
  routes.serviceAgreement,
  routes.lettingsServiceAgreement,
  routes.complaints,
  routes.reviewsPolicy,
  routes.dataComplaint,
  routes.siteMap,
  routes.estateAgentsIndex,
  ...listPlacesWithPages().map(({ slug }) => routes.estateAgents(slug)),
]
