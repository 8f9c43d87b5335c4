import 'server-only'
import { env } from '../config/env'
import { AgencyError, errors, isInvalidToken, isOutage, type ErrorCode } from '../errors'
import { gateway } from '../gateway'
import { cookieValue, endedCookie } from '../session/cookie'
import { sessionKeeper } from '../session/keeper-of-site'
import { isSecureSite } from '../session/secure'
import { admit } from './api-request'
import { apiRequest, ownHost } from './route'
import { browserTokenOf } from './web-session'

const NO_STORE = { 'cache-control': 'no-store' }
const NOBODY = { code: 0, message: 'Not logged in', data: null }

/**
 * GET /api/user/session: who the browser's cookie logs in, as local storage keeps it, so that a
 * page whose storage and cookie disagree can mend itself (D-18, D-30). Not a call of the agency.
 */
export async function handleSession(request: Request): Promise<Response> {
  const refuse = (code: ErrorCode) => Response.json({ code: 0, message: errors[code].message, data: null }, { status: errors[code].status, headers: NO_STORE })
  try {
    if (admit(apiRequest(request, 'user/session'), { apiKey: env().API_KEY, host: ownHost(request), pages: true }) !== 'page') return refuse('not_found')
    const session = sessionKeeper().read(cookieValue(request.headers.get('cookie')))
    const user = session ? await userOf(session) : null
    if (session && user) {
      const { id, first_name, seller_info_completed } = user
      return Response.json({ code: 1, message: 'Success', data: { id, first_name, seller_info_completed, token: browserTokenOf(session.token) } }, { headers: NO_STORE })
    }
    const isStale = cookieValue(request.headers.get('cookie')) !== null
    const headers = { ...NO_STORE, ...(isStale ? { 'set-cookie': endedCookie(isSecureSite(env(), request.headers.get('x-forwarded-proto'))) } : {}) }
    return Response.json(NOBODY, { headers })
  } catch (error) {
    if (error instanceof AgencyError) return refuse(error.code)
    return refuse(isOutage(error) ? 'outage' : 'internal')
  }
}

async function userOf({ id, token }: { id: number; token: string }) {
  try {
    const reply = await gateway().getUserData({ user_id: id }, { token })
    return reply.ok ? reply.data : null
  } catch (error) {
    if (isInvalidToken(error)) return null
    throw error
  }
}
