import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { CLIENT_ADDRESS_HEADER, RENDER_HEADER } from '../config/internal-headers'

/** The request header that makes Next render another page at the same address (next.config.ts). */
export const RENDER_INSTEAD_HEADER = 'x-render-instead'
/** Next reads the nonce for its own scripts from this request header. */
export const POLICY_HEADER = 'content-security-policy'

/** Headers that control Next and the application internally. Clients have sent them to bypass checks and to poison caches. */
const internalHeaders = new Set([
  CLIENT_ADDRESS_HEADER,
  RENDER_HEADER,
  RENDER_INSTEAD_HEADER,
  POLICY_HEADER,
  'content-security-policy-report-only',
  'next-resume',
  'x-next-resume-state-length',
  'x-matched-path',
  'x-now-route-matches',
  'x-nextjs-data',
])
const isInternal = (name: string) =>
  internalHeaders.has(name) || name.startsWith('x-middleware-') || name.startsWith('x-invoke-')

const isRouterHeader = (name: string) => name === 'rsc' || name.startsWith('next-router-')

/**
 * Deletes the headers by which a client could control Next internally. A request for a document (without `rsc: 1`) loses
 * the headers of Next's router too, because Next obeys some of them even there.
 */
export function stripInternalHeaders(headers: IncomingHttpHeaders): void {
  const keepsRouterHeaders = isRouterFetch(headers)
  for (const name of Object.keys(headers)) {
    if (isInternal(name) || (isRouterHeader(name) && !keepsRouterHeaders)) delete headers[name]
  }
}

/** Many proxies replace Host, and Next refuses a posted form whose Origin is not the host in these headers. */
export function setHost(headers: IncomingHttpHeaders, host: string): void {
  headers.host = host
  delete headers['x-forwarded-host']
}

export function hasCookie(headers: IncomingHttpHeaders, name: string): boolean {
  return (headers.cookie ?? '').split(';').some((pair) => pair.trim().startsWith(`${name}=`))
}

/** True when Next's router fetches a page's data, as opposed to its document. */
export const isRouterFetch = (headers: IncomingHttpHeaders): boolean => headers['rsc'] === '1'

/** True when the visitor's connection is encrypted, by the socket or the proxy's X-Forwarded-Proto. */
export function isSecure(headers: IncomingHttpHeaders, { isEncrypted }: { isEncrypted: boolean }): boolean {
  const [protocol = ''] = String(headers['x-forwarded-proto'] ?? '').split(',')
  return isEncrypted || protocol.trim() === 'https'
}

/**
 * Returns the address of the client. Of X-Forwarded-For only the last entry counts, because clients can forge the others.
 * A port is dropped, because the port changes with each connection.
 */
export function getClientAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  { trustsProxy }: { trustsProxy: boolean },
): string {
  const entries = String(headers['x-forwarded-for'] ?? '').split(',')
  const forwarded = trustsProxy ? parseForwardedAddress(entries.at(-1)?.trim() ?? '') : null
  return forwarded ?? socketAddress ?? 'unknown'
}

/** The address in an entry of X-Forwarded-For ('192.0.2.7', '192.0.2.7:5001', '[2001:db8::1]:5001'), or null. */
function parseForwardedAddress(entry: string): string | null {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1]
  const beforePort = /^([\d.]+):\d+$/.exec(entry)?.[1]
  const address = bracketed ?? beforePort ?? entry
  return isIP(address) ? address : null
}
