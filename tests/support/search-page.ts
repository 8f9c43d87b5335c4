import type { Reply } from '../../lib/contract/call'
import { dataOf } from './selling'

/** The page of results in a reply, which may also be a list without pages. R may be a union of two calls' replies. */
type PageOf<R> = R extends { ok: true; data: infer Data } ? Exclude<Data, readonly unknown[]> : never

/**
 * Returns the page of results that answers a search with `page` and `limit`.
 * @throws if the search is refused, or answered with a list without pages
 */
export function pageOf<R extends Reply<unknown>>(reply: R): PageOf<R> {
  const data = dataOf(reply)
  if (Array.isArray(data)) throw new Error('The search was answered with a list without pages')
  return data as PageOf<R>
}
