import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import compression from 'compression'

export type Encoding = 'br' | 'gzip'

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|rss\+xml)|image\/svg)/
/** A smaller body fits one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1_024
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export const isCompressible = (type: unknown): boolean => COMPRESSIBLE.test(String(type ?? ''))

/** The best encoding that a request accepts; `q=0` refuses one. */
export function acceptedEncoding(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

/**
 * Compresses a whole body.
 * @param quality brotli's: 4 for what is sent once, more for what is kept
 */
export function compress(body: Buffer, encoding: Encoding, quality = 4): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: quality > 4 ? 9 : 5 })
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** True when compressing a body of this type and length is worth it. */
export const isWorthCompressing = (type: unknown, length: number): boolean =>
  length >= MIN_COMPRESSED_BYTES && isCompressible(type)

/** Adds Accept-Encoding to what an answer varies by. */
export function varyByEncoding(vary: unknown): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.some((name) => name.toLowerCase() === 'accept-encoding')
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ')
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const compressStream = compression({ threshold: MIN_COMPRESSED_BYTES }) as unknown as Middleware

/** Compresses a response while Next writes it, chunk by chunk as Next flushes them. */
export function compressStreamedResponse(request: IncomingMessage, response: ServerResponse): void {
  compressStream(request, response, () => {})
}
