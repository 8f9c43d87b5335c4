import { expect, test } from '@playwright/test'

/**
 * A walk along every internal link that can be reached from the home page. Of what is there by the
 * thousand (homes, searches, places) some are visited; of everything else, all.
 */

/** Kinds of pages of which some stand for all, with how many. Placeholders are one segment each. */
const many: readonly (readonly [kind: RegExp, visited: number])[] = [
  [/^\/(property|letting)\/\d+\/(ask-a-question|arrange-viewing|make-an-offer|request-let-property)$/, 12],
  [/^\/property\/\d+\/[^/]+$/, 25],
  [/^\/letting\/\d+\/[^/]+$/, 25],
  [/^\/find-a-(property|letting)\/[^/]+$/, 60],
  [/^\/find-a-(property|letting)\/.+$/, 20],
  [/^\/estate-agents\/[^/]+$/, 120],
]

interface Visited {
  status: number
  ids: Set<string>
  links: string[]
}

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

async function visit(base: string, path: string): Promise<Visited> {
  const reply = await fetch(`${base}${path}`, { headers: { accept: 'text/html' } })
  const text = await reply.text()
  const isPage = (reply.headers.get('content-type') ?? '').startsWith('text/html')
  return {
    status: reply.status,
    ids: new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => unescaped(id ?? ''))),
    links: isPage
      ? [...text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => unescaped(href ?? ''))
      : [],
  }
}

test('every internal link that can be reached from the home page leads to a page, every anchor to its place (ROUTE-19)', async ({
  baseURL,
}, testInfo) => {
  test.skip(testInfo.project.name === 'phone', 'the same links at every width')
  test.setTimeout(240_000)
  const base = baseURL ?? ''
  const met = new Set<string>()
  const visited = new Map<string, Visited>()
  const taken = new Map<RegExp, number>()
  const anchors: { from: string; path: string; id: string }[] = []
  const dead: string[] = []
  const queue = [
    { path: '/', from: 'the address bar' },
    // What the form leads to; its links are reached by sending it.
    ...[
      '/find-a-property/essex/100000-nomax/all-types/2-nomax/five-miles',
      '/find-a-letting/essex/400-1200/all-types/1-nomax/this-only',
    ].map((path) => ({ path, from: 'the search form' })),
  ]

  /** Whether a path is to be visited: the first so many of a kind that there are many of. */
  const isWanted = (path: string): boolean => {
    const { pathname } = new URL(path, base)
    const [kind, enough = 0] = many.find(([pattern]) => pattern.test(pathname)) ?? []
    if (!kind) return true
    const before = taken.get(kind) ?? 0
    taken.set(kind, before + 1)
    return before < enough
  }
  const follow = (href: string, from: string) => {
    const url = new URL(href, `${base}${from}`)
    if (url.origin !== new URL(base).origin) return
    const path = url.pathname + url.search
    if (url.hash.length > 1) anchors.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) })
    if (met.has(path)) return
    met.add(path)
    if (isWanted(path)) queue.push({ path, from })
  }
  const step = async ({ path, from }: { path: string; from: string }) => {
    const page = await visit(base, path)
    visited.set(path, page)
    if (page.status !== 200) dead.push(`${page.status} ${path} (on ${from})`)
    for (const href of page.links) if (/^(\/|#|\?|https?:)/.test(href)) follow(href, path)
  }
  for (const { path } of queue) met.add(path)
  while (queue.length > 0) await Promise.all(queue.splice(0, 6).map(step))

  for (const { from, path, id } of anchors) {
    const page = visited.get(path)
    if (page && !page.ids.has(id)) dead.push(`#${id} is not on ${path} (on ${from})`)
  }
  expect([...new Set(dead)]).toEqual([])
  expect(visited.size, 'the walk went far').toBeGreaterThan(250)
  for (const [kind] of many) expect(taken.get(kind), `links to ${kind} were met`).toBeGreaterThan(0)
})
