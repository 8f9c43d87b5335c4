'use client'

import { useRef, useState, type MouseEvent } from 'react'
import type { Outcome } from '@/components/forms/form-state'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { callApi } from '@/lib/browser/call-api'
import { leaveExpiredSession } from '@/lib/browser/expired-session'
import { routes } from '@/lib/config/routes'
import { exportFileName } from './export-file-name'

/** A browser may ask where to save the file, and needs the URL until then. */
const OBJECT_URL_LIFETIME_MS = 60_000

function saveAsFile(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = exportFileName(new Date())
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS)
}

/** Downloads a user's data (UK GDPR, articles 15 and 20). Without JavaScript the link does so by itself. */
export function ExportData({ userId }: { userId: number }) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isUnderway = useRef(false)
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    if (isUnderway.current) return
    isUnderway.current = true
    setBusy(true)
    setOutcome(null)
    callApi('exportData', { user_id: userId }, { onExpiredSession: leaveExpiredSession })
      .then((reply) => {
        if (reply.ok) saveAsFile(reply.data)
        setOutcome({
          ok: reply.ok,
          message: reply.ok ? 'Your data is on its way to your downloads.' : reply.message,
        })
      })
      .catch(() => setOutcome({ ok: false, message: 'We got no answer. Please try again in a moment.' }))
      .finally(() => {
        isUnderway.current = false
        setBusy(false)
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
