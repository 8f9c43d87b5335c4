import type { CallInput, CallName } from '../contract'
import type { LoginData } from '../contract/access'
import type { Reply } from '../contract/call'
import { env } from '../config/env'
import { getCookieValue, createExpiredSessionCookie, createSessionCookie } from '../session/cookie'
import { getSessionCookieName } from '../session/cookie-name'
import type { SessionCodec } from '../session/session-codec'
import { sessionCodec } from '../session/session-codec-for-env'
import { isSecureSite } from '../session/secure-site'
import { deriveSocketToken } from '../realtime/socket-token'
import type { ApiRequest } from './api-request'

type HeaderRecord = Record<string, string>

/** Reads the user's token from the session cookie, and sets or ends that cookie after a call (D-10, D-18). */
export interface WebSession {
  readToken(request: ApiRequest): string | undefined
  /** Returns headers to add to a reply. After a login, `data` replaces the reply's data, which contain the agency's token. */
  getSessionChange(
    name: CallName,
    reply: Reply<unknown>,
    context: { request: ApiRequest; input: unknown; renewedToken?: string },
  ): { headers: HeaderRecord; data?: unknown }
  /** Returns the header that ends the browser's session. */
  expireCookieHeaders(): HeaderRecord
}

const loginCalls: readonly CallName[] = ['login', 'verifyOtp', 'autoLogin']

/** Whether the user has ended the session of this browser by a call. */
function endsOwnSession(name: CallName, reply: Reply<unknown>, input: unknown): boolean {
  if (name === 'logout') return true
  if (name === 'deleteAccount') return reply.ok
  const { session_id: sessionId, others } = (input ?? {}) as CallInput<'endSessions'>
  return name === 'endSessions' && reply.ok && sessionId === undefined && !others
}

interface WebSessionOptions {
  codec: SessionCodec
  isSecure: boolean
  /** Derives the token that a page keeps in local storage, which opens the messages socket only. */
  toBrowserToken: (token: string) => string
}

export function createWebSession({ codec, isSecure, toBrowserToken }: WebSessionOptions): WebSession {
  const readSession = (request: ApiRequest) =>
    codec.read(getCookieValue(request.header('cookie'), getSessionCookieName(isSecure)))
  const setCookie = (id: number, token: string): HeaderRecord => ({
    'set-cookie': createSessionCookie(codec.write({ id, token }), isSecure),
  })
  const expireCookieHeaders = (): HeaderRecord => ({ 'set-cookie': createExpiredSessionCookie(isSecure) })
  return {
    expireCookieHeaders,
    readToken: (request) => readSession(request)?.token,
    getSessionChange: (name, reply, { request, input, renewedToken }) => {
      if (endsOwnSession(name, reply, input)) return { headers: expireCookieHeaders() }
      if (reply.ok && loginCalls.includes(name)) {
        const loginData = reply.data as LoginData
        return {
          headers: setCookie(loginData.id, loginData.token),
          data: { ...loginData, token: toBrowserToken(loginData.token) },
        }
      }
      if (renewedToken === undefined) return { headers: {} }
      const session = readSession(request)
      return { headers: session ? setCookie(session.id, renewedToken) : {} }
    },
  }
}

/** The browser's token: one for our messages socket only, or the upstream's for an upstream's socket. */
export const toBrowserToken = (token: string): string =>
  env().API_URL && env().MESSAGES_SOCKET_URL ? token : deriveSocketToken(token)

/** Creates the reader and writer of session cookies for a request. The headers say whether its connection is encrypted. */
export const createRequestSession = (headers: { get(name: string): string | null }): WebSession =>
  createWebSession({
    codec: sessionCodec(),
    isSecure: isSecureSite(env(), headers.get('x-forwarded-proto')),
    toBrowserToken,
  })
