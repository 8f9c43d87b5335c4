import { escapeMarkup } from '../format/escape-markup'

/** One entry of a sitemap, with an absolute URL. */
export interface SitemapEntry {
  url: string
  /** When the page last changed, as an ISO time, if that is known. */
  changed?: string
}

const XML_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const entry = (tag: string, { url, changed }: SitemapEntry) =>
  `<${tag}><loc>${escapeMarkup(url)}</loc>${changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : ''}</${tag}>\n`
const wrap = (root: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${XML_NAMESPACE}">\n${body}</${root}>\n`

/** A sitemap file; the protocol allows 50,000 URLs in one file. */
export const urlSet = (entries: readonly SitemapEntry[]): string =>
  wrap('urlset', entries.map((each) => entry('url', each)).join(''))

/** The index of sitemap files. */
export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  wrap('sitemapindex', entries.map((each) => entry('sitemap', each)).join(''))
