import type { HomeRef } from '../domain/saved-home'

/** The pages of what people keep. Apart from `routes`, which every page loads. */
export const savedRoutes = {
  account: '/my-account/saved',
  visitor: '/saved-homes',
  hidden: '/my-account/saved/hidden',
  visitorHidden: '/saved-homes/hidden',
  /** The page on which a partner accepts the invitation to share saved homes. */
  invitation: (key: string) => `/my-account/saved/invitation/${key}`,
  compare: '/saved-homes/compare',
  searches: '/my-account/searches',
  visitorSearches: '/saved-searches',
  alert: (id: number) => `/my-account/searches/alerts/${id}`,
  /** The page that asks before it ends the mail. */
  stopAlerts: (key: string) => `/search-alert/stop/${key}`,
  /** Takes the POST of a mail program's own unsubscribe button. */
  stopAlertsByPost: (key: string) => `/api/search-alert/${key}`,
} as const

/** The page of the account that offers to save a search: for those without JavaScript. */
export const saveSearchHref = (href: string) => `${savedRoutes.searches}?save=${encodeURIComponent(href)}`

/** The page of the account that offers to save a home: for those without JavaScript. */
export const saveHomeHref = ({ kind, id }: HomeRef) => `${savedRoutes.account}?save=${kind}:${id}`
