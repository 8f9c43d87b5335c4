'use client'

import dynamic from 'next/dynamic'

/** As high as the screen, so that the footer does not shift when the content is loaded. */
const LoadingPlaceholder = () => (
  <p role="status" className="min-h-screen noscript:hidden">
    Loading...
  </p>
)

/** The mortgage page's main content. The specification wants it rendered in the browser alone (MORT-06, D-54). */
export const MortgageInBrowser = dynamic(
  () => import('./mortgage-page').then((module) => module.MortgagePage),
  {
    ssr: false,
    loading: LoadingPlaceholder,
  },
)
