import { showToast } from '@/components/notifications/toast-store'
import { saveInBrowser } from '@/lib/browser/change-saved-searches'
import { sanitiseNotice } from '@/lib/browser/sanitise-notice'
import { savedRoutes, saveSearchHref } from '@/lib/config/saved-routes'
import { escapeMarkup } from '@/lib/format/escape-markup'

/** Longer than the default, so that there is time to follow the toast's links. */
const TOAST_TIMEOUT_MS = 12_000

/** Saves the search of a visitor in the browser, and shows a toast with the outcome. */
export function saveSearchInBrowser(href: string): void {
  const refusal = saveInBrowser(href)
  const toast = { id: 'saved-search', timeOutMs: TOAST_TIMEOUT_MS }
  if (refusal !== null) {
    showToast({ ...toast, type: 'error', text: refusal })
    return
  }
  showToast({
    ...toast,
    type: 'success',
    html: sanitiseNotice(
      `Saved in this browser. <a href="${savedRoutes.visitorSearches}">See your saved searches</a>, or ` +
        `<a href="${escapeMarkup(saveSearchHref(href))}">log in to get new homes by email</a>.`,
    ),
  })
}
