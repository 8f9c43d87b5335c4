import type { IncomingMessage, ServerResponse } from 'node:http'
import { RETURN_TO_COOKIE } from '../config/return-to-cookie-name'
import { routes } from '../config/routes'
import type { Document } from './document'

/** Long enough to register an account. */
const MAX_AGE_SECONDS = 30 * 60

/**
 * Stores, when a page redirects its visitor to the login, the page's address in a cookie, so that the
 * login leads back to it (as lastURL, D-23).
 */
export function setReturnToCookie(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  { status, headers }: Pick<Document, 'status' | 'headers'>,
): void {
  if (method !== 'GET' || status !== 307 || headers['location'] !== routes.login) return
  response.appendHeader(
    'set-cookie',
    `${RETURN_TO_COOKIE}=${encodeURIComponent(url)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`,
  )
}
