import type { HomeRef } from '../domain/saved-home'
import type { SavedHomeStage } from '../domain/saved-home-stage'

/** The pages of saved homes, hidden homes and saved searches. Kept apart from `routes`, which every page loads. */
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
  /** The page that asks for confirmation before it stops the emails. */
  stopAlerts: (key: string) => `/search-alert/stop/${key}`,
  /** The target of the POST of a mail program's unsubscribe button. */
  stopAlertsByPost: (key: string) => `/api/search-alert/${key}`,
} as const

/** Returns the account's page that offers to save a search, for browsers without JavaScript. */
export const saveSearchHref = (href: string) => `${savedRoutes.searches}?save=${encodeURIComponent(href)}`

export const saveHomeHref = ({ kind, id }: HomeRef) => `${savedRoutes.account}?save=${kind}:${id}`

/** Returns a page of the account's saved homes: all of them, or those of a stage. */
export function savedHomesHref({ stage, page = 1 }: { stage: SavedHomeStage | null; page?: number }): string {
  const query = new URLSearchParams()
  if (stage !== null) query.set('stage', stage)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${savedRoutes.account}?${query.toString()}` : savedRoutes.account
}
