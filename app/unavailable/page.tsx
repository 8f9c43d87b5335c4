import type { Metadata } from 'next'
import { FailureMessage } from '@/components/shell/failure-message'
import { buttonClass } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Temporarily unavailable', robots: { index: false, follow: true } }

/** Replaces a page that failed: HTTP 503, or 500 with `?kind=error`. The empty href reloads without JavaScript. */
export default async function UnavailablePage({
  searchParams,
}: {
  searchParams: Promise<{ kind?: string | string[] }>
}) {
  const { kind } = await searchParams
  return (
    <FailureMessage
      kind={kind === 'error' ? 'error' : 'outage'}
      retry={
        <a href="" className={buttonClass()}>
          Try again
        </a>
      }
    />
  )
}
