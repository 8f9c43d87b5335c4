'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { closeAccountMenu, useIsAccountMenuOpen } from '@/components/session/account-menu-state'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { InternalLink } from '@/components/ui/internal-link'
import { paymentRoutes } from '@/lib/config/payment-routes'
import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'

const sections = [
  { href: routes.account, text: 'Welcome', icon: 'house' },
  { href: routes.accountProperties, text: 'Properties', icon: 'store' },
  { href: routes.accountLettings, text: 'Lettings', icon: 'key-round' },
  { href: routes.accountInbox, text: 'Inbox', icon: 'messages-square' },
  { href: routes.viewings, text: 'Viewings', icon: 'calendar-days' },
  { href: savedRoutes.account, text: 'Saved homes', icon: 'heart' },
  { href: savedRoutes.searches, text: 'Saved searches', icon: 'search' },
  { href: routes.accountOffers, text: 'Offers', icon: 'hand-coins' },
  { href: paymentRoutes.payments, text: 'Payments', icon: 'credit-card' },
  { href: routes.accountProfile, text: 'Profile', icon: 'user-round' },
  { href: routes.accountPassword, text: 'Password', icon: 'file-lock-2' },
  { href: routes.accountSettings, text: 'Settings', icon: 'sliders-horizontal' },
] as const

const linkClass =
  'flex min-h-12 items-center gap-3 rounded-md px-3 text-ink no-underline hover:bg-accent-soft hover:text-accent'
const currentClass = 'bg-accent-soft font-semibold text-accent'

/** Whether a path is that of a section or of a page below it, such as a conversation of the inbox. */
function isWithin(pathname: string, href: string): boolean {
  // Orders belong to the section Payments, although their paths do not begin with its path.
  if (href === paymentRoutes.payments && pathname.startsWith(paymentRoutes.orders)) return true
  return pathname === href || pathname.startsWith(`${href}/`)
}

/** Returns the value of `aria-current`: 'page' for the section's own page, 'true' for a page below it. */
function getAriaCurrent(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page'
  return isWithin(pathname, href) ? 'true' : undefined
}

/** On phones a button in the header opens and closes the menu (HEADER-09); without JavaScript the menu stays open. */
export function AccountMenu() {
  const pathname = usePathname().replace(/\/$/, '')
  const isOpen = useIsAccountMenuOpen()
  const menu = useRef<HTMLElement>(null)

  // closeAccountMenu is returned as the cleanup, so the menu closes when the path changes, but not at the first render.
  useEffect(() => closeAccountMenu, [pathname])

  useEffect(() => {
    if (!isOpen) return
    const menuButton = document.activeElement
    menu.current?.focus()
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      closeAccountMenu()
      if (menuButton instanceof HTMLElement) menuButton.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOpen])

  return (
    <nav
      ref={menu}
      tabIndex={-1}
      aria-label="Account"
      className={classNames(
        'outline-offset-2 max-desktop:mb-6 max-desktop:rounded-lg max-desktop:border max-desktop:border-line max-desktop:bg-surface max-desktop:p-3 max-desktop:shadow-card desktop:sticky desktop:top-6 print:hidden',
        isOpen ? null : 'max-desktop:hidden noscript:block!',
      )}
    >
      <ul className="grid gap-1">
        {sections.map(({ href, text, icon }) => (
          <li key={href}>
            <InternalLink
              href={href}
              aria-current={getAriaCurrent(pathname, href)}
              className={classNames(linkClass, isWithin(pathname, href) ? currentClass : null)}
            >
              <Icon name={icon} className="size-5 shrink-0" /> {text}
            </InternalLink>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          {/* A plain link loads the document anew, which clears the account pages from the router cache. */}
          <a href={routes.logout} className={linkClass}>
            <Icon name="log-out" className="size-5 shrink-0" /> Log out
          </a>
        </li>
      </ul>
    </nav>
  )
}
