import type { CallName, CallOutput, Contract, ParsedInput } from '../contract'
import { subscribe, type Signal } from '../events/subscribers'
import { invalidate, type Invalidation } from './invalidation'

/* The cache tags of each call's answer, and the tags that each domain event invalidates. */

const listingTag = (id: number) => `listing:${id}`
const cardTag = (id: number) => `listing-card:${id}`
/** The tag of answers that depend on the set of advertised listings, such as lists and counts. */
const LISTINGS = 'listings'
const siteMetaTag = (key: string) => `site-meta:${key}`
const VACANCIES = 'vacancies'

/** Returns the tags of an answer. `data` is undefined if the agency refused the call. */
type TagsOf<N extends CallName> = (
  input: ParsedInput<N>,
  data: CallOutput<N> | undefined,
) => readonly string[]
type PublicCall = { [N in CallName]: Contract[N]['access'] extends 'public' ? N : never }[CallName]

const cardTags = (cards: readonly { id: number }[] = []) => cards.map(({ id }) => cardTag(id))
const listTags = (cards: readonly { id: number }[] | undefined) => [LISTINGS, ...cardTags(cards)]
const searchTags = (data: readonly { id: number }[] | { properties: readonly { id: number }[] } = []) =>
  listTags('properties' in data ? data.properties : data)
const detailTags = ({ id }: { id: number }, data: { similar?: { id: number }[] } | undefined) => [
  listingTag(id),
  ...cardTags(data?.similar),
]
const tagsOfNews = () => ['news']
const tagsOfGuides = () => ['guides']

/** The tags are null if no event changes the answer, or if the answer is for one person and never cached. */
const tagsByCall: { [N in PublicCall]: TagsOf<N> | null } = {
  siteMeta: ({ attr }) => [siteMetaTag(attr)],
  newsList: tagsOfNews,
  newsFeatured: tagsOfNews,
  newsTags: tagsOfNews,
  newsByTag: tagsOfNews,
  newsDetail: tagsOfNews,
  newsRelated: tagsOfNews,
  newsRelatedManual: tagsOfNews,
  newsPrevious: tagsOfNews,
  newsNext: tagsOfNews,
  guidesList: tagsOfGuides,
  guidesFeatured: tagsOfGuides,
  guidesTags: tagsOfGuides,
  guidesByTag: tagsOfGuides,
  guidesDetail: tagsOfGuides,
  guidesRelated: tagsOfGuides,
  guidesRelatedManual: tagsOfGuides,
  guidesPrevious: tagsOfGuides,
  guidesNext: tagsOfGuides,
  recruitmentList: () => [VACANCIES],
  areaIndex: () => [LISTINGS],
  areaFigures: () => [LISTINGS],
  valueEstimate: () => [LISTINGS],
  marketFigures: () => [LISTINGS],
  latestProperty: (_input, data) => listTags(data),
  latestLetting: (_input, data) => listTags(data),
  propertyDetail: detailTags,
  lettingDetail: detailTags,
  listingIndex: () => [LISTINGS],
  propertySearch: (_input, data) => searchTags(data),
  lettingSearch: (_input, data) => searchTags(data),
  searchMap: () => [LISTINGS],
  searchCounts: () => [LISTINGS],
  countSearches: () => [LISTINGS],
  formerListing: null,
  confirmationRequest: null,
  answerConfirmation: null,
  placeSuggest: null,
  placeOfPostcode: null,
  searchPhrase: null,
  findHomes: null,
  countSave: null,
  stopSearchAlerts: null,
  contactUs: null,
  login: null,
  loginOtpRequest: null,
  verifyOtp: null,
  signup: null,
  subscribeNewsletter: null,
  unsubscribeNewsletter: null,
  logout: null,
  autoLogin: null,
  forgottenPassword: null,
  resetPassword: null,
  resetLinkStatus: null,
  chatbot: null,
  viewingSlots: null,
  viewingFeedbackRequest: null,
  giveViewingFeedback: null,
  receivePaymentEvent: null,
  getFileAccess: null,
  sandboxCheckout: null,
  payInSandbox: null,
}

/** Returns the cache tags of an answer. An event that invalidates one of them makes the answer stale. */
export function tagsOfCall<N extends CallName>(
  name: N,
  input: ParsedInput<N>,
  data: CallOutput<N> | undefined,
): readonly string[] {
  // The table has no entry for calls that are not public; TypeScript cannot tell whether `name` is one of them.
  const tagsOf = (tagsByCall as { [M in CallName]?: TagsOf<M> | null })[name]
  return tagsOf?.(input, data) ?? []
}

/** Whether the answers of a call have tags. Such a call only reads, so it may be repeated after a failure. */
export const isTaggedRead = (name: CallName): boolean =>
  Boolean((tagsByCall as Partial<Record<CallName, unknown>>)[name])

function toInvalidations(signal: Signal): readonly Invalidation[] {
  switch (signal.type) {
    case 'listing-changed':
      return [
        { effect: 'purge', tags: signal.ids.map(listingTag) },
        { effect: 'stale-while-revalidate', tags: [LISTINGS, ...signal.ids.map(cardTag)] },
      ]
    case 'listing-removed':
      // A listing off the market must not be shown from a cache, not even during an outage.
      return [
        { effect: 'purge', tags: [...signal.ids.map(listingTag), ...signal.ids.map(cardTag)] },
        { effect: 'stale-while-revalidate', tags: [LISTINGS] },
      ]
    case 'site-meta-changed':
      return [{ effect: 'must-revalidate', tags: [siteMetaTag(signal.key)] }]
    case 'article-changed':
      return [{ effect: 'must-revalidate', tags: [signal.section] }]
    case 'vacancy-changed':
      return [{ effect: 'must-revalidate', tags: [VACANCIES] }]
    case 'chat-logged':
    case 'file-removed':
    case 'message-sent':
    case 'thread-read':
    case 'thread-typing':
    case 'session-ended':
    case 'order-settled':
      return []
    case 'reconnected':
      return [{ effect: 'must-revalidate', tags: 'all' }]
  }
}

/** Invalidates the caches of this process at each domain event. @returns a function that ends the subscription */
export const invalidateOnEvents = (): (() => void) =>
  subscribe((signal) => invalidate(...toInvalidations(signal)))
