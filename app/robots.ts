import type { MetadataRoute } from 'next'
import { siteOrigin } from '@/lib/queries/page-metadata'

export const dynamic = 'force-dynamic'

/** Crawlers may read the site but not its calls and private pages. */
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
