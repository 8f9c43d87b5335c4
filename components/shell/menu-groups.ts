import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'

export interface MenuItem {
  label: string
  href: string
  /** Whether the link leads to another site. */
  isExternal?: boolean
}

export interface MenuGroup {
  title: string
  links: readonly MenuItem[]
}

/** Every page that a menu links to; header, footer and failure pages choose from these. */
export const menuItems = {
  homesForSale: { label: 'Homes for sale', href: routes.buy },
  homesToRent: { label: 'Homes to rent', href: routes.rent },
  commercialProperty: { label: 'Commercial property', href: routes.commercial },
  savedHomes: { label: 'Saved homes', href: savedRoutes.visitor },
  savedSearches: { label: 'Saved searches', href: savedRoutes.visitorSearches },
  mortgage: { label: 'Get a mortgage', href: routes.mortgage },
  commercialFinance: { label: 'Commercial finance', href: routes.commercialFinance },
  sell: { label: 'Sell your property', href: routes.sell },
  let: { label: 'Let your property', href: routes.let },
  propertyManagement: { label: 'Property management', href: routes.propertyManagement },
  fees: { label: 'Our fees', href: routes.fees },
  valuation: { label: 'Free online valuation', href: routes.valuation },
  localExperts: { label: 'Local experts', href: routes.local },
  news: { label: 'News', href: routes.news },
  guides: { label: 'Guides', href: routes.guides },
  sellerGuides: { label: 'Seller guides', href: routes.newsTag('seller-guides') },
  landlordGuides: { label: 'Landlord guides', href: routes.newsTag('landlord-guides') },
  buyerGuides: { label: 'Buyer guides', href: routes.newsTag('buyer-guides') },
  tenantGuides: { label: 'Tenant guides', href: routes.newsTag('tenant-guides') },
  sellingQuestions: { label: 'Selling questions', href: routes.faq },
  lettingQuestions: { label: 'Letting questions', href: routes.faqLettings },
  about: { label: 'About us', href: routes.about },
  contact: { label: 'Contact us', href: routes.contact },
  refer: { label: 'Refer a friend', href: routes.refer },
  terms: { label: 'Terms and conditions', href: routes.terms },
  serviceAgreement: { label: 'Service agreement', href: routes.serviceAgreement },
  lettingsServiceAgreement: { label: 'Lettings service agreement', href: routes.lettingsServiceAgreement },
  chatbot: { label: 'Chatbot', href: routes.chatbot },
  complaints: { label: 'Complaints procedure', href: routes.complaints },
  reviewsPolicy: { label: 'Reviews policy', href: routes.reviewsPolicy },
  privacy: { label: 'Privacy policy', href: routes.privacy },
  cookiePolicy: { label: 'Cookie policy', href: routes.cookiePolicy },
  dataComplaint: { label: 'Complain about your data', href: routes.dataComplaint },
  siteMap: { label: 'Site map', href: routes.siteMap },
  allAreas: { label: 'All areas', href: routes.estateAgentsIndex },
} satisfies Record<string, MenuItem>

/** Replaces the link to our valuation page by one to an external tool (HEADER-08); null keeps our page. */
export const withValuationUrl = (
  groups: readonly MenuGroup[],
  valuationUrl: string | null,
): readonly MenuGroup[] =>
  valuationUrl === null
    ? groups
    : groups.map(({ title, links }) => ({
        title,
        links: links.map((link) =>
          link === menuItems.valuation ? { ...link, href: valuationUrl, isExternal: true } : link,
        ),
      }))

/** Menus of the header, grouped by task (HEADER-08, HEADER-11 … 14). */
export const headerGroups: readonly MenuGroup[] = [
  {
    title: 'Buy',
    links: [menuItems.homesForSale, menuItems.commercialProperty, menuItems.mortgage, menuItems.buyerGuides],
  },
  {
    title: 'Rent',
    links: [menuItems.homesToRent, menuItems.tenantGuides],
  },
  {
    title: 'Sell',
    links: [
      menuItems.sell,
      menuItems.valuation,
      menuItems.localExperts,
      menuItems.sellerGuides,
      menuItems.sellingQuestions,
    ],
  },
  {
    title: 'Landlords',
    links: [
      menuItems.let,
      menuItems.propertyManagement,
      menuItems.landlordGuides,
      menuItems.lettingQuestions,
    ],
  },
  {
    title: 'Help and advice',
    links: [
      menuItems.news,
      menuItems.guides,
      menuItems.commercialFinance,
      menuItems.about,
      menuItems.contact,
      menuItems.chatbot,
    ],
  },
]

/** The regions of HEADER-16. Each name is one word, so that lower case makes its slug. */
const FOOTER_REGIONS = ['Essex', 'Manchester', 'Leicestershire', 'Kent', 'Scotland', 'Devon']

/** Header and footer together have all links that the specification lists (HEADER-11 … 16, D-168). */
export const footerGroups: readonly MenuGroup[] = [
  {
    title: 'Buy and rent',
    links: [
      menuItems.homesForSale,
      menuItems.homesToRent,
      menuItems.commercialProperty,
      menuItems.mortgage,
      menuItems.commercialFinance,
      menuItems.savedHomes,
      menuItems.savedSearches,
    ],
  },
  {
    title: 'Sell and let',
    links: [
      menuItems.sell,
      menuItems.let,
      menuItems.propertyManagement,
      menuItems.fees,
      menuItems.valuation,
      menuItems.localExperts,
    ],
  },
  {
    title: 'Advice',
    links: [
      menuItems.news,
      menuItems.guides,
      menuItems.sellerGuides,
      menuItems.landlordGuides,
      menuItems.buyerGuides,
      menuItems.tenantGuides,
      menuItems.sellingQuestions,
      menuItems.lettingQuestions,
    ],
  },
  {
    title: 'Company',
    links: [
      menuItems.about,
      menuItems.contact,
      menuItems.refer,
      menuItems.terms,
      menuItems.serviceAgreement,
      menuItems.lettingsServiceAgreement,
      menuItems.complaints,
      menuItems.reviewsPolicy,
      menuItems.privacy,
      menuItems.cookiePolicy,
      menuItems.dataComplaint,
      menuItems.siteMap,
    ],
  },
  {
    title: 'Estate agents in',
    links: [
      ...FOOTER_REGIONS.map((region) => ({
        label: region,
        href: routes.estateAgents(region.toLowerCase()),
      })),
      menuItems.allAreas,
    ],
  },
]
