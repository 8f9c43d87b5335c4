'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { deviceId } from '@/components/layout/device-id'
import { ButtonLink } from '@/components/ui/button'
import { callApi } from '@/lib/browser/call-api'
import { rememberLogin } from '@/lib/browser/session'
import { routes } from '@/lib/config/routes'
import { attempt } from './attempt'
import { words } from './words'

/**
 * Logs in by the key of a link (FLAU-01 to FLAU-04). The key is used by this call alone, so that a
 * mail program that looks at links in advance does not use it up. Why it failed is kept and not
 * shown; somebody who is not let in is shown another way.
 */
export function AutomaticLogin({ flauKey }: { flauKey: string }) {
  const router = useRouter()
  const hasBegun = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void attempt(() => callApi('autoLogin', { key: flauKey, deviceId: deviceId() }), words.other).then((reply) => {
      if (!reply.ok) return setFailure(reply.message)
      rememberLogin(reply.data)
      router.replace(routes.account)
    })
  }, [flauKey, router])

  return (
    <>
      <p role="status" className={failure === null ? 'text-lg' : 'text-muted'}>Please wait, redirecting.....</p>
      <noscript><p className="mt-4">This link needs JavaScript, which is switched off in this browser or did not arrive. You can <a href={routes.login}>log in with your password</a> without it.</p></noscript>
      {failure === null ? null : (
        <div role="alert" className="mt-4 grid max-w-[56ch] gap-4">
          <p className="text-lg font-semibold">We could not log you in by this link.</p>
          <p>It may have been used before, or be too old: a link like this is good once, and not for long.</p>
          <p><ButtonLink href={routes.login} prefetch={false}>Log in another way</ButtonLink></p>
        </div>
      )}
    </>
  )
}
