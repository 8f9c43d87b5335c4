import { siteOrigin } from '@/lib/queries/page-metadata'
import { countSitemaps } from '@/lib/queries/sitemap'
import { xmlResponse } from '@/lib/http/xml-response'
import { formatSitemapIndex } from '@/lib/seo/sitemap'

export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return xmlResponse(async () => {
    const [sales, lettings] = await Promise.all([countSitemaps('sale'), countSitemaps('let')])
    const files = [
      'pages',
      'news',
      'guides',
      ...Array.from({ length: sales }, (_, file) => `sale-${file}`),
      ...Array.from({ length: lettings }, (_, file) => `let-${file}`),
    ]
    return formatSitemapIndex(files.map((file) => ({ url: `${siteOrigin()}/sitemaps/${file}.xml` })))
  })
}
