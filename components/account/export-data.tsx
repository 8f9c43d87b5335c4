'use client'

import { Download } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
import type { Outcome } from '@/components/forms/form-state'
import { buttonClass } from '@/components/ui/button'
import { callApi } from '@/lib/browser/call-api'
import { leaveExpiredSession } from '@/lib/browser/expired-session'
import { routes } from '@/lib/config/routes'
import { exportName } from './export-name'

/** Milliseconds that the browser has to take the file. */
const KEPT_MS = 60_000

function offer(data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = exportName(new Date())
  link.click()
  // The browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/** Everything we keep about somebody as a file (UK GDPR, articles 15 and 20). Without JavaScript the link itself downloads it. */
export function ExportData({ userId }: { userId: number }) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const underway = useRef(false)
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    setBusy(true)
    setOutcome(null)
    callApi('exportData', { user_id: userId }, { onExpiredSession: leaveExpiredSession })
      .then((reply) => {
        if (reply.ok) offer(reply.data)
        setOutcome({
          ok: reply.ok,
          message: reply.ok ? 'Your data is on its way to your downloads.' : reply.message,
        })
      })
      .catch(() => setOutcome({ ok: false, message: 'We got no answer. Please try again in a moment.' }))
      .finally(() => {
        underway.current = false
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
        onClick={onClick}
        aria-busy={isBusy || undefined}
        className={buttonClass('secondary')}
      >
        <Download aria-hidden="true" className="size-5" />
        {isBusy ? 'Preparing your data…' : 'Download your data'}
      </a>
    </div>
  )
}
