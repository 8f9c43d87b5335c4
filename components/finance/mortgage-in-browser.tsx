'use client'

import dynamic from 'next/dynamic'

/** As high as the screen, so that the footer does not shift. */
const LoadingPlaceholder = () => (
  <p role="status" className="min-h-screen noscript:hidden">
    Loading...
  </p>
)

/** The mortgage page's main content, which is not rendered on the server (MORT-06, D-54). */
export const MortgageInBrowser = dynamic(
  () => import('./mortgage-page').then((module) => module.MortgagePage),
  {
    ssr: false,
    loading: LoadingPlaceholder,
  },
)
