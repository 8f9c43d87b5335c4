'use client'

import { useState, type MouseEvent } from 'react'
import type { Outcome } from '@/components/forms/form-state'
import { useOneAtATime } from '@/components/forms/use-one-at-a-time'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { callApi } from '@/lib/browser/call-api'
import { leaveToLogin } from '@/lib/browser/leave-to-login'
import { routes } from '@/lib/config/routes'
import { exportFileName } from './export-file-name'

/** A browser may ask where to save the file, and read the URL only then. A minute is enough to answer. */
const OBJECT_URL_LIFETIME_MS = 60_000

function saveAsFile(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = exportFileName(new Date())
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS)
}

/** A link that downloads the user's data (UK GDPR, articles 15 and 20). Without JavaScript a route sends the file. */
export function ExportData({ userId }: { userId: number }) {
  const { isBusy, run } = useOneAtATime()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const fetchData = async (): Promise<Outcome> => {
    try {
      const options = { onExpiredSession: leaveToLogin }
      const reply = await callApi('exportData', { user_id: userId }, options)
      if (!reply.ok) return { ok: false, message: reply.message }
      saveAsFile(reply.data)
      return { ok: true, message: 'Your data is being downloaded.' }
    } catch {
      return { ok: false, message: 'We got no answer. Please try again in a moment.' }
    }
  }
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    void run(async () => {
      setOutcome(null)
      setOutcome(await fetchData())
      // False allows another run: the data can be downloaded again.
      return false
    })
  }
  return (
    <div>
      <div role="status">
        {outcome?.ok ? (
          <p className="mb-4 rounded-md bg-good-soft p-3 font-semibold">{outcome.message}</p>
        ) : null}
      </div>
      <div role="alert">
        {outcome && !outcome.ok ? (
          <p className="mb-4 rounded-md bg-bad-soft p-3 font-semibold">{outcome.message}</p>
        ) : null}
      </div>
      <a
        href={routes.accountExport}
        onClick={handleClick}
        aria-busy={isBusy || undefined}
        className={buttonClass('secondary')}
      >
        <Icon name="download" className="size-5" />
        {isBusy ? 'Preparing your data…' : 'Download your data'}
      </a>
    </div>
  )
}
