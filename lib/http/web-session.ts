import type { CallName } from '../contract'
import type { LoginData } from '../contract/access'
import type { Reply } from '../contract/call'
import { env } from '../config/env'
import { cookieValue, endedCookie, sessionCookie } from '../session/cookie'
import { sessionCookieName } from '../session/cookie-name'
import type { SessionCodec } from '../session/session-codec'
import { sessionCodec } from '../session/session-codec-for-env'
import { isSecureSite } from '../session/secure'
import { socketTokenOf } from '../realtime/socket-token'
import type { ApiRequest } from './api-request'

type Headers = Record<string, string>

/** How calls of this site's pages know their user, and what becomes of it by a call (D-10, D-18). */
export interface WebSession {
  tokenOf(request: ApiRequest): string | undefined
  /** The cookie that a reply brings, and the data as the browser gets them. */
  after(
    name: CallName,
    reply: Reply<unknown>,
    context: { request: ApiRequest; renewed?: string },
  ): { headers: Headers; data?: unknown }
  /** The header that ends the browser's session. */
  ended(): Headers
}

/** Calls that log somebody in. */
const logins: readonly CallName[] = ['login', 'verifyOtp', 'autoLogin']

interface Options {
  codec: SessionCodec
  secure: boolean
  /** What a page keeps in local storage in place of the token, to open the messages socket with. */
  browserToken: (token: string) => string
}

/** Sessions of pages over a codec of cookies. */
export function webSession({ codec, secure, browserToken }: Options): WebSession {
  const sessionOf = (request: ApiRequest) =>
    codec.read(cookieValue(request.header('cookie'), sessionCookieName(secure)))
  const set = (id: number, token: string): Headers => ({
    'set-cookie': sessionCookie(codec.write({ id, token }), secure),
  })
  const ended = (): Headers => ({ 'set-cookie': endedCookie(secure) })
  return {
    ended,
    tokenOf: (request) => sessionOf(request)?.token,
    after: (name, reply, { request, renewed }) => {
      if (name === 'logout' || (name === 'deleteAccount' && reply.ok)) return { headers: ended() }
      if (reply.ok && logins.includes(name)) {
        const data = reply.data as LoginData
        return { headers: set(data.id, data.token), data: { ...data, token: browserToken(data.token) } }
      }
      const session = renewed === undefined ? null : sessionOf(request)
      return { headers: session && renewed !== undefined ? set(session.id, renewed) : {} }
    },
  }
}

/**
 * An upstream with a messages socket of its own knows its own token alone; everywhere else what
 * lies in the browser is good for the socket and nothing more.
 */
export const browserTokenOf = (token: string): string =>
  env().API_URL && env().MESSAGES_SOCKET_URL ? token : socketTokenOf(token)

/** The sessions of this site, for a request with these headers. */
export const webSessionOf = (headers: { get(name: string): string | null }): WebSession =>
  webSession({
    codec: sessionCodec(),
    secure: isSecureSite(env(), headers.get('x-forwarded-proto')),
    browserToken: browserTokenOf,
  })
