import { escapeMarkup } from '../format/escape-markup'

/** One address of a sitemap: absolute, with when its page last changed, if that is known. */
export interface SitemapEntry {
  url: string
  /** ISO time. */
  changed?: string
}

const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const entry = (tag: string, { url, changed }: SitemapEntry) =>
  `<${tag}><loc>${escapeMarkup(url)}</loc>${changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : ''}</${tag}>\n`
const wrap = (root: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SPACE}">\n${body}</${root}>\n`

/** A sitemap file; the protocol allows 50,000 addresses in one. */
export const urlSet = (entries: readonly SitemapEntry[]): string =>
  wrap('urlset', entries.map((each) => entry('url', each)).join(''))

/** The index of sitemap files. */
export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  wrap('sitemapindex', entries.map((each) => entry('sitemap', each)).join(''))
