import { sections } from '@/components/content/section-config'
import { listingHref } from '@/lib/config/routes'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { getArticles, getTags, type Section } from '@/lib/queries/articles'
import { siteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { countSitemaps, getSitemapListings } from '@/lib/queries/sitemap'
import { xmlResponse } from '@/lib/http/xml-response'
import { listSitePages } from '@/lib/seo/site-pages'
import { formatUrlSet } from '@/lib/seo/sitemap'

export const dynamic = 'force-dynamic'

async function listingsSitemap(kind: ListingKind, file: number): Promise<string | null> {
  if (file >= (await countSitemaps(kind))) return null
  const rows = await getSitemapListings(kind, file)
  return formatUrlSet(
    rows.map((row) => ({
      url: `${siteOrigin()}${listingHref(kind, row.id, row.property_url)}`,
      changed: row.updated_at,
    })),
  )
}

async function articlesSitemap(section: Section): Promise<string> {
  const [items, tags] = await Promise.all([getArticles(section), getTags(section)])
  return formatUrlSet([
    ...tags.map(({ slug }) => ({ url: `${siteOrigin()}${sections[section].tag(slug)}` })),
    ...items.map(({ slug, published_on: changed }) => ({
      url: `${siteOrigin()}${sections[section].item(slug)}`,
      ...(changed ? { changed } : {}),
    })),
  ])
}

/** The sitemaps that the index names: pages, news, guides, sale-{n} and let-{n}, each with .xml. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  return xmlResponse(async () => {
    if (file === 'pages.xml')
      return formatUrlSet(
        listSitePages(getPublicSettings().productSlug).map((path) => ({ url: `${siteOrigin()}${path}` })),
      )
    if (file === 'news.xml' || file === 'guides.xml')
      return articlesSitemap(file.replace('.xml', '') as Section)
    const [, kind, number] = /^(sale|let)-(\d{1,5})\.xml$/.exec(file) ?? []
    return kind && number ? listingsSitemap(kind as ListingKind, Number(number)) : null
  })
}
