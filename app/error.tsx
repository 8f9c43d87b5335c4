'use client'

import { FailureMessage } from '@/components/shell/failure-message'
import { Button } from '@/components/ui/button'
import { isOutage } from '@/lib/errors'

/** What a page that fails while one moves about the site shows in its place; the header and footer stay. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <FailureMessage
      kind={isOutage(error) ? 'outage' : 'error'}
      retry={<Button onClick={() => retry()}>Try again</Button>}
    />
  )
}
