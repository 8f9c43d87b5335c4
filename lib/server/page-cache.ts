import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CacheRule } from './cached-pages'
import {
  isAffected,
  onInvalidation,
  watchInvalidations,
  type Invalidation,
  type InvalidationWatch,
} from '../cache/invalidation'
import { compress, type Encoding } from './compression'
import type { Document } from './document'
import { hashScripts } from './script-hashes'

/** A document that every visitor gets. It is compressed when a visitor's browser first accepts an encoding. */
export interface CachedPage {
  headers: Document['headers']
  body: Buffer
  etag: string
  /** The hashes of the page's own inline scripts, for script-src. */
  scriptHashes: readonly string[]
  /** Returns the compressed body, or a promise of it while it is being compressed. */
  getEncoded(encoding: Encoding): Buffer | Promise<Buffer>
}

interface Entry {
  page: CachedPage
  /** The cache tags of everything that the page's render read. */
  tags: ReadonlySet<string>
  /** Until this time the page is shown without being renewed. All times are in milliseconds since 1970. */
  freshUntil: number
  /** Until this time the page may be shown while it is renewed. */
  staleUntil: number
  /** Until this time the page may be shown in place of the error page of an outage. */
  usableUntil: number
  /** The page is renewed before it is shown again, unless an outage prevents that. */
  mustRevalidate: boolean
  /** When to try again after a failed renewal. */
  retryAt: number
}

/** A `stale` page is being renewed, or is shown because its renewal failed. */
export type CacheAnswer =
  { state: 'hit' | 'stale' | 'miss'; page: CachedPage } | { state: 'miss'; document: Document }

/** A render under way, which all requests for its page wait for. */
interface Renewal {
  outcome: Promise<{ answer: CacheAnswer; document: Document }>
  /** The invalidations since the render began. */
  watch: InvalidationWatch
}

/** After a failed renewal the next one waits this long. Otherwise each request of an outage would start a render. */
const RETRY_MS = 5_000
/** How long after its fresh time a page may be shown while it is renewed. Later visitors wait for the new page. */
const STALE_MS = 600_000
/** A day, because in an outage a visitor prefers an old page to an error page. */
const USABLE_MS = 86_400_000
const DEFAULT_MAX_BYTES = 96 * 1_024 * 1_024
/** The estimated memory for an entry's key, headers and tags. */
const ENTRY_OVERHEAD_BYTES = 1_024
/** The compressed forms together take about half as many bytes as the document. */
const SIZE_FACTOR_WITH_ENCODINGS = 1.5
/** Brotli's quality for cached pages. Each is compressed once and sent often. */
const CACHED_PAGE_QUALITY = 6

/** 27 characters of base64url hold 162 bits of the hash, enough to tell any two pages apart. */
const ETAG_CHARACTERS = 27

export interface CacheCounts {
  hit: number
  stale: number
  miss: number
}

interface Options {
  /** Bytes of all bodies and their compressed forms. */
  maxBytes?: number
  now?: () => number
}

/** Stores pages by their address. An address is rendered once at a time; a stale page is renewed in the background. */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>
  private readonly renewals = new Map<string, Renewal>()
  readonly counts: CacheCounts = { hit: 0, stale: 0, miss: 0 }
  private readonly now: () => number
  private readonly unsubscribe: () => void

  constructor({ maxBytes = DEFAULT_MAX_BYTES, now = Date.now }: Options = {}) {
    this.now = now
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) =>
        Math.ceil(page.body.length * SIZE_FACTOR_WITH_ENCODINGS) + ENTRY_OVERHEAD_BYTES,
    })
    this.unsubscribe = onInvalidation((invalidation) => this.invalidate(invalidation))
  }

  get size(): { bytes: number; maxBytes: number; pages: number } {
    return { bytes: this.entries.calculatedSize, maxBytes: this.entries.maxSize, pages: this.entries.size }
  }

  /** Returns a page while it is fresh. Synchronous, so that most requests are answered without waiting for a promise. */
  getFresh(key: string): CachedPage | undefined {
    const entry = this.entries.get(key)
    if (!entry || entry.mustRevalidate || this.now() >= entry.freshUntil) return undefined
    this.counts.hit += 1
    return entry.page
  }

  /** Returns the page at a key. Renders it first when the cache has no copy that may be shown. */
  async getOrRender(key: string, rule: CacheRule, render: () => Promise<Document>): Promise<CacheAnswer> {
    const fresh = this.getFresh(key)
    if (fresh) return { state: 'hit', page: fresh }
    const answer = await this.renewOrShowStale(key, rule, render)
    this.counts[answer.state] += 1
    return answer
  }

  private async renewOrShowStale(
    key: string,
    { freshSeconds }: CacheRule,
    render: () => Promise<Document>,
  ): Promise<CacheAnswer> {
    const entry = this.entries.get(key)
    const now = this.now()
    if (entry && now < entry.retryAt) return { state: 'stale', page: entry.page }
    const renewed = this.renew(key, freshSeconds, render)
    if (entry && !entry.mustRevalidate && now < entry.staleUntil) {
      renewed.catch((error) => console.error('A cached page could not be renewed:', error))
      return { state: 'stale', page: entry.page }
    }
    return renewed
  }

  close(): void {
    this.unsubscribe()
  }

  private async renew(
    key: string,
    freshSeconds: number,
    render: () => Promise<Document>,
  ): Promise<CacheAnswer> {
    const current = this.renewals.get(key)
    if (!current) return (await this.startRenewal(key, freshSeconds, render).outcome).answer
    const countAtJoining = current.watch.count
    const { answer, document } = await current.outcome
    // A document with a cookie is only for one visitor, so the others who waited for it get renders of their own.
    if ('document' in answer && document.headers['set-cookie'])
      return { state: 'miss', document: await render() }
    // A change between the start of the render and this request is missing in the document.
    const effect = current.watch.getEffectOn(document.tags, countAtJoining)
    const isOutdated = effect !== undefined && effect !== 'stale-while-revalidate'
    return isOutdated ? this.renew(key, freshSeconds, render) : answer
  }

  private startRenewal(key: string, freshSeconds: number, render: () => Promise<Document>): Renewal {
    const watch = watchInvalidations()
    const outcome = render()
      .then((document) => ({ document, answer: this.store(key, freshSeconds, document, watch) }))
      .finally(() => {
        this.renewals.delete(key)
        watch.end()
      })
    const renewal = { outcome, watch }
    this.renewals.set(key, renewal)
    return renewal
  }

  private store(
    key: string,
    freshSeconds: number,
    document: Document,
    watch: InvalidationWatch,
  ): CacheAnswer {
    if (!document.isCacheable || !document.isHtml) return this.answerWithOldPage(key, document)
    const page = toCachedPage(document)
    const effect = watch.getEffectOn(document.tags)
    // A render that began before a change must not be stored after it, unless stale pages may be shown.
    if (effect === undefined || effect === 'stale-while-revalidate') {
      const isStale = effect !== undefined
      const expiresAt = this.now() + freshSeconds * 1_000
      this.entries.set(key, {
        page,
        tags: document.tags,
        freshUntil: isStale ? 0 : expiresAt,
        staleUntil: (isStale ? this.now() : expiresAt) + STALE_MS,
        usableUntil: expiresAt + USABLE_MS,
        mustRevalidate: false,
        retryAt: 0,
      })
    }
    return { state: 'miss', page }
  }

  /** After a failed render the old page is shown for now. A page that no longer exists (404, a redirect) is deleted. */
  private answerWithOldPage(key: string, document: Document): CacheAnswer {
    const entry = this.entries.get(key)
    // A document with status 200 is incomplete because of an outage, or it sets a cookie.
    const hasFailed = document.status >= 500 || document.status === 200
    if (entry && hasFailed && this.now() < entry.usableUntil) {
      entry.retryAt = this.now() + RETRY_MS
      return { state: 'stale', page: entry.page }
    }
    this.entries.delete(key)
    return { state: 'miss', document }
  }

  private markStale(entry: Entry): void {
    entry.freshUntil = 0
    entry.staleUntil = Math.min(entry.staleUntil, this.now() + STALE_MS)
  }

  private invalidate(invalidation: Invalidation): void {
    // The entries are copied, because the loop deletes some of them.
    for (const [key, entry] of [...this.entries.entries()]) {
      if (!isAffected(entry.tags, invalidation)) continue
      if (invalidation.effect === 'purge') this.entries.delete(key)
      else if (invalidation.effect === 'must-revalidate') entry.mustRevalidate = true
      else this.markStale(entry)
      entry.retryAt = 0
    }
  }
}

function toCachedPage(document: Document): CachedPage {
  const { html, hashes } = hashScripts(document.body.toString('utf8'), document.nonce)
  const body = Buffer.from(html)
  const encodings = new Map<Encoding, Buffer | Promise<Buffer>>()
  return {
    headers: removeNonce(document.headers),
    body,
    scriptHashes: hashes,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, ETAG_CHARACTERS),
    getEncoded(encoding) {
      const cachedBody = encodings.get(encoding)
      if (cachedBody) return cachedBody
      const compressed = compress(body, encoding, CACHED_PAGE_QUALITY).then(
        (bytes) => {
          encodings.set(encoding, bytes)
          return bytes
        },
        (error: unknown) => {
          // The next request tries again.
          encodings.delete(encoding)
          throw error
        },
      )
      encodings.set(encoding, compressed)
      return compressed
    },
  }
}

/** Next repeats the nonce in its Link header, where it would differ with every render. */
function removeNonce({ link, ...headers }: Document['headers']): Document['headers'] {
  return link === undefined ? headers : { ...headers, link: String(link).replaceAll(/; nonce="[^"]*"/g, '') }
}
