import { keySections } from '../config/key-pages'

const accountKeyPages = ['my-account/email', 'my-account/saved/invitation']

/**
 * Pages whose URL contains a key, with the Referrer-Policy that keeps the key from other sites. A page with a form has
 * `same-origin`: under `no-referrer` the browser would post `Origin: null`, and the server would refuse the form
 * (Fetch, "append a request Origin header"). The first pattern that matches counts; `/flau/KEY` is the automatic login.
 */
const keyPages: readonly (readonly [RegExp, string])[] = [
  [/^\/flau\/./, 'no-referrer'],
  [new RegExp(`^/(${[...keySections, ...accountKeyPages].join('|')})/.`), 'same-origin'],
]

/** The Referrer-Policy of a page with a key in its URL; undefined for other pages. */
export const getKeyPageReferrerPolicy = (path: string): string | undefined =>
  keyPages.find(([pattern]) => pattern.test(path))?.[1]
