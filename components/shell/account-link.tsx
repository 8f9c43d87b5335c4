'use client'

import { usePathname, useRouter } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import {
  toggleAccountMenu,
  useIsAccountMenuOpen,
  useHasUnreadThreads,
} from '@/components/session/account-menu-state'
import { closeMenus } from '@/components/shell/menu-behaviour'
import { useViewer } from '@/components/session/viewer'

/** The paths of all account pages start with this prefix; `routes.account` is only the first page. */
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

const buttonStyle = buttonClass('secondary', 'small', 'whitespace-nowrap')

function LoginLink({ className }: { className: string }) {
  return (
    <InternalLink href={routes.login} className={className}>
      LOG IN
    </InternalLink>
  )
}

/** The account link of a wide screen. Its two labels have one width, so hydration shifts nothing (HEADER-01 … 03). */
export function AccountLink() {
  const { isLoggedIn } = useViewer()
  const hasUnread = useHasUnreadThreads()
  // `!` makes `hidden` override the display that the button's own classes set.
  const className = `${buttonStyle} ml-auto min-w-32 max-desktop:hidden!`
  if (!isLoggedIn) return <LoginLink className={className} />
  return (
    <InternalLink href={routes.account} className={className}>
      DASHBOARD {hasUnread ? <UnreadDot /> : null}
    </InternalLink>
  )
}

/**
 * The account link of a narrow screen. It stands before the menu, and AccountLink after it, so that the focus follows
 * the order on screen (HEADER-01 … 03, 09, 10).
 */
export function AccountButton() {
  const { isLoggedIn } = useViewer()
  const hasUnread = useHasUnreadThreads()
  const isMenuOpen = useIsAccountMenuOpen()
  const router = useRouter()
  const isInAccount = usePathname().startsWith(ACCOUNT_PATH_PREFIX)
  const className = `${buttonStyle} desktop:hidden!`
  if (!isLoggedIn) return <LoginLink className={className} />
  const openAccount = () => {
    if (isInAccount) return toggleAccountMenu()
    closeMenus()
    router.push(routes.account)
  }
  return (
    <button
      type="button"
      onClick={openAccount}
      aria-expanded={isInAccount ? isMenuOpen : undefined}
      className={className}
    >
      <Icon name="circle-user-round" className="size-5" />
      <span className="sr-only">{isInAccount ? 'Account menu' : 'Dashboard'}</span>
      {hasUnread ? <UnreadDot /> : null}
    </button>
  )
}
