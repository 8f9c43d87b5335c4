import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { CLIENT_ADDRESS } from '../config/internal-headers'

/** The header by which the server asks Next for another page under the same address (next.config.ts). */
export const RENDER_INSTEAD = 'x-render-instead'
/** Next reads the nonce for its own scripts from this header of the request. */
export const POLICY = 'content-security-policy'

/** Headers that steer Next from inside; from outside they bypassed checks or poisoned caches before. */
const internal = new Set([
  CLIENT_ADDRESS,
  RENDER_INSTEAD,
  POLICY,
  'content-security-policy-report-only',
  'next-resume',
  'x-next-resume-state-length',
  'x-matched-path',
  'x-now-route-matches',
  'x-nextjs-data',
])
const isInternal = (name: string) =>
  internal.has(name) || name.startsWith('x-middleware-') || name.startsWith('x-invoke-')

/** Removes, in place, what only the server itself may say to Next. */
export function stripInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (isInternal(name)) delete headers[name]
}

/** True when a cookie of this name is sent. */
export function hasCookie(headers: IncomingHttpHeaders, name: string): boolean {
  return (headers.cookie ?? '').split(';').some((pair) => pair.trim().startsWith(`${name}=`))
}

/** True for the router's own fetches of a page's data, which are no documents. */
export const isRouterFetch = (headers: IncomingHttpHeaders): boolean =>
  'rsc' in headers || 'next-router-prefetch' in headers

/** True when the visitor's connection is encrypted, as far as the socket or the proxy in front tells. */
export function isSecure(headers: IncomingHttpHeaders, encrypted: boolean): boolean {
  return (
    encrypted ||
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  )
}

/**
 * Where a request comes from: the socket's own address, or with a proxy in front (TRUST_PROXY=1)
 * the last address that the proxy wrote down, as earlier ones are anybody's words. Some proxies write
 * the port too, which is another one with every connection.
 */
export function clientAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy
    ? addressIn(
        String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim() ?? '',
      )
    : null
  return forwarded ?? socketAddress ?? 'unknown'
}

/** The address in an entry of X-Forwarded-For ('192.0.2.7', '192.0.2.7:5001', '[2001:db8::1]:5001'), or null. */
function addressIn(entry: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
  return isIP(bare) ? bare : null
}
