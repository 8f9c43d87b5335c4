import type { Metadata } from 'next'
import { FailureMessage } from '@/components/shell/failure-message'
import { buttonClass } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Temporarily unavailable', robots: { index: false, follow: true } }

/** Replaces a page that failed, with HTTP 503, or 500 for `?kind=error`. The link with an empty href reloads the page. */
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
