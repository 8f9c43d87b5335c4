'use client'

import dynamic from 'next/dynamic'

/** Room for the page while it comes, so that the footer does not jump. */
const Waiting = () => (
  <p role="status" className="min-h-screen noscript:hidden">
    Loading...
  </p>
)

/** Sliders, result and sections, in the browser alone, as the specification has it (MORT-06, D-54). */
export const MortgageInBrowser = dynamic(() => import('./mortgage-page'), { ssr: false, loading: Waiting })
