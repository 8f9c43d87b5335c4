import type { IncomingMessage, ServerResponse } from 'node:http'
import { listingActions } from '../domain/listing-permissions'

/** The pages below a listing that are not the listing's page itself. */
const OTHER_PAGES = [...listingActions, 'report-a-problem'].join('|')
const PATH_END = String.raw`/?(?:\?|$)`
const NOT_OTHER_PAGE = `(?!(?:${OTHER_PAGES})${PATH_END})`
/** Matches /property/7/mill-lane, but not /property/7/make-an-offer. Nine digits fit the database's integer. */
const LISTING_PATH = new RegExp(
  String.raw`^/(?:property|letting)/([1-9]\d{0,8})/${NOT_OTHER_PAGE}[^/?]+${PATH_END}`,
)
/** Robots that name themselves in User-Agent. A script in the page would exclude more robots, but enlarge each page. */
const ROBOT = /bot|crawl|spider|slurp|preview|monitor|headless|curl|wget|python|facebookexternalhit/i
const FLUSH_INTERVAL_MS = 5_000
/** Limits the memory that the counts take between two flushes. */
const MAX_LISTINGS = 20_000

/** Returns the id of the listing whose page a person opens with this request; null for other requests. */
export function readViewedListing({ method, url = '', headers }: IncomingMessage): number | null {
  const [, id] = LISTING_PATH.exec(url) ?? []
  if (method !== 'GET' || id === undefined) return null
  const agent = headers['user-agent'] ?? ''
  if (agent === '' || ROBOT.test(agent)) return null
  // A prefetched page may never be opened.
  const isPrefetch =
    headers['next-router-prefetch'] !== undefined || /prefetch/.test(String(headers['sec-purpose'] ?? ''))
  return isPrefetch ? null : Number(id)
}

/**
 * Counts how often the pages of listings are opened, cached pages included, and stores the counts every five
 * seconds. Nothing about the visitors is stored.
 * @param addViews stores counts by listing
 * @returns `note`, to be called with each request, and `stop`, which stores the last counts
 */
export function countListingViews(addViews: (counts: ReadonlyMap<number, number>) => void) {
  let counts = new Map<number, number>()
  const flush = () => {
    if (counts.size === 0) return
    addViews(counts)
    counts = new Map()
  }
  const timer = setInterval(flush, FLUSH_INTERVAL_MS)
  timer.unref()
  return {
    note(request: IncomingMessage, response: ServerResponse): void {
      const id = readViewedListing(request)
      if (id === null || (counts.size >= MAX_LISTINGS && !counts.has(id))) return
      response.once('finish', () => {
        if (response.statusCode === 200 || response.statusCode === 304)
          counts.set(id, (counts.get(id) ?? 0) + 1)
      })
    },
    stop(): void {
      clearInterval(timer)
      flush()
    },
  }
}
