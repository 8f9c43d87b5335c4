import { PRODUCT_SLUG } from './brand'

/**
 * Every address of the site, in one place. Trailing slashes stand where the specification's links
 * have them (D-44); both forms answer.
 */
export const routes = {
  home: '/',
  sell: '/sell-your-property',
  let: '/let-your-property',
  buy: '/find-a-property',
  rent: '/find-a-letting',
  commercial: '/commercial-property',
  news: '/news/',
  newsTag: (tag: string) => `/news/tag/${tag}/`,
  guides: '/guides/',
  propertyManagement: '/property-management',
  faq: '/frequently-asked-questions',
  faqLettings: '/frequently-asked-questions-lettings',
  about: '/about-us',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  serviceAgreement: '/service-agreement',
  lettingsServiceAgreement: '/lettings-service-agreement',
  complaints: '/complaints-procedure',
  refer: '/refer-a-friend',
  contact: '/contact/',
  mortgage: '/get-a-mortgage',
  commercialFinance: '/commercial-finance',
  tenantReferencing: '/tenant-referencing',
  conveyancing: '/conveyancing',
  valuation: '/online-house-valuation',
  local: '/local',
  localContact: `/${PRODUCT_SLUG}-local-contact`,
  recruitment: '/recruitment',
  estateAgents: (slug: string) => `/estate-agents/${slug}`,
  login: '/login',
  logout: '/logout',
  account: '/my-account/welcome',
  notFoundPage: '/page-not-found',
  unavailable: '/unavailable',
} as const

/** The area of a listing: its two first path segments differ by kind, its actions too. */
const area = { sale: 'property', let: 'letting' } as const
export type ListingKind = keyof typeof area
export type ListingAction = 'ask-a-question' | 'arrange-viewing' | 'make-an-offer' | 'request-let-property'

/** /property/{id}/{property_url} or /letting/… (CARD-05, CARD-14). */
export const listingHref = (kind: ListingKind, id: number, slug: string) => `/${area[kind]}/${id}/${slug}`
/** /property/{id}/arrange-viewing and its siblings (CARD-06, CARD-15). */
export const listingActionHref = (kind: ListingKind, id: number, action: ListingAction) => `/${area[kind]}/${id}/${action}`
