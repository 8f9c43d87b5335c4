'use client'

import { Suspense } from 'react'
import { CookieNotice } from '@/components/consent/cookie-notice'
import { LoadUserMessages } from '@/components/notifications/load-user-messages'
import { Toasts } from '@/components/notifications/toasts'
import { ErrorLog } from './error-log'
import { HideShellInAccount } from './hide-shell-in-account'
import { MenuBehaviour } from './menu-behaviour'
import { OpenFolds } from './open-folds'
import { NavigationEffects } from './navigation-effects'
import { ReloadSameUrl } from './reload-same-url'
import { InternalLinkNavigation } from './internal-link-navigation'

/** The notices, listeners and navigation effects that every page has besides header and footer. */
export function PageEffects() {
  return (
    <>
      <Toasts />
      <CookieNotice />
      <MenuBehaviour />
      <OpenFolds />
      {/* useSearchParams suspends; without this boundary the whole page would wait for it. */}
      <Suspense fallback={null}>
        <NavigationEffects />
      </Suspense>
      <InternalLinkNavigation />
      <ReloadSameUrl />
      <HideShellInAccount />
      <LoadUserMessages />
      <ErrorLog />
    </>
  )
}
