import type { Reply } from '../../lib/contract/call'
import { dataOf } from './selling'

/** The page of results in a reply, whose data are else a list. Also for a union of the replies of two calls. */
type PageOf<R> = R extends { ok: true; data: infer Data } ? Exclude<Data, readonly unknown[]> : never

/**
 * Returns the page of results that answers a search with `page` and `limit`.
 * @throws if the search is refused, or answered with a list without pages, as one without `page` is
 */
export function pageOf<R extends Reply<unknown>>(reply: R): PageOf<R> {
  const data = dataOf(reply)
  if (Array.isArray(data)) throw new Error('The search was answered with a list without pages')
  return data as PageOf<R>
}
