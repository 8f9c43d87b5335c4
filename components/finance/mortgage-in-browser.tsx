'use client'

import dynamic from 'next/dynamic'

/** Room for the page while it comes, so that the footer does not jump. */
const Waiting = () => <p role="status" className="wrap-page min-h-screen py-10">Loading...</p>

/** The page in the browser alone, as the specification has it (MORT-06, D-54). */
export const MortgageInBrowser = dynamic(() => import('./mortgage-page'), { ssr: false, loading: Waiting })
