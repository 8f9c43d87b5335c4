import { sections } from '@/components/content/section-config'
import { listingHref } from '@/lib/config/routes'
import { listingKinds, type ListingKind } from '@/lib/domain/listing-kind'
import { getArticles, getTags, type Section } from '@/lib/queries/articles'
import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { countSitemaps, getSitemapAreas, getSitemapListings } from '@/lib/queries/sitemap'
import { createXmlResponse } from '@/lib/http/xml-response'
import { toCanonicalPath } from '@/lib/search/codec'
import { defaultState } from '@/lib/search/state'
import { listSitePages } from '@/lib/seo/site-pages'
import { formatUrlSet } from '@/lib/seo/sitemap'

/** Generated on request, because the site's origin is a setting that the build does not know (D-05). */
export const dynamic = 'force-dynamic'

/** Creates one of the sitemaps of listings, which are numbered from 0; null for a number beyond the last one. */
async function createListingsSitemap(kind: ListingKind, number: number): Promise<string | null> {
  if (number >= (await countSitemaps(kind))) return null
  const rows = await getSitemapListings(kind, number)
  return formatUrlSet(
    rows.map((row) => ({
      url: `${getSiteOrigin()}${listingHref(kind, row.id, row.property_url)}`,
      lastModified: row.updated_at,
    })),
  )
}

/** Creates the sitemap of areas with homes; null if there are none, or if the upstream does not list areas. */
async function createAreasSitemap(): Promise<string | null> {
  const entries = await Promise.all(
    listingKinds.map(async (kind) =>
      (await getSitemapAreas(kind))?.map(({ value, updated_at: lastModified }) => ({
        url: `${getSiteOrigin()}${toCanonicalPath({ ...defaultState(kind), location: value }, value)}`,
        lastModified,
      })),
    ),
  )
  const areaEntries = entries.flatMap((areas) => areas ?? [])
  return areaEntries.length === 0 ? null : formatUrlSet(areaEntries)
}

function createPagesSitemap(): string {
  const paths = listSitePages(getPublicSettings().productSlug)
  return formatUrlSet(paths.map((path) => ({ url: `${getSiteOrigin()}${path}` })))
}

async function createArticlesSitemap(section: Section): Promise<string> {
  const [items, tags] = await Promise.all([getArticles(section), getTags(section)])
  return formatUrlSet([
    ...tags.map(({ slug }) => ({ url: `${getSiteOrigin()}${sections[section].tagHref(slug)}` })),
    ...items.map(({ slug, published_on: publishedOn }) => ({
      url: `${getSiteOrigin()}${sections[section].articleHref(slug)}`,
      ...(publishedOn ? { lastModified: publishedOn } : {}),
    })),
  ])
}

/** Sends the sitemaps that the index names: pages, areas, news, guides, sale-{n} and let-{n}, each with .xml. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params
  return createXmlResponse(async () => {
    if (file === 'pages.xml') return createPagesSitemap()
    if (file === 'areas.xml') return createAreasSitemap()
    if (file === 'news.xml') return createArticlesSitemap('news')
    if (file === 'guides.xml') return createArticlesSitemap('guides')
    const [, kind, number] = /^(sale|let)-(\d{1,5})\.xml$/.exec(file) ?? []
    return kind && number ? createListingsSitemap(kind as ListingKind, Number(number)) : null
  })
}
