import { showToast } from '@/components/notifications/toast-store'
import { toggleKeptHome, type ToggleResult } from '@/lib/browser/change-kept-homes'
import type { KeptList } from '@/lib/browser/kept-home-keys'
import { sanitiseNotice } from '@/lib/browser/sanitise-notice'
import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'
import type { HomeRef } from '@/lib/domain/saved-home'

/** Longer than the default, so that there is time to follow the toast's links. */
const TOAST_TIMEOUT_MS = 8_000

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

function toToast({ name }: KeptList, result: ToggleResult) {
  switch (result.state) {
    case 'added':
      return { type: 'success', html: sanitiseNotice(messages[name][result.by]) } as const
    case 'removed':
      return { type: 'info', text: messages[name].removed } as const
    default:
      return { type: 'error', text: result.message } as const
  }
}

export async function toggleKept(list: KeptList, home: HomeRef): Promise<void> {
  const result = await toggleKeptHome(list, home)
  showToast({ id: `${list.name}-home`, timeOutMs: TOAST_TIMEOUT_MS, ...toToast(list, result) })
}
