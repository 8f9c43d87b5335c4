'use client'

import { usePathname, useRouter } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SoftLink } from '@/components/ui/soft-link'
import { routes } from '@/lib/config/routes'
import {
  toggleAccountMenu,
  useIsAccountMenuOpen,
  useHasUnreadThreads,
} from '@/components/session/account-menu-state'
import { closeMenus } from '@/components/shell/menu-behaviour'
import { useViewer } from '@/components/session/viewer'

/** Every page of the account has a path that starts so; `routes.account` is only the first page. */
const ACCOUNT_PATH_PREFIX = '/my-account'

/** A dot that blinks five times and then stays (WCAG 2.2.2), with text for screen readers. */
function UnreadDot() {
  return (
    <span className="relative flex size-3">
      <span
        aria-hidden="true"
        className="size-3 animate-[unread-blink_1s_ease-in-out_5] rounded-full bg-bad"
      />
      <span className="sr-only">Unread messages</span>
    </span>
  )
}

/**
 * The link LOG IN for a visitor. A user has the link DASHBOARD instead, and on a phone the button of the account menu
 * (HEADER-01 … 03, 09, 10). Both links have the same width, so that hydration causes no layout shift.
 */
export function AccountLink() {
  const { isLoggedIn } = useViewer()
  const hasUnread = useHasUnreadThreads()
  const isMenuOpen = useIsAccountMenuOpen()
  const router = useRouter()
  const isInAccount = usePathname().startsWith(ACCOUNT_PATH_PREFIX)
  const className = buttonClass('secondary', 'small', 'whitespace-nowrap desktop:min-w-32')

  if (!isLoggedIn)
    return (
      <SoftLink href={routes.login} className={className}>
        LOG IN
      </SoftLink>
    )
  const openAccount = () => {
    if (isInAccount) return toggleAccountMenu()
    closeMenus()
    router.push(routes.account)
  }
  // `!` makes `hidden` override the display that the button's own classes set.
  return (
    <>
      <SoftLink href={routes.account} className={`${className} max-desktop:hidden!`}>
        DASHBOARD {hasUnread ? <UnreadDot /> : null}
      </SoftLink>
      <button
        type="button"
        onClick={openAccount}
        aria-expanded={isInAccount ? isMenuOpen : undefined}
        className={`${className} desktop:hidden!`}
      >
        <Icon name="circle-user-round" className="size-5" />
        <span className="sr-only">{isInAccount ? 'Account menu' : 'Dashboard'}</span>
        {hasUnread ? <UnreadDot /> : null}
      </button>
    </>
  )
}
