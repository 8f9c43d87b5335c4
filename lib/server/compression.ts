import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const COMPRESSIBLE_TYPE_STARTS = [
  'text/',
  'image/svg',
  'application/json',
  'application/javascript',
  'application/xml',
  'application/manifest+json',
  'application/ld+json',
  'application/rss+xml',
]
/** A smaller body fits one packet uncompressed. */
export const MIN_COMPRESSED_BYTES = 1_024
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const isCompressible = (type: unknown): boolean =>
  COMPRESSIBLE_TYPE_STARTS.some((start) => String(type ?? '').startsWith(start))

/** Matches the end of `br;q=0` and `gzip; q=0.0`, which exclude an encoding. */
const ZERO_QUALITY = /;\s*q=0(\.0*)?$/

/** Returns the best encoding that a request accepts. */
export function chooseEncoding(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
  const accepts = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !ZERO_QUALITY.test(part)))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : undefined
}

const SINGLE_USE_QUALITY = 4
const SINGLE_USE_GZIP_LEVEL = 5
const CACHED_GZIP_LEVEL = 9

/** Compresses a whole body. @param quality the Brotli level: 4 for a response sent once, higher for a cached one */
export function compress(body: Buffer, encoding: Encoding, quality = SINGLE_USE_QUALITY): Promise<Buffer> {
  const gzipLevel = quality > SINGLE_USE_QUALITY ? CACHED_GZIP_LEVEL : SINGLE_USE_GZIP_LEVEL
  if (encoding === 'gzip') return gzip(body, { level: gzipLevel })
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

export function varyByEncoding(vary: unknown): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.some((name) => name.toLowerCase() === 'accept-encoding')
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ')
}
