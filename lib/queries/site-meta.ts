import 'server-only'
import { cache } from 'react'
import { pageMeta, rating, type PageMeta, type Rating } from '../contract/content'
import { gateway } from '../gateway'
import { getOrLoad } from '../cache/tagged-cache'
import { serverHtml } from './server-html'
import type { SafeHtml } from '../html/sanitise'

const FIVE_MINUTES_MS = 300_000
const EMPTY: PageMeta = { page_title: '', meta_description: '', meta_image: '' }
/** The flat fee when the agency names no other (D-56), in pounds. */
const FALLBACK_COMMISSION = 395

/** The raw value of a key, or null; kept for five minutes, dropped when an editor writes. Outages throw. */
const siteMetaValue = cache((attr: string): Promise<string | null> =>
  getOrLoad(`site-meta:${attr}`, { ttlMs: FIVE_MINUTES_MS }, async () => {
    const reply = await gateway().siteMeta({ attr })
    return reply.ok ? reply.data.val : null
  }),
)

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Title, description and image of a key; three empty strings when the key is missing, its text is
 * not JSON, or the call fails (D-45): a page is not lost with its title.
 */
export async function getPageMeta(attr: string): Promise<PageMeta> {
  const value = await siteMetaValue(attr).catch(() => null)
  const parsed = pageMeta.safeParse(value === null ? null : parsedJson(value))
  return parsed.success ? parsed.data : EMPTY
}

/** Sanitised HTML of a key, or null when it is missing. Outages throw. */
export async function getMetaHtml(attr: string): Promise<SafeHtml | null> {
  const value = await siteMetaValue(attr)
  return value === null ? null : serverHtml(value)
}

/** As getMetaHtml, for what a page can do without: a failure is told as absence (HEADER-07). */
export const getOptionalHtml = (attr: string): Promise<SafeHtml | null> => getMetaHtml(attr).catch(() => null)

/** The review summary, or null (META-03). */
export async function getRating(): Promise<Rating | null> {
  const value = await siteMetaValue('ld_json_ratingValue_reviewCount').catch(() => null)
  const parsed = rating.safeParse(value === null ? null : parsedJson(value))
  return parsed.success ? parsed.data : null
}

/** The agency's own flat fee in whole pounds, for the calculator (HOME-14). */
export async function getCommissionRate(productSlug: string): Promise<number> {
  const value = await siteMetaValue(`${productSlug}_flat_commission_rate`).catch(() => null)
  const amount = Number(value)
  return value !== null && value.trim() !== '' && Number.isFinite(amount) && amount >= 0
    ? amount
    : FALLBACK_COMMISSION
}
