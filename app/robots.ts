import type { MetadataRoute } from 'next'
import { keySections } from '@/lib/config/key-pages'
import { getSiteOrigin } from '@/lib/queries/page-metadata'

/** Generated on request, because the site's origin is a setting that the build does not know (D-05). */
export const dynamic = 'force-dynamic'

/** Allows crawlers to read the site, but not its calls and private pages. */
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
        ...keySections.map((section) => `/${section}/`),
        '/chatbot',
        '/error',
      ],
    },
    sitemap: `${getSiteOrigin()}/sitemap.xml`,
  }
}
