import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-pages'
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

/** A document that every visitor gets. It is compressed when a visitor first asks for an encoding. */
export interface KeptPage {
  headers: Document['headers']
  body: Buffer
  etag: string
  /** The hashes of its own inline scripts, for script-src. */
  scripts: readonly string[]
  /** At first a promise, then the compressed body. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer>
}

interface Slot {
  page: KeptPage
  /** The tags of everything that its render read. */
  tags: ReadonlySet<string>
  freshUntil: number
  /** Until then the page may be shown while it is renewed. */
  staleUntil: number
  /** Until then the page may be shown in place of an outage. */
  usableUntil: number
  /** The page is renewed before it is shown again, unless an outage prevents that. */
  mustRevalidate: boolean
  /** When to try again after a failed renewal. */
  retryAt: number
}

/** `hit`, `stale` (being renewed, or kept through an outage) or `miss`. */
export type Answer =
  { state: 'hit' | 'stale' | 'miss'; page: KeptPage } | { state: 'miss'; document: Document }

/** A render under way, which all requests for its page wait for. */
interface Renewal {
  outcome: Promise<{ answer: Answer; document: Document }>
  watch: InvalidationWatch
}

const RETRY_MS = 5_000
/** A visitor may see a page of so long ago; a later one waits for the new page. */
const STALE_MS = 600_000
const USABLE_MS = 86_400_000

/** How requests were answered since the start. */
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

/**
 * Keeps whole documents by address. Each address has one render at a time, and a document that is no longer
 * fresh is renewed in the background. What an invalidation does to a page follows from the tags of what it read.
 */
export class PageCache {
  private readonly slots: LRUCache<string, Slot>
  private readonly renewals = new Map<string, Renewal>()
  readonly counts: CacheCounts = { hit: 0, stale: 0, miss: 0 }
  private readonly now: () => number
  private readonly unsubscribe: () => void

  constructor({ maxBytes = 96 * 1024 * 1024, now = Date.now }: Options = {}) {
    this.now = now
    // The compressed forms come to about half of the document.
    this.slots = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => Math.ceil(page.body.length * 1.5) + 1_024,
    })
    this.unsubscribe = onInvalidation((invalidation) => this.invalidate(invalidation))
  }

  /** The size of what is kept, and its greatest size, in bytes. */
  get size(): { bytes: number; maxBytes: number; pages: number } {
    return { bytes: this.slots.calculatedSize, maxBytes: this.slots.maxSize, pages: this.slots.size }
  }

  /** The page at a key while it is fresh. Most requests are for such a page, and are spared a promise. */
  getFresh(key: string): KeptPage | undefined {
    const slot = this.slots.get(key)
    if (!slot || slot.mustRevalidate || this.now() >= slot.freshUntil) return undefined
    this.counts.hit += 1
    return slot.page
  }

  /** The document at a key. */
  async get(key: string, page: CachedPage, render: () => Promise<Document>): Promise<Answer> {
    const fresh = this.getFresh(key)
    if (fresh) return { state: 'hit', page: fresh }
    const answer = await this.findOrRender(key, page, render)
    this.counts[answer.state] += 1
    return answer
  }

  private async findOrRender(
    key: string,
    { seconds }: CachedPage,
    render: () => Promise<Document>,
  ): Promise<Answer> {
    const slot = this.slots.get(key)
    const now = this.now()
    if (slot && now < slot.retryAt) return { state: 'stale', page: slot.page }
    const renewed = this.renew(key, seconds, render)
    if (slot && !slot.mustRevalidate && now < slot.staleUntil) {
      renewed.catch((error) => console.error('A kept page could not be renewed:', error))
      return { state: 'stale', page: slot.page }
    }
    return renewed
  }

  close(): void {
    this.unsubscribe()
  }

  private async renew(key: string, seconds: number, render: () => Promise<Document>): Promise<Answer> {
    const current = this.renewals.get(key)
    if (!current) return (await this.startRenewal(key, seconds, render).outcome).answer
    const joinedAt = current.watch.count
    const { answer, document } = await current.outcome
    // A cookie is for one visitor alone, so every other visitor who waited gets a render of their own.
    if ('document' in answer && document.headers['set-cookie'])
      return { state: 'miss', document: await render() }
    // A render that began before this request may lack a change that came before it.
    const effect = current.watch.effectOn(document.tags, joinedAt)
    return effect && effect !== 'stale-while-revalidate' ? this.renew(key, seconds, render) : answer
  }

  private startRenewal(key: string, seconds: number, render: () => Promise<Document>): Renewal {
    const watch = watchInvalidations()
    const outcome = render()
      .then((document) => ({ document, answer: this.store(key, seconds, document, watch) }))
      .finally(() => {
        this.renewals.delete(key)
        watch.end()
      })
    const renewal = { outcome, watch }
    this.renewals.set(key, renewal)
    return renewal
  }

  private store(key: string, seconds: number, document: Document, watch: InvalidationWatch): Answer {
    if (!document.isKeepable || !document.isHtml) return this.answerWithOldPage(key, document)
    const page = toKeptPage(document)
    const effect = watch.effectOn(document.tags)
    // A render that began before a change must not be stored after it.
    if (effect === undefined || effect === 'stale-while-revalidate') {
      const expiresAt = this.now() + seconds * 1_000
      this.slots.set(key, {
        page,
        tags: document.tags,
        freshUntil: effect ? 0 : expiresAt,
        staleUntil: (effect ? this.now() : expiresAt) + STALE_MS,
        usableUntil: expiresAt + USABLE_MS,
        mustRevalidate: false,
        retryAt: 0,
      })
    }
    return { state: 'miss', page }
  }

  /** After a failure the old page stays for now; a page that no longer exists is dropped. */
  private answerWithOldPage(key: string, document: Document): Answer {
    const slot = this.slots.get(key)
    if (slot && (document.status >= 500 || document.status === 200) && this.now() < slot.usableUntil) {
      slot.retryAt = this.now() + RETRY_MS
      return { state: 'stale', page: slot.page }
    }
    this.slots.delete(key)
    return { state: 'miss', document }
  }

  private markStale(slot: Slot): void {
    slot.freshUntil = 0
    slot.staleUntil = Math.min(slot.staleUntil, this.now() + STALE_MS)
  }

  private invalidate(invalidation: Invalidation): void {
    for (const [key, slot] of [...this.slots.entries()]) {
      if (!isAffected(slot.tags, invalidation)) continue
      if (invalidation.effect === 'purge') this.slots.delete(key)
      else if (invalidation.effect === 'must-revalidate') slot.mustRevalidate = true
      else this.markStale(slot)
      slot.retryAt = 0
    }
  }
}

function toKeptPage(document: Document): KeptPage {
  const { html, hashes } = hashScripts(document.body.toString('utf8'), document.nonce)
  const body = Buffer.from(html)
  const encodings = new Map<Encoding, Buffer | Promise<Buffer>>()
  return {
    headers: withoutNonce(document.headers),
    body,
    scripts: hashes,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    encoded(encoding) {
      const known = encodings.get(encoding)
      if (known) return known
      const compressed = compress(body, encoding, 6).then((bytes) => {
        encodings.set(encoding, bytes)
        return bytes
      })
      encodings.set(encoding, compressed)
      return compressed
    },
  }
}

/** Next puts the nonce into its Link header as well, where it would differ with every render. */
function withoutNonce({ link, ...headers }: Document['headers']): Document['headers'] {
  return link === undefined ? headers : { ...headers, link: String(link).replaceAll(/; nonce="[^"]*"/g, '') }
}
