/**
 * First segments of public pages whose URL contains a secret key, such as a link of an email. These pages are neither
 * crawled nor shared, a login does not lead back to them, and no other site learns their URL.
 */
export const keySections = [
  // The specified name of the automatic login (ROUTE-13).
  'flau',
  'forgotten',
  'unsubscribe',
  'search-alert',
  'confirm-listing',
  'viewing-feedback',
] as const

const keySectionSet: ReadonlySet<string> = new Set(keySections)

export const isKeySection = (segment: string): boolean => keySectionSet.has(segment)
