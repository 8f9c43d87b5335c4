import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { Suspense, type ReactNode } from 'react'
import { CookieNotice } from '@/components/layout/cookie-notice'
import { CookieScript } from '@/components/layout/cookie-script'
import { ErrorLog } from '@/components/layout/error-log'
import { InboxRoom } from '@/components/layout/inbox-room'
import { NavigationEnd } from '@/components/layout/navigation-end'
import { RuntimeProvider } from '@/components/layout/runtime'
import { SameUrl } from '@/components/layout/same-url'
import { SignedIn } from '@/components/layout/signed-in'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SoftLinks } from '@/components/layout/soft-links'
import { StickyShare } from '@/components/layout/sticky-share'
import { Toasts } from '@/components/layout/toasts'
import { siteOrigin } from '@/lib/queries/page-metadata'
import { getRuntime } from '@/lib/queries/runtime'
import '@/components/layout/fonts/rare-letters.css'
import './globals.css'

/** Pages are rendered on request, so that one build serves every environment; server.ts keeps them. */
export const dynamic = 'force-dynamic'

// Cut small and asked for first, to be there before the first paint; a first visit over a slow line
// keeps the fallback rather than have the text move under the eyes ('optional').
const figtree = localFont({
  src: '../components/layout/fonts/figtree-common.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
})
const newsreader = localFont({
  src: '../components/layout/fonts/newsreader-common.woff2',
  variable: '--font-newsreader',
  weight: '200 800',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

export function generateMetadata(): Metadata {
  const { brandName } = getRuntime()
  return {
    metadataBase: new URL(siteOrigin()),
    applicationName: brandName,
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = { themeColor: '#094536', colorScheme: 'light' }

/** The shell of every page (SHELL-01): header, page, footer, and what happens around navigations. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const runtime = getRuntime()
  return (
    <html lang="en-GB" suppressHydrationWarning className={`${figtree.variable} ${newsreader.variable}`}>
      <body className="flex flex-col">
        <CookieScript />
        <RuntimeProvider value={runtime}>
          <a
            href="#main"
            className="sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-3 focus:text-on-accent"
          >
            Skip to content
          </a>
          <SiteHeader name={runtime.brandName} />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <StickyShare />
          <SiteFooter name={runtime.brandName} />
          <Toasts />
          <CookieNotice />
          {/* Draws nothing: a boundary of its own keeps it from holding up the page. */}
          <Suspense fallback={null}>
            <NavigationEnd />
          </Suspense>
          <SoftLinks />
          <SameUrl />
          <InboxRoom />
          <SignedIn />
          <ErrorLog />
        </RuntimeProvider>
      </body>
    </html>
  )
}
