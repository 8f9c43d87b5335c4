import { siteOrigin } from '@/lib/queries/page-metadata'
import { countSitemaps } from '@/lib/queries/sitemap'
import { xmlResponse } from '@/lib/http/xml-response'
import { sitemapIndex } from '@/lib/seo/sitemap'

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
    return sitemapIndex(files.map((file) => ({ url: `${siteOrigin()}/sitemaps/${file}.xml` })))
  })
}
