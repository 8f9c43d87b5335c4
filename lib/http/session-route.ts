import 'server-only'
import { apiKey, env } from '../config/env'
import { errors, isInvalidToken, type ErrorCode } from '../errors'
import { gateway } from '../gateway'
import type { Caller } from '../gateway/gateway'
import { getCookieValue, listCookieValues, createExpiredSessionCookie } from '../session/cookie'
import { getSessionCookieName } from '../session/cookie-name'
import { sessionCodec } from '../session/session-codec-for-env'
import { isSecureSite } from '../session/secure-site'
import { authenticateSource } from './api-request'
import { toErrorCode } from './handle-api-call'
import { logFault } from './log-fault'
import { getSiteHost, toApiRequest } from './web-request'
import { toBrowserToken } from './web-session'

const NO_STORE = { 'cache-control': 'no-store' }
const NOT_LOGGED_IN = { code: 0, message: 'Not logged in', data: null }

/** Handles GET /api/user/session, by which a page corrects its stored user from the cookie (D-18, D-30). */
export async function handleSession(request: Request): Promise<Response> {
  const respondWithError = (code: ErrorCode) =>
    Response.json(
      { code: 0, message: errors[code].message, data: null },
      { status: errors[code].status, headers: NO_STORE },
    )
  const apiRequest = toApiRequest(request, 'user/session')
  const isSecure = isSecureSite(env(), apiRequest.header('x-forwarded-proto'))
  const cookieName = getSessionCookieName(isSecure)
  try {
    const source = authenticateSource(apiRequest, { apiKey: apiKey(), host: getSiteHost(request) })
    // Outside clients have no cookie, so for them this path does not exist.
    if (source !== 'page') return respondWithError('not_found')
    const session = sessionCodec().read(getCookieValue(apiRequest.header('cookie'), cookieName))
    const agent = apiRequest.header('user-agent')
    const user = session
      ? await getUser(session.id, {
          token: session.token,
          ...(apiRequest.address ? { address: apiRequest.address } : {}),
          ...(agent ? { agent } : {}),
        })
      : null
    if (session && user) {
      const { id, first_name, seller_info_completed } = user
      return Response.json(
        {
          code: 1,
          message: 'Success',
          data: { id, first_name, seller_info_completed, token: toBrowserToken(session.token) },
        },
        { headers: NO_STORE },
      )
    }
    // Only this reply deletes the cookie of an ended session; a browser with the cookie gets no cached pages. It asks
    // some seconds after the session's end. By then, a login in another tab has replaced the cookie.
    const hasInvalidCookie = listCookieValues(apiRequest.header('cookie'), cookieName).length > 0
    const expiredCookie: Record<string, string> = hasInvalidCookie
      ? { 'set-cookie': createExpiredSessionCookie(isSecure) }
      : {}
    const headers = { ...NO_STORE, ...expiredCookie }
    return Response.json(NOT_LOGGED_IN, { headers })
  } catch (error) {
    const code = toErrorCode(error)
    if (errors[code].isLogged) logFault(error, apiRequest.path)
    return respondWithError(code)
  }
}

/** Returns the user of a token, or null when the token is no longer valid. */
async function getUser(id: number, caller: Caller) {
  try {
    const reply = await gateway().getUserData({ user_id: id }, caller)
    return reply.ok ? reply.data : null
  } catch (error) {
    if (isInvalidToken(error)) return null
    throw error
  }
}
