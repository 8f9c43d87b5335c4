'use client'

import { useRouter } from 'next/navigation'
import { useActionState, useEffect, useRef } from 'react'
import { FORM_ID_FIELD } from '@/components/forms/define-form'
import { logoutForm } from '@/components/forms/definitions/logout'
import { emptyState } from '@/components/forms/form-state'
import { SendButton } from '@/components/forms/send-button'
import { submitForm } from '@/components/forms/submit-form'
import { callApi } from '@/lib/browser/call-api'
import { getDeviceId } from '@/lib/browser/device-id'
import { forgetLogin, readStoredUser } from '@/lib/browser/session'
import { readStored, storageKeys } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'

/** Posts the logout form. Its server action deletes the session cookie even if the logout call has failed (D-31). */
async function postLogout(): Promise<void> {
  const formData = new FormData()
  formData.set(FORM_ID_FIELD, logoutForm.id)
  await submitForm(emptyState, formData)
}

/** Logs out. Clears local storage last, because other tabs react to that change and must find the cookie deleted. */
async function logOut(): Promise<void> {
  const token = readStored(storageKeys.token) ?? ''
  const userId = readStoredUser().id || undefined
  await callApi('logout', { token, deviceId: getDeviceId(), userId })
    .catch(postLogout)
    .catch(() => undefined)
  forgetLogin()
}

/** Logs out when it is mounted (LOGOUT-02, LOGOUT-03). A GET of the page does not, because a prefetch sends one too. */
export function LogoutNow() {
  const router = useRouter()
  const [, post] = useActionState(submitForm, emptyState)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void logOut().then(() => router.replace(routes.login))
  }, [router])
  return (
    <form action={post}>
      <input type="hidden" name={FORM_ID_FIELD} value={logoutForm.id} />
      <p role="status" className="text-lg noscript:hidden">
        Logging you out…
      </p>
      <noscript>
        <SendButton label="Log out" isSending={false} />
      </noscript>
    </form>
  )
}
