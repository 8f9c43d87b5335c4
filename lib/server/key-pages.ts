/**
 * Pages whose address holds a key. What a form there posts must still say that it comes from this
 * site, which `no-referrer` would take from it (Fetch, "append a request Origin header"): those send
 * their address to this site alone.
 */
const keyPages: readonly (readonly [RegExp, string])[] = [
  [/^\/flau\/./, 'no-referrer'],
  [/^\/(forgotten\/reset|unsubscribe)\/./, 'same-origin'],
]

/** The Referrer-Policy of a page with a key in its address; undefined for every other page. */
export const keyPageReferrer = (path: string): string | undefined =>
  keyPages.find(([pattern]) => pattern.test(path))?.[1]
