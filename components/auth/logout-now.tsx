'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { deviceId } from '@/lib/browser/device-id'
import { SendButton } from '@/components/forms/send-button'
import { callApi } from '@/lib/browser/call-api'
import { forgetLogin, storedUser } from '@/lib/browser/session'
import { readStored, stored } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'
import { endSession, leave } from './leave'

/**
 * The browser forgets last: another tab that hears of it must find the cookie gone. Should the call
 * not get through, the form's way takes the cookie away; should that not either, this is all there is.
 */
async function logOut(): Promise<void> {
  const token = readStored(stored.token) ?? ''
  await callApi('logout', { token, deviceId: deviceId(), userId: storedUser().id || undefined })
    .catch(endSession)
    .catch(() => undefined)
  forgetLogin()
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
    void logOut().then(() => router.replace(routes.login))
  }, [router])
  return (
    <form action={leave}>
      <p role="status" className="text-lg noscript:hidden">
        Logging you out…
      </p>
      <noscript>
        <SendButton label="Log out" isSending={false} />
      </noscript>
    </form>
  )
}
