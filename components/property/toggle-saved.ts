import { showToast } from '@/components/notifications/toast-store'
import { toggleSavedHome, type Toggled } from '@/lib/browser/keep-saved-homes'
import { sanitiseNotice } from '@/lib/browser/sanitise-notice'
import { routes } from '@/lib/config/routes'
import { savedRoutes } from '@/lib/config/saved-routes'
import type { HomeRef } from '@/lib/domain/saved-home'

const TOAST_ID = 'saved-home'
/** Longer than the default, because the toast has links. */
const TIMEOUT_MS = 8_000

const messages = {
  account: `Saved. <a href="${savedRoutes.account}">See your saved homes</a>`,
  browser: `Saved in this browser. <a href="${savedRoutes.visitor}">See your saved homes</a>, or <a href="${routes.login}">log in</a> to have them on all your devices.`,
} as const

function describe(toggled: Toggled) {
  if (toggled.state === 'saved')
    return { type: 'success', html: sanitiseNotice(messages[toggled.by]) } as const
  return toggled.state === 'removed'
    ? ({ type: 'info', text: 'Removed from your saved homes.' } as const)
    : ({ type: 'error', text: toggled.message } as const)
}

/** Saves a home or removes it, and says which. */
export async function toggleSaved(home: HomeRef): Promise<void> {
  showToast({ id: TOAST_ID, timeOutMs: TIMEOUT_MS, ...describe(await toggleSavedHome(home)) })
}
