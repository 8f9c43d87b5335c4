/**
 * Pages that are sent with another status than 200, with or without a trailing slash. The server sets
 * the status, because a page of Next cannot.
 */
const statuses: Readonly<Record<string, number>> = {
  // Crawlers must not index the page of failed payments (D-48).
  '/error': 404,
}

/** The status of a path's page, or undefined when Next decides. */
export const pageStatus = (path: string): number | undefined =>
  statuses[path.length > 1 ? path.replace(/\/$/, '') : path]
