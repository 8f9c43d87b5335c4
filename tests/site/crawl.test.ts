// covers: app, components, lib/config, lib/seo
import { expect, test } from 'vitest'
import { e2eBase } from '../support/e2e-database'
import { readPage, type Page } from './support/visitor'

const CONCURRENT_REQUESTS = 6
/** With fewer pages, the crawl would have missed a part of the site. */
const MIN_VISITED_PAGES = 170
/** A crawl takes seconds, but minutes on a busy machine. */
const CRAWL_TIMEOUT_MS = 240_000
/** Kinds of pages of which the crawl visits only the first few: the pattern of their paths, and how many. */
const sampledKinds: readonly (readonly [kind: RegExp, sampleSize: number])[] = [
  [
    /^\/(property|letting)\/\d+\/(ask-a-question|arrange-viewing|make-an-offer|request-let-property|report-a-problem)$/,
    12,
  ],
  [/^\/property\/\d+\/[^/]+$/, 15],
  [/^\/letting\/\d+\/[^/]+$/, 15],
  [/^\/find-a-(property|letting)\/[^/]+$/, 30],
  [/^\/find-a-(property|letting)\/.+$/, 20],
  [/^\/estate-agents\/[^/]+$/, 30],
]

const hrefsOf = ({ $, headers }: Page): string[] =>
  headers.get('content-type')?.startsWith('text/html')
    ? $('a[href]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '')
    : []

test(
  'every internal link that a crawl from the home page finds leads to a page, and every fragment to an element (ROUTE-19)',
  { timeout: CRAWL_TIMEOUT_MS },
  async () => {
    const base = e2eBase()
    const knownPaths = new Set<string>()
    const visited = new Map<string, Page>()
    const linkCounts = new Map<RegExp, number>()
    const anchors: { from: string; path: string; id: string }[] = []
    const brokenLinks: string[] = []
    const queue = [
      { path: '/', from: 'the address bar' },
      // A crawl submits no forms, so the URLs of a search are added.
      ...[
        '/find-a-property/essex/100000-nomax/all-types/2-nomax/five-miles',
        '/find-a-letting/essex/400-1200/all-types/1-nomax/this-only',
      ].map((path) => ({ path, from: 'the search form' })),
    ]

    /** Counts a link by its kind. @returns whether the path belongs to the sample, and is visited */
    const addToSample = (path: string): boolean => {
      const { pathname } = new URL(path, base)
      const [kind, sampleSize = 0] = sampledKinds.find(([pattern]) => pattern.test(pathname)) ?? []
      if (!kind) return true
      const count = linkCounts.get(kind) ?? 0
      linkCounts.set(kind, count + 1)
      return count < sampleSize
    }
    const follow = (href: string, from: string) => {
      const url = new URL(href, `${base}${from}`)
      if (url.origin !== new URL(base).origin) return
      const path = url.pathname + url.search
      if (url.hash.length > 1) anchors.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) })
      if (knownPaths.has(path)) return
      knownPaths.add(path)
      if (addToSample(path)) queue.push({ path, from })
    }
    const visit = async ({ path, from }: { path: string; from: string }) => {
      const page = await readPage(path)
      visited.set(path, page)
      if (page.status !== 200) brokenLinks.push(`${page.status} ${path} (on ${from})`)
      // Leaves out links such as `mailto:` and `tel:`.
      const pageLinks = hrefsOf(page).filter((href) => /^(\/|#|\?|https?:)/.test(href))
      for (const href of pageLinks) follow(href, path)
    }
    for (const { path } of queue) knownPaths.add(path)
    while (queue.length > 0) await Promise.all(queue.splice(0, CONCURRENT_REQUESTS).map(visit))

    for (const { from, path, id } of anchors) {
      const page = visited.get(path)
      if (page && page.$(`[id="${id}"]`).length === 0)
        brokenLinks.push(`#${id} is not on ${path} (on ${from})`)
    }
    expect([...new Set(brokenLinks)]).toEqual([])
    expect(visited.size, 'the crawl reaches most pages').toBeGreaterThan(MIN_VISITED_PAGES)
    for (const [kind] of sampledKinds)
      expect(linkCounts.get(kind), `there are links to ${kind}`).toBeGreaterThan(0)
  },
)
