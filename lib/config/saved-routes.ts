import type { HomeRef } from '../domain/saved-home'

/** The pages of what people keep. Apart from `routes`, which every page loads. */
export const savedRoutes = {
  account: '/my-account/saved',
  visitor: '/saved-homes',
  searchAlert: '/search-alert',
  confirmAlert: (key: string) => `/search-alert/confirm/${key}`,
  stopAlerts: (key: string) => `/search-alert/stop/${key}`,
  /** Takes the POST of a mail program's own unsubscribe button. */
  stopAlertsByPost: (key: string) => `/api/search-alert/${key}`,
} as const

/** The page of the account that offers to save a home: for those without JavaScript. */
export const saveHomeHref = ({ kind, id }: HomeRef) => `${savedRoutes.account}?save=${kind}:${id}`
