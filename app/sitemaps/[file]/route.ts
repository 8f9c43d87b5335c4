import { listingHref, type ListingKind } from '@/lib/config/routes'
import { siteOrigin } from '@/lib/queries/page-metadata'
import { countSitemaps, getSitemapListings } from '@/lib/queries/sitemap'
import { xmlAnswer } from '@/lib/http/xml-answer'
import { sitePages } from '@/lib/seo/site-pages'
import { urlSet } from '@/lib/seo/sitemap'

export const dynamic = 'force-dynamic'

async function listings(kind: ListingKind, file: number): Promise<string | null> {
  if (file >= (await countSitemaps(kind))) return null
  const rows = await getSitemapListings(kind, file)
  return urlSet(rows.map((row) => ({ url: `${siteOrigin()}${listingHref(kind, row.id, row.property_url)}`, changed: row.updated_at })))
}

/** /sitemaps/pages.xml, /sitemaps/sale-{n}.xml and /sitemaps/let-{n}.xml, as the index names them. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  return xmlAnswer(async () => {
    if (file === 'pages.xml') return urlSet(sitePages().map((path) => ({ url: `${siteOrigin()}${path}` })))
    const [, kind, number] = /^(sale|let)-(\d{1,5})\.xml$/.exec(file) ?? []
    return kind && number ? listings(kind as ListingKind, Number(number)) : null
  })
}
