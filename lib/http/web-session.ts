import type { CallName } from '../contract'
import type { LoginData } from '../contract/access'
import type { Reply } from '../contract/call'
import { env } from '../config/env'
import { cookieValue, expiredSessionCookie, createSessionCookie } from '../session/cookie'
import { sessionCookieName } from '../session/cookie-name'
import type { SessionCodec } from '../session/session-codec'
import { sessionCodec } from '../session/session-codec-for-env'
import { isSecureSite } from '../session/secure-site'
import { deriveSocketToken } from '../realtime/socket-token'
import type { ApiRequest } from './api-request'

type Headers = Record<string, string>

/** Reads the user's token from the session cookie, and sets or ends that cookie after a call (D-10, D-18). */
export interface WebSession {
  tokenOf(request: ApiRequest): string | undefined
  /** The headers to add to a reply, and its data where the browser must not get the data that the agency sent. */
  sessionChangeAfter(
    name: CallName,
    reply: Reply<unknown>,
    context: { request: ApiRequest; renewedToken?: string },
  ): { headers: Headers; data?: unknown }
  /** Whether an input is for another user than the cookie's: another tab has logged somebody else in since. */
  isOfAnotherUser(request: ApiRequest, input: unknown): boolean
  /** The header that ends the browser's session. */
  ended(): Headers
}

/** Calls that start a session. */
const loginCalls: readonly CallName[] = ['login', 'verifyOtp', 'autoLogin']

interface Options {
  codec: SessionCodec
  secure: boolean
  /** Derives the token that a page keeps in local storage, which opens the messages socket only. */
  toBrowserToken: (token: string) => string
}

/** Keeps the sessions of pages in cookies that the codec writes. */
export function createWebSession({ codec, secure, toBrowserToken }: Options): WebSession {
  const readSession = (request: ApiRequest) =>
    codec.read(cookieValue(request.header('cookie'), sessionCookieName(secure)))
  const setCookie = (id: number, token: string): Headers => ({
    'set-cookie': createSessionCookie(codec.write({ id, token }), secure),
  })
  const createExpiredHeaders = (): Headers => ({ 'set-cookie': expiredSessionCookie(secure) })
  return {
    ended: createExpiredHeaders,
    isOfAnotherUser: (request, input) => {
      const { user_id: userId } = (input ?? {}) as { user_id?: unknown }
      const session = readSession(request)
      return session !== null && userId !== undefined && Number(userId) !== session.id
    },
    tokenOf: (request) => readSession(request)?.token,
    sessionChangeAfter: (name, reply, { request, renewedToken }) => {
      if (name === 'logout' || (name === 'deleteAccount' && reply.ok))
        return { headers: createExpiredHeaders() }
      if (reply.ok && loginCalls.includes(name)) {
        const data = reply.data as LoginData
        return {
          headers: setCookie(data.id, data.token),
          data: { ...data, token: toBrowserToken(data.token) },
        }
      }
      const session = renewedToken === undefined ? null : readSession(request)
      return { headers: session && renewedToken !== undefined ? setCookie(session.id, renewedToken) : {} }
    },
  }
}

/**
 * The token for local storage. An upstream's own messages socket accepts only the upstream's token;
 * everywhere else the browser gets a token that opens the socket and nothing more.
 */
export const toBrowserToken = (token: string): string =>
  env().API_URL && env().MESSAGES_SOCKET_URL ? token : deriveSocketToken(token)

/** The web session of a request with these headers. */
export const webSessionOf = (headers: { get(name: string): string | null }): WebSession =>
  createWebSession({
    codec: sessionCodec(),
    secure: isSecureSite(env(), headers.get('x-forwarded-proto')),
    toBrowserToken,
  })
