import 'server-only'
import type { Metadata } from 'next'
import { siteUrl } from '../config/env'
import type { PageMeta } from '../contract/content'
import { getRuntime } from './runtime'

/** Absolute origin of the site, without a trailing slash. */
export const siteOrigin = (): string => siteUrl()

export interface PageHead {
  meta: PageMeta
  /** Path of the page as asked for, for og:url (D-46). */
  path: string
  /** Path of the canonical; the page's own by default, null for none (D-42). */
  canonical?: string | null
  noindex?: boolean
}

/** Pictures of our own making are of one size; of others it is not known, and a wrong one would be drawn. */
const sizeOf = (value: string) => (value.startsWith('/og/') ? { width: 1200, height: 630 } : {})
const absolute = (value: string) => (/^https?:/.test(value) ? value : `${siteUrl()}${value}`)

/**
 * Head of a page from its meta values (META-07, META-09). Empty values stay empty (D-45); a
 * missing image leaves out og:image.
 */
export function pageMetadata({ meta, path, canonical = path, noindex = false }: PageHead): Metadata {
  const title = meta.page_title
  const description = meta.meta_description
  const image = meta.meta_image ? [{ url: absolute(meta.meta_image), ...sizeOf(meta.meta_image) }] : undefined
  return {
    title: { absolute: title },
    description,
    ...(canonical === null ? {} : { alternates: { canonical: absolute(canonical) } }),
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
    openGraph: {
      title,
      description,
      url: absolute(path),
      siteName: getRuntime().brandName,
      locale: 'en_GB',
      type: 'website',
      ...(image ? { images: image } : {}),
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      ...(image ? { images: image.map(({ url }) => url) } : {}),
    },
  }
}
