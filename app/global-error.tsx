'use client'

import { FailureMessage } from '@/components/shell/failure-message'
import { Button } from '@/components/ui/button'
import { isOutage } from '@/lib/errors'
import './globals.css'

/** Replaces the whole document when the root layout fails. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  // React moves the title into the head.
  return (
    <html lang="en-GB">
      <body>
        <title>Temporarily unavailable</title>
        <main>
          <FailureMessage
            kind={isOutage(error) ? 'outage' : 'error'}
            retry={<Button onClick={() => retry()}>Try again</Button>}
          />
        </main>
      </body>
    </html>
  )
}
