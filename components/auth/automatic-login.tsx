'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { getDeviceId } from '@/lib/browser/device-id'
import { Button, ButtonLink } from '@/components/ui/button'
import { callApi } from '@/lib/browser/call-api'
import { checkSession, rememberLogin, readStoredUser } from '@/lib/browser/session'
import { routes } from '@/lib/config/routes'

/** `in`: somebody is logged in already, and the key is not used yet. The reason of a failure is not shown (FLAU-04). */
type State = { is: 'going' } | { is: 'in'; firstName: string | null } | { is: 'failed'; reason: string }

/**
 * Logs in by the key of a link (FLAU-01 to FLAU-04). Only this call uses the key, so that a mail
 * program that opens links in advance does not use it up. Somebody who is logged in is asked first,
 * because a stranger's link would log them into the stranger's account unnoticed.
 */
export function AutomaticLogin({ flauKey }: { flauKey: string }) {
  const router = useRouter()
  const hasBegun = useRef(false)
  const [state, setState] = useState<State>({ is: 'going' })

  const logIn = async () => {
    setState({ is: 'going' })
    const reply = await callApi('autoLogin', { key: flauKey, deviceId: getDeviceId() }).catch(
      (cause: unknown) => ({ ok: false as const, message: String(cause) }),
    )
    if (!reply.ok) return setState({ is: 'failed', reason: reply.message })
    rememberLogin(reply.data)
    router.replace(routes.account)
  }
  const begin = async () => {
    const session = await checkSession()
    const { id, firstName } = readStoredUser()
    if (session === 'in' || (session === 'unknown' && id)) return setState({ is: 'in', firstName })
    return logIn()
  }
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void begin()
  })

  if (state.is === 'in') {
    return (
      <div className="grid max-w-[56ch] gap-4">
        <p role="status" className="text-lg font-semibold">
          You are logged in{state.firstName ? ` as ${state.firstName}` : ''}.
        </p>
        <p>
          The link that you opened logs in too, maybe as somebody else. Go on with it only if you asked for
          it.
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={routes.account}>
            Stay logged in{state.firstName ? ` as ${state.firstName}` : ''}
          </ButtonLink>
          <Button variant="secondary" onClick={() => void logIn()}>
            Continue with the link
          </Button>
        </p>
      </div>
    )
  }
  return (
    <>
      <p role="status" className={state.is === 'going' ? 'text-lg' : 'text-muted'}>
        Please wait, redirecting.....
      </p>
      <noscript>
        <p className="mt-4">
          This link needs JavaScript, which is switched off in this browser or did not arrive. You can{' '}
          <a href={routes.login}>log in with your password</a> without it.
        </p>
      </noscript>
      {state.is === 'going' ? null : (
        <div role="alert" className="mt-4 grid max-w-[56ch] gap-4">
          <p className="text-lg font-semibold">We could not log you in by this link.</p>
          <p>It may have been used before, or be too old: a link like this is good once, and not for long.</p>
          <p>
            <ButtonLink href={routes.login}>Log in another way</ButtonLink>
          </p>
        </div>
      )}
    </>
  )
}
