'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { getDeviceId } from '@/lib/browser/device-id'
import { Button, ButtonLink } from '@/components/ui/button'
import { callApi } from '@/lib/browser/call-api'
import { checkSession, rememberLogin, readStoredUser } from '@/lib/browser/session'
import { routes } from '@/lib/config/routes'

type LinkLoginState =
  | { status: 'pending' }
  /** `message` is that of the reply; undefined if there was none. */
  | { status: 'failed'; message: string | undefined }
  | { status: 'logged-in'; firstName: string | null }

function AlreadyLoggedIn({ firstName, onContinue }: { firstName: string | null; onContinue: () => void }) {
  const name = firstName ? ` as ${firstName}` : ''
  return (
    <div className="grid max-w-[56ch] gap-4">
      <p role="status" className="text-lg font-semibold">
        You are logged in{name}.
      </p>
      <p>
        The link that you opened also logs you in, perhaps as somebody else. Continue with it only if you
        asked for it.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={routes.account}>Stay logged in{name}</ButtonLink>
        <Button variant="secondary" onClick={onContinue}>
          Continue with the link
        </Button>
      </p>
    </div>
  )
}

/**
 * Logs in by the key of a mailed link (FLAU-01 to FLAU-04). The call is made in the browser, because a mail program
 * that opens the link in advance must not use up the key. A user who is already logged in is asked first, because the
 * link may belong to somebody else.
 */
export function AutomaticLogin({ loginKey }: { loginKey: string }) {
  const router = useRouter()
  const hasStarted = useRef(false)
  const [state, setState] = useState<LinkLoginState>({ status: 'pending' })

  const logIn = async () => {
    setState({ status: 'pending' })
    const reply = await callApi('autoLogin', { key: loginKey, deviceId: getDeviceId() }).catch(() => null)
    if (!reply?.ok) return setState({ status: 'failed', message: reply?.message })
    rememberLogin(reply.data)
    router.replace(routes.account)
  }
  const logInOrAsk = async () => {
    const session = await checkSession()
    const { id, firstName } = readStoredUser()
    // If the server did not answer, the stored user decides; id 0 means that no user is stored.
    const isLoggedIn = session === 'in' || (session === 'unknown' && id !== 0)
    if (isLoggedIn) return setState({ status: 'logged-in', firstName })
    return logIn()
  }
  // The key works only once, so `hasStarted` limits this effect to one run. A list of dependencies could not do so,
  // because in strict mode React runs each effect twice.
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void logInOrAsk()
  })

  if (state.status === 'logged-in') {
    return <AlreadyLoggedIn firstName={state.firstName} onContinue={() => void logIn()} />
  }
  return (
    <>
      {/* The text is specified with its five dots (FLAU-01). It stays when the login fails. */}
      <p role="status" className={state.status === 'pending' ? 'text-lg' : 'text-muted'}>
        Please wait, redirecting.....
      </p>
      <noscript>
        <p className="mt-4">
          This link needs JavaScript, which is switched off in this browser or did not load. You can{' '}
          <a href={routes.login}>log in with your password</a> without it.
        </p>
      </noscript>
      {state.status === 'pending' ? null : (
        // The page keeps the message without showing it (FLAU-04).
        <div role="alert" data-failure={state.message} className="mt-4 grid max-w-[56ch] gap-4">
          <p className="text-lg font-semibold">We could not log you in with this link.</p>
          <p>
            It may have been used already, or have expired: a link like this works once, and only for a short
            time.
          </p>
          <p>
            <ButtonLink href={routes.login}>Log in another way</ButtonLink>
          </p>
        </div>
      )}
    </>
  )
}
