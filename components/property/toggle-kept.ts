import { showToast } from '@/components/notifications/toast-store'
import { toggleKeptHome, type Toggled } from '@/lib/browser/keep-homes'
import type { KeptList } from '@/lib/browser/kept-home-keys'
import { sanitiseNotice } from '@/lib/browser/sanitise-notice'
import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'
import type { HomeRef } from '@/lib/domain/saved-home'

/** Longer than the default, because the toast has links. */
const TIMEOUT_MS = 8_000

const messages = {
  saved: {
    account: `Saved. <a href="${savedRoutes.account}">See your saved homes</a>`,
    browser: `Saved in this browser. <a href="${savedRoutes.visitor}">See your saved homes</a>, or <a href="${routes.login}">log in</a> to have them on all your devices.`,
    removed: 'Removed from your saved homes.',
  },
  hidden: {
    account: `Hidden from your results and emails. <a href="${savedRoutes.hidden}">See your hidden homes</a>`,
    browser: `Hidden from your results. <a href="${savedRoutes.visitorHidden}">See your hidden homes</a>`,
    removed: 'This home is in your results again.',
  },
} as const

function describe({ name }: KeptList, toggled: Toggled) {
  if (toggled.state === 'added')
    return { type: 'success', html: sanitiseNotice(messages[name][toggled.by]) } as const
  return toggled.state === 'removed'
    ? ({ type: 'info', text: messages[name].removed } as const)
    : ({ type: 'error', text: toggled.message } as const)
}

/** Adds a home to a list or removes it, and says which. */
export async function toggleKept(list: KeptList, home: HomeRef): Promise<void> {
  const toggled = await toggleKeptHome(list, home)
  showToast({ id: `${list.name}-home`, timeOutMs: TIMEOUT_MS, ...describe(list, toggled) })
}
