/** Pages with a status other than 200. The server sets it, because a page of Next cannot. */
const statuses: Readonly<Record<string, number>> = {
  // Crawlers must not index the page of an order that cannot be read (PAY-33, D-48).
  '/error': 404,
}

export const getPageStatus = (path: string): number | undefined =>
  statuses[path.length > 1 ? path.replace(/\/$/, '') : path]
