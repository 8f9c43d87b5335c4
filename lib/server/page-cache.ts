import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CachedPage } from '../config/page-cache'
import { onInvalidation } from '../cache/tagged-cache'
import { compress, type Encoding } from './compression'
import type { Document } from './document'
import { hashScripts } from './script-hashes'

/** A document kept for everyone, with its compressed forms as they are first asked for. */
export interface KeptPage {
  headers: Document['headers']
  body: Buffer
  etag: string
  /** The hashes of its own inline scripts, for script-src. */
  scripts: readonly string[]
  encoded(encoding: Encoding): Promise<Buffer>
}

interface Slot {
  page: KeptPage
  tags: readonly string[]
  freshUntil: number
  /** Until then it may be shown while a new one is made, or in place of an outage. */
  usableUntil: number
  /** Something it shows has changed: make it anew before showing it again. */
  isOutdated: boolean
  /** After a failure to renew it, the next try. */
  retryAt: number
}

/** `hit`, `stale` (being renewed, or kept through an outage) or `miss`. */
export type Answer =
  { state: 'hit' | 'stale' | 'miss'; page: KeptPage } | { state: 'miss'; document: Document }

const RETRY_MS = 5_000
const USABLE_MS = 86_400_000

interface Options {
  /** Bytes of all bodies and their compressed forms. */
  maxBytes?: number
  now?: () => number
}

/** Whole documents by address: one render at a time for each, renewed in the background. */
export class PageCache {
  private readonly slots: LRUCache<string, Slot>
  private readonly underway = new Map<string, Promise<Answer>>()
  private readonly now: () => number
  private readonly unsubscribe: () => void
  /** Grows with each invalidation: a render that began before one is outdated when it ends. */
  private generation = 0

  constructor({ maxBytes = 96 * 1024 * 1024, now = Date.now }: Options = {}) {
    this.now = now
    // The compressed forms come to about half of the document.
    this.slots = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => Math.ceil(page.body.length * 1.5) + 1_024,
    })
    this.unsubscribe = onInvalidation((tags) => this.invalidate(tags))
  }

  /** The document at a key; `make` renders it. */
  async get(key: string, { seconds, tags }: CachedPage, make: () => Promise<Document>): Promise<Answer> {
    const slot = this.slots.get(key)
    const now = this.now()
    if (slot && !slot.isOutdated && now < slot.freshUntil) return { state: 'hit', page: slot.page }
    if (slot && now < slot.retryAt) return { state: 'stale', page: slot.page }
    const renewed = this.renew(key, seconds, tags, make)
    if (slot && !slot.isOutdated && now < slot.usableUntil) {
      renewed.catch((error) => console.error('A kept page could not be renewed:', error))
      return { state: 'stale', page: slot.page }
    }
    return renewed
  }

  close(): void {
    this.unsubscribe()
  }

  private renew(
    key: string,
    seconds: number,
    tags: readonly string[],
    make: () => Promise<Document>,
  ): Promise<Answer> {
    const already = this.underway.get(key)
    if (already) return already
    const { generation } = this
    const renewing: Promise<Answer> = make()
      .then((document): Answer => {
        if (document.isKeepable && document.isHtml)
          return {
            state: 'miss',
            page: this.keep(key, document, { seconds, tags, isOutdated: generation !== this.generation }),
          }
        return this.withoutNew(key, document)
      })
      .finally(() => {
        if (this.underway.get(key) === renewing) this.underway.delete(key)
      })
    this.underway.set(key, renewing)
    return renewing
  }

  private keep(
    key: string,
    document: Document,
    { seconds, tags, isOutdated }: { seconds: number; tags: readonly string[]; isOutdated: boolean },
  ): KeptPage {
    const page = keptPage(document)
    const now = this.now()
    this.slots.set(key, {
      page,
      tags,
      isOutdated,
      freshUntil: now + seconds * 1_000,
      usableUntil: now + seconds * 1_000 + USABLE_MS,
      retryAt: 0,
    })
    return page
  }

  /** A failure leaves what is kept in place for now; a page that is gone for good takes it along. */
  private withoutNew(key: string, document: Document): Answer {
    const slot = this.slots.get(key)
    if (slot && (document.status >= 500 || document.status === 200) && this.now() < slot.usableUntil) {
      slot.retryAt = this.now() + RETRY_MS
      return { state: 'stale', page: slot.page }
    }
    this.slots.delete(key)
    return { state: 'miss', document }
  }

  private invalidate(tags: readonly string[]): void {
    this.generation += 1
    this.underway.clear()
    for (const slot of this.slots.values()) {
      if (slot.tags.some((tag) => tags.includes(tag))) Object.assign(slot, { isOutdated: true, retryAt: 0 })
    }
  }
}

function keptPage(document: Document): KeptPage {
  const { html, hashes } = hashScripts(document.body.toString('utf8'), document.nonce)
  const body = Buffer.from(html)
  const encodings = new Map<Encoding, Promise<Buffer>>()
  return {
    headers: withoutNonce(document.headers),
    body,
    scripts: hashes,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
    encoded(encoding) {
      let encoded = encodings.get(encoding)
      if (!encoded) encodings.set(encoding, (encoded = compress(body, encoding, 6)))
      return encoded
    },
  }
}

/** Next puts the nonce into its Link header as well, which every render would make anew. */
function withoutNonce({ link, ...headers }: Document['headers']): Document['headers'] {
  return link === undefined ? headers : { ...headers, link: String(link).replaceAll(/; nonce="[^"]*"/g, '') }
}
