'use client'

import { FailureMessage } from '@/components/shell/failure-message'
import { Button } from '@/components/ui/button'
import { isOutage } from '@/lib/errors'

/** Replaces a page that fails during a navigation in the browser; header and footer stay. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <FailureMessage
      kind={isOutage(error) ? 'outage' : 'error'}
      retry={<Button onClick={() => retry()}>Try again</Button>}
    />
  )
}
