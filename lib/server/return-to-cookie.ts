import type { IncomingMessage, ServerResponse } from 'node:http'
import { RETURN_TO } from '../config/return-to-cookie-name'
import { routes } from '../config/routes'
import type { Document } from './document'

/** Long enough to register; a wish of last week is no wish. */
const SECONDS = 30 * 60

/**
 * When a page sends its visitor on to the login, notes which page that was, so that the login leads
 * back to it (as lastURL, D-23). The address of the login stays plain.
 */
export function setReturnToCookie(
  { method, url = '/', headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers }: Pick<Document, 'status' | 'headers'>,
): void {
  // A page that is fetched ahead was not gone to yet.
  if (
    method !== 'GET' ||
    asked['next-router-prefetch'] !== undefined ||
    status !== 307 ||
    headers['location'] !== routes.login
  )
    return
  response.appendHeader(
    'set-cookie',
    `${RETURN_TO}=${encodeURIComponent(url)}; Path=/; Max-Age=${SECONDS}; SameSite=Lax`,
  )
}
