import type { MetadataRoute } from 'next'
import { getPublicSettings } from '@/lib/queries/public-settings'

/** Generated on request, because the brand is a setting that the build does not know (D-05). */
export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  const { brandName } = getPublicSettings()
  return {
    name: `${brandName} – estate and letting agents`,
    short_name: brandName,
    description: 'Homes for sale and to rent across the UK, and an agency to sell or let yours.',
    lang: 'en-GB',
    start_url: '/',
    display: 'standalone',
    // The colours are --color-paper and --color-accent-strong of globals.css.
    background_color: '#fbf9f4',
    theme_color: '#094536',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
