'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { deviceId } from '@/components/layout/device-id'
import { SendButton } from '@/components/forms/send-button'
import { callApi } from '@/lib/browser/call-api'
import { forgetLogin } from '@/lib/browser/session'
import { readStored, stored } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'
import { leave } from './leave'

function storedUserId(): number | undefined {
  try {
    return Number((JSON.parse(readStored(stored.user) ?? 'null') as { id?: unknown } | null)?.id) || undefined
  } catch {
    return undefined
  }
}

/**
 * Logs out as soon as it is on the page (LOGOUT-02, LOGOUT-03): a GET alone, as a prefetch makes it,
 * ends nothing. Whatever becomes of the call, this browser forgets who it was. Without JavaScript
 * the button does it.
 */
export function LogoutNow() {
  const router = useRouter()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const token = readStored(stored.token) ?? ''
    const userId = storedUserId()
    forgetLogin()
    // Should the call not get through, the session's cookie still has to go: the form takes it away.
    callApi('logout', { token, deviceId: deviceId(), userId }).then(
      () => router.replace(routes.login),
      () => leave().catch(() => router.replace(routes.login)),
    )
  }, [router])
  return (
    <form action={leave}>
      <p role="status" className="text-lg noscript:hidden">Logging you out…</p>
      <noscript><SendButton label="Log out" isSending={false} /></noscript>
    </form>
  )
}
