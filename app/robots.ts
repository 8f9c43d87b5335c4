import type { MetadataRoute } from 'next'
import { siteOrigin } from '@/lib/queries/page-metadata'

export const dynamic = 'force-dynamic'

/** What crawlers may read: the site, without its calls, accounts and payments. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/media/'],
      disallow: [
        '/api/',
        '/my-account',
        '/login',
        '/logout',
        '/flau/',
        '/forgotten/',
        '/unsubscribe/',
        '/chatbot',
        '/error',
      ],
    },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  }
}
