import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { countSitemaps, getSitemapAreas } from '@/lib/queries/sitemap'
import { createXmlResponse } from '@/lib/http/xml-response'
import { formatSitemapIndex } from '@/lib/seo/sitemap'

/** Generated on request, because the site's origin is a setting that the build does not know (D-05). */
export const dynamic = 'force-dynamic'

/** Sends the index of all sitemaps. Listings are split over several files, which are numbered from 0. */
export function GET(): Promise<Response> {
  return createXmlResponse(async () => {
    const [saleFiles, letFiles, ...areas] = await Promise.all([
      countSitemaps('sale'),
      countSitemaps('let'),
      getSitemapAreas('sale'),
      getSitemapAreas('let'),
    ])
    const names = [
      'pages',
      'news',
      'guides',
      ...(areas.some((areasOfKind) => areasOfKind?.length) ? ['areas'] : []),
      ...Array.from({ length: saleFiles }, (_, number) => `sale-${number}`),
      ...Array.from({ length: letFiles }, (_, number) => `let-${number}`),
    ]
    return formatSitemapIndex(names.map((name) => ({ url: `${getSiteOrigin()}/sitemaps/${name}.xml` })))
  })
}
