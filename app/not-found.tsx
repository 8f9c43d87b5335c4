import type { Metadata } from 'next'
import { LazyNotFoundMessage } from '@/components/shell/lazy-not-found-message'

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false, follow: true } }

/** The not-found page, with HTTP 404 (ROUTE-17, STATIC-35, D-49). */
export default function NotFound() {
  return <LazyNotFoundMessage />
}
