import type { IncomingMessage, ServerResponse } from 'node:http'
import { RETURN_TO_COOKIE } from '../config/return-to-cookie-name'
import { routes } from '../config/routes'
import type { Document } from './document'

/** Long enough to register an account. */
const MAX_AGE_SECONDS = 30 * 60

/** Stores the address of a page that redirects to the login, so that the login leads back (lastURL, D-23). */
export function setReturnToCookie(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  { status, headers }: Pick<Document, 'status' | 'headers'>,
  { isSecureSite }: { isSecureSite: boolean },
): void {
  const isRedirectOfNext = status === 307
  if (method !== 'GET' || !isRedirectOfNext || headers['location'] !== routes.login) return
  response.appendHeader(
    'set-cookie',
    `${RETURN_TO_COOKIE}=${encodeURIComponent(url)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${isSecureSite ? '; Secure' : ''}`,
  )
}
