import 'server-only'
import { apiKey, env } from '../config/env'
import { AgencyError, errors, isInvalidToken, isOutage, type ErrorCode } from '../errors'
import { gateway } from '../gateway'
import type { Caller } from '../gateway/gateway'
import { cookieValue, cookieValues, endedCookie } from '../session/cookie'
import { sessionCookieName } from '../session/cookie-name'
import { sessionCodec } from '../session/session-codec-for-env'
import { isSecureSite } from '../session/secure'
import { admit } from './api-request'
import { apiRequest, ownHost, reportFault } from './route'
import { browserTokenOf } from './web-session'

const NO_STORE = { 'cache-control': 'no-store' }
const NOBODY = { code: 0, message: 'Not logged in', data: null }

/**
 * GET /api/user/session: who the browser's cookie logs in, as local storage keeps it, so that a
 * page whose storage and cookie disagree can mend itself (D-18, D-30). Not a call of the agency.
 */
export async function handleSession(request: Request): Promise<Response> {
  const refuse = (code: ErrorCode) =>
    Response.json(
      { code: 0, message: errors[code].message, data: null },
      { status: errors[code].status, headers: NO_STORE },
    )
  const asked = apiRequest(request, 'user/session')
  const secure = isSecureSite(env(), asked.header('x-forwarded-proto'))
  const name = sessionCookieName(secure)
  try {
    if (admit(asked, { apiKey: apiKey(), host: ownHost(request), pages: true }) !== 'page')
      return refuse('not_found')
    const session = sessionCodec().read(cookieValue(asked.header('cookie'), name))
    const agent = asked.header('user-agent')
    const user = session
      ? await userOf(session.id, {
          token: session.token,
          ...(asked.address ? { address: asked.address } : {}),
          ...(agent ? { agent } : {}),
        })
      : null
    if (session && user) {
      const { id, first_name, seller_info_completed } = user
      return Response.json(
        {
          code: 1,
          message: 'Success',
          data: { id, first_name, seller_info_completed, token: browserTokenOf(session.token) },
        },
        { headers: NO_STORE },
      )
    }
    const isStale = cookieValues(asked.header('cookie'), name).length > 0
    const headers = { ...NO_STORE, ...(isStale ? { 'set-cookie': endedCookie(secure) } : {}) }
    return Response.json(NOBODY, { headers })
  } catch (error) {
    const code = error instanceof AgencyError ? error.code : isOutage(error) ? 'outage' : 'internal'
    if (errors[code].report) reportFault(error, asked.path)
    return refuse(code)
  }
}

async function userOf(id: number, caller: Caller) {
  try {
    const reply = await gateway().getUserData({ user_id: id }, caller)
    return reply.ok ? reply.data : null
  } catch (error) {
    if (isInvalidToken(error)) return null
    throw error
  }
}
