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
import { forgetUserCopies } from '@/lib/browser/kept-home-keys'
import { forgetLogin, readStoredUser } from '@/lib/browser/session'
import { readStored, storageKeys } from '@/lib/browser/storage'
import { routes } from '@/lib/config/routes'

/** Deletes the session cookie when the call has failed (D-31). */
async function postLogout(): Promise<void> {
  const form = new FormData()
  form.set(FORM_ID_FIELD, logoutForm.id)
  await submitForm(emptyState, form)
}

/**
 * Logs out by the call, else by a post. The browser forgets its login last, because other tabs react to
 * that and must find the cookie deleted.
 */
async function logOut(): Promise<void> {
  const token = readStored(storageKeys.token) ?? ''
  await callApi('logout', { token, deviceId: getDeviceId(), userId: readStoredUser().id || undefined })
    .catch(postLogout)
    .catch(() => undefined)
  forgetLogin()
  forgetUserCopies()
}

/**
 * Logs out when it is mounted, because a GET alone, such as a prefetch, must not (LOGOUT-02, LOGOUT-03).
 * Without JavaScript there is a button.
 */
export function LogoutNow() {
  const router = useRouter()
  const [, post] = useActionState(submitForm, emptyState)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
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
