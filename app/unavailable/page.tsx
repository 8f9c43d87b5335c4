import type { Metadata } from 'next'
import { FailureMessage } from '@/components/shell/failure-message'
import { buttonClass } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Temporarily unavailable', robots: { index: false, follow: true } }

/**
 * The server renders this page in place of one that failed: HTTP 503 for an outage, or 500 for an error with
 * `?kind=error`. The empty href reloads the current URL without JavaScript.
 */
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
