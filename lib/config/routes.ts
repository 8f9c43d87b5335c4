import type { ListingKind } from '../domain/listing-kind'
import type { ListingStep } from '../domain/listing-steps'
import type { ListingAction } from '../domain/listing-permissions'

/** Trailing slashes follow D-44. `product` is PRODUCT_SLUG, from getPublicSettings() or usePublicSettings(). */
export const routes = {
  home: '/',
  sell: '/sell-your-property',
  sellPayNow: '/sell-your-property/main-details',
  sellOnCompletion: '/sell-your-property/main-details-no-sale-no-fee',
  sellProductOnly: (product: string) => `/sell-your-property/main-details-${product}-only`,
  let: '/let-your-property',
  letFindTenant: '/let-your-property/details',
  letWithReferencing: '/let-your-property/details-bundle',
  buy: '/find-a-property',
  rent: '/find-a-letting',
  commercial: '/commercial-property',
  news: '/news/',
  newsItem: (slug: string) => `/news/${slug}/`,
  newsTag: (tag: string) => `/news/tag/${encodeURIComponent(tag)}/`,
  newsFeed: '/news/rss.xml',
  guides: '/guides/',
  guide: (slug: string) => `/guides/${slug}/`,
  guidesTag: (tag: string) => `/guides/tag/${encodeURIComponent(tag)}/`,
  propertyManagement: '/property-management',
  faq: '/frequently-asked-questions',
  faqLettings: '/frequently-asked-questions-lettings',
  about: '/about-us',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  serviceAgreement: '/service-agreement',
  lettingsServiceAgreement: '/lettings-service-agreement',
  complaints: '/complaints-procedure',
  fees: '/fees',
  reviewsPolicy: '/reviews-policy',
  cookiePolicy: '/cookie-policy',
  dataComplaint: '/data-protection-complaint',
  siteMap: '/site-map',
  refer: '/refer-a-friend',
  contact: '/contact/',
  mortgage: '/get-a-mortgage',
  affordabilityHelp: '/affordability-help',
  commercialFinance: '/commercial-finance',
  tenantReferencing: '/tenant-referencing',
  conveyancing: '/conveyancing',
  valuation: '/online-house-valuation',
  local: '/local',
  localEssex: '/local/essex',
  localContact: (product: string) => `/${product}-local-contact`,
  recruitment: '/recruitment',
  thankYouSubscriber: '/thank-you-subscriber',
  estateAgentsIndex: '/estate-agents',
  estateAgents: (slug: string) => `/estate-agents/${slug}`,
  login: '/login',
  logout: '/logout',
  forgottenPassword: '/forgotten/password',
  resetPassword: (key: string) => `/forgotten/reset/${key}`,
  automaticLogin: (key: string) => `/flau/${key}`,
  unsubscribe: (key: string) => `/unsubscribe/${key}`,
  confirmListing: (key: string) => `/confirm-listing/${key}`,
  account: '/my-account/welcome',
  accountProfile: '/my-account/profile',
  accountPassword: '/my-account/password',
  confirmEmail: (key: string) => `/my-account/email/${key}`,
  viewings: '/my-account/viewings',
  viewing: (id: number) => `/my-account/viewings/${id}`,
  viewingCalendar: (id: number) => `/my-account/viewings/${id}/calendar.ics`,
  viewingAvailability: '/my-account/viewings/availability',
  viewingFeedback: (key: string) => `/viewing-feedback/${key}`,
  accountSettings: '/my-account/settings',
  accountExport: '/my-account/settings/export',
  accountInbox: '/my-account/inbox',
  accountThread: (id: number) => `/my-account/inbox/${id}`,
  accountOffers: '/my-account/offers',
  sale: (offerId: number) => `/my-account/offers/${offerId}/sale`,
  tenancy: (requestId: number) => `/my-account/offers/${requestId}/tenancy`,
  listingPictures: (id: number) => `/my-account/properties/${id}/pictures`,
  /** The target of the forms on the page of pictures, without JavaScript. */
  changeListingPictures: (id: number) => `/my-account/properties/${id}/pictures/change`,
  accountProperties: '/my-account/properties',
  accountLettings: '/my-account/lettings',
  chatbot: '/chatbot',
  notFoundPage: '/page-not-found',
  unavailable: '/unavailable',
} as const

/** Returns the page of a step in which an owner describes a home, or of its preview. */
export const homeStepHref = (kind: ListingKind, id: number, step: ListingStep | 'preview'): string =>
  `${kind === 'sale' ? routes.sell : routes.let}/${id}/${step}`

export const ownHomeHref = (kind: ListingKind, id: number): string =>
  `${kind === 'sale' ? routes.accountProperties : routes.accountLettings}/${id}`

const firstSegment: Record<ListingKind, 'property' | 'letting'> = { sale: 'property', let: 'letting' }

export const listingHref = (kind: ListingKind, id: number, slug: string) =>
  `/${firstSegment[kind]}/${id}/${slug}`

export const reportProblemHref = (kind: ListingKind, id: number) =>
  `/${firstSegment[kind]}/${id}/report-a-problem`

/** Returns the address of the picture of a QR code. @param path the path of the listing's page that the code opens */
export const qrCodeHref = (path: string) => `/media/codes${path}`

export const listingActionHref = (kind: ListingKind, id: number, action: ListingAction) =>
  `/${firstSegment[kind]}/${id}/${action}`

/** The form reads the fact's key from the query. @param askHref the path of the form */
export const askAboutFactHref = (askHref: string, factKey: string): string => `${askHref}?fact=${factKey}`

/** A longer question does not fit into a URL that every browser and proxy accepts. */
export const MAX_QUESTION_CHARACTERS = 500

/** Returns the question form with a question that the visitor may edit before sending it. */
export const askQuestionHref = (askHref: string, question: string): string =>
  `${askHref}?${new URLSearchParams({ question: question.slice(0, MAX_QUESTION_CHARACTERS) }).toString()}`
