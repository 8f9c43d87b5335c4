import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { CookieNoticeScript } from '@/components/consent/cookie-notice-script'
import { PageEffects } from '@/components/shell/page-effects'
import { PublicSettingsProvider } from '@/components/settings/public-settings'
import { SiteFooter } from '@/components/shell/site-footer'
import { SiteHeader } from '@/components/shell/site-header'
import { StickyShare } from '@/components/shell/sticky-share'
import { getSiteOrigin } from '@/lib/queries/page-metadata'
import { getPublicSettings } from '@/lib/queries/public-settings'
import { getValuationUrl } from '@/lib/queries/valuations'
import '@/components/shell/fonts/rare-letters.css'
import './globals.css'

/** Pages are rendered on request, so that one build serves every environment (D-05); the server caches them. */
export const dynamic = 'force-dynamic'

// Preloaded subsets. With 'optional' a slow first visit keeps the fallback font, so that the text never shifts.
const figtree = localFont({
  src: '../components/shell/fonts/figtree-common.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
})
const newsreader = localFont({
  src: '../components/shell/fonts/newsreader-common.woff2',
  variable: '--font-newsreader',
  weight: '200 800',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

export function generateMetadata(): Metadata {
  const { brandName } = getPublicSettings()
  return {
    metadataBase: new URL(getSiteOrigin()),
    applicationName: brandName,
    // Safari would turn prices and references into telephone links.
    formatDetection: { telephone: false },
  }
}

/** The theme colour is --color-accent-strong of globals.css. */
export const viewport: Viewport = { themeColor: '#094536', colorScheme: 'light' }

/** The frame of every page (SHELL-01): header, page, footer, and the effects of navigation. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const settings = getPublicSettings()
  const valuationUrl = getValuationUrl()
  // React must ignore the attribute that CookieNoticeScript sets on the root before hydration.
  return (
    <html lang="en-GB" suppressHydrationWarning className={`${figtree.variable} ${newsreader.variable}`}>
      <body className="flex flex-col">
        <CookieNoticeScript />
        <PublicSettingsProvider value={settings}>
          <a
            href="#main"
            className="sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-3 focus:text-on-accent"
          >
            Skip to content
          </a>
          <SiteHeader brandName={settings.brandName} valuationUrl={valuationUrl} />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <StickyShare />
          <SiteFooter brandName={settings.brandName} valuationUrl={valuationUrl} />
          <PageEffects />
        </PublicSettingsProvider>
      </body>
    </html>
  )
}
