import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'
import { placeHref } from '@/lib/search/location'
import { popularAreas, popularPlaces } from '@/lib/seo/popular-places'

export interface SiteMapGroup {
  title: string
  links: readonly (readonly [name: string, href: string])[]
}

/** Creates the groups of links on the site map page: all pages except listings, articles and private pages. */
export const createSiteMapGroups = (productSlug: string): readonly SiteMapGroup[] => [
  {
    title: 'Buy and rent',
    links: [
      ['Home', routes.home],
      ['Homes for sale', routes.buy],
      ['Homes to rent', routes.rent],
      ['Commercial property', routes.commercial],
      ['Get a mortgage', routes.mortgage],
      ['Commercial finance', routes.commercialFinance],
      ['Affordability help', routes.affordabilityHelp],
      ['Saved homes', savedRoutes.visitor],
      ['Saved searches', savedRoutes.visitorSearches],
    ],
  },
  {
    title: 'Sell and let',
    links: [
      ['Sell your property', routes.sell],
      ['Let your property', routes.let],
      ['Online house valuation', routes.valuation],
      ['Local estate agents', routes.local],
      ['Local estate agents in Essex', routes.localEssex],
      // Its path begins with the configured product slug (D-01).
      ['Request a valuation', routes.localContact(productSlug)],
      ['Property management', routes.propertyManagement],
      ['Tenant referencing', routes.tenantReferencing],
      ['Conveyancing', routes.conveyancing],
      ['Refer a friend', routes.refer],
      ['Our fees', routes.fees],
    ],
  },
  {
    title: 'Company and help',
    links: [
      ['About us', routes.about],
      ['Contact us', routes.contact],
      ['Chatbot', routes.chatbot],
      ['Recruitment', routes.recruitment],
      ['Questions about selling and buying', routes.faq],
      ['Questions about letting and renting', routes.faqLettings],
      ['Complaints procedure', routes.complaints],
      ['Reviews policy', routes.reviewsPolicy],
      ['Log in', routes.login],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Terms and conditions', routes.terms],
      ['Service agreement', routes.serviceAgreement],
      ['Lettings service agreement', routes.lettingsServiceAgreement],
      ['Privacy policy', routes.privacy],
      ['Cookie policy', routes.cookiePolicy],
      ['Complain about your data', routes.dataComplaint],
    ],
  },
  {
    title: 'Homes for sale in',
    links: popularPlaces.sale.map((place) => [place, placeHref('sale', place)] as const),
  },
  {
    title: 'Homes to rent in',
    links: popularPlaces.let.map((place) => [place, placeHref('let', place)] as const),
  },
  {
    title: 'Estate agents in',
    links: [
      ['All areas, from A to Z', routes.estateAgentsIndex],
      // Each of these names is one word, so that lower case makes its slug.
      ...popularAreas.map((name) => [name, routes.estateAgents(name.toLowerCase())] as const),
    ],
  },
]
