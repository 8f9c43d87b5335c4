import type { Metadata } from 'next'
import { FailureMessage } from '@/components/shell/failure-message'
import { buttonClass } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Temporarily unavailable', robots: { index: false, follow: true } }

/**
 * What the server shows under the address asked for when a page could not be made: an outage with
 * HTTP 503, with `?kind=error` a fault of ours with 500. It reads nothing, and is readable without
 * JavaScript; its link has no target of its own and so asks for the same address again.
 */
export default async function Unavailable({
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
