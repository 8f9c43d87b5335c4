import 'server-only'
import { cache } from 'react'
import { pageMeta, rating, type PageMeta, type Rating } from '../contract/content'
import { gateway } from '../gateway'
import { getOrLoad } from '../cache/tagged-cache'
import { prepareHtml } from './prepare-html'
import type { SafeHtml } from '../html/sanitise'

const FIVE_MINUTES_MS = 300_000
const EMPTY_META: PageMeta = { page_title: '', meta_description: '', meta_image: '' }
/** The flat fee when the agency names no other (D-56). */
const FALLBACK_FLAT_FEE_POUNDS = 395

/** The value of a key as an editor wrote it, or null. Outages throw. */
const getSiteMetaValue = cache((attr: string): Promise<string | null> =>
  getOrLoad(`site-meta:${attr}`, { ttlMs: FIVE_MINUTES_MS }, async () => {
    const reply = await gateway().siteMeta({ attr })
    return reply.ok ? reply.data.val : null
  }),
)

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Title, description and image of a page. All three are empty when the key is missing, its text is not JSON,
 * or the call fails (D-45): the page is shown all the same.
 */
export async function getPageMeta(attr: string): Promise<PageMeta> {
  const value = await getSiteMetaValue(attr).catch(() => null)
  const parsed = pageMeta.safeParse(value === null ? null : parseJson(value))
  return parsed.success ? parsed.data : EMPTY_META
}

/** Sanitised HTML of a key, or null when it is missing. Outages throw. */
export async function getMetaHtml(attr: string): Promise<SafeHtml | null> {
  const value = await getSiteMetaValue(attr)
  return value === null ? null : prepareHtml(value)
}

/** As getMetaHtml, but null on failure too, for what a page can do without (HEADER-07). */
export const getOptionalHtml = (attr: string): Promise<SafeHtml | null> => getMetaHtml(attr).catch(() => null)

/** The review summary, or null (META-03). */
export async function getRating(): Promise<Rating | null> {
  const value = await getSiteMetaValue('ld_json_ratingValue_reviewCount').catch(() => null)
  const parsed = rating.safeParse(value === null ? null : parseJson(value))
  return parsed.success ? parsed.data : null
}

/** The agency's flat fee in whole pounds, for the savings calculator (HOME-14). */
export async function getFlatFeePounds(productSlug: string): Promise<number> {
  const value = await getSiteMetaValue(`${productSlug}_flat_commission_rate`).catch(() => null)
  const amount = Number(value)
  return value !== null && value.trim() !== '' && Number.isFinite(amount) && amount >= 0
    ? amount
    : FALLBACK_FLAT_FEE_POUNDS
}
