import 'server-only'
import { savedRoutes } from '../config/saved-routes'
import { MAX_LINK_KEY_CHARACTERS } from '../contract/link-key'
import { isOutage } from '../errors'
import { gateway } from '../gateway'
import { logFault } from './log-fault'

const NO_STORE = { 'cache-control': 'no-store' }
const RETRY_AFTER_SECONDS = '60'

/** Handles a mail program's unsubscribe button (RFC 8058). Succeeds for an unknown key too. */
export async function stopAlertsByPost(key: string): Promise<Response> {
  try {
    if (key.length <= MAX_LINK_KEY_CHARACTERS) await gateway().stopSearchAlerts({ key })
    return new Response(null, { status: 204, headers: NO_STORE })
  } catch (error) {
    if (!isOutage(error)) logFault(error, 'search-alert')
    return new Response('Please try again later.', {
      status: 503,
      headers: { ...NO_STORE, 'retry-after': RETRY_AFTER_SECONDS },
    })
  }
}

/** Redirects a browser that opens the unsubscribe address to the page that asks for confirmation. */
export function redirectToStopPage(key: string): Response {
  const location = savedRoutes.stopAlerts(encodeURIComponent(key))
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, location, 'referrer-policy': 'no-referrer' },
  })
}
