import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|rss\+xml)|image\/svg)/
/** Below this a packet carries it anyway. */
const SMALLEST = 1_024
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
  length >= SMALLEST && isCompressible(type)

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

/** Compresses an answer on its way out, whoever writes it; what is streamed stays streamed. */
export function compressOnTheWay(request: IncomingMessage, response: ServerResponse): void {
  const encoding = acceptedEncoding(request.headers)
  const { write, end, writeHead } = response
  let stream: zlib.BrotliCompress | zlib.Gzip | undefined
  let decided = false

  const decide = (last?: unknown) => {
    if (decided) return
    decided = true
    const type = response.getHeader('content-type')
    if (
      !isCompressible(type) ||
      response.getHeader('content-encoding') ||
      request.method === 'HEAD' ||
      [204, 304].includes(response.statusCode)
    )
      return
    response.setHeader('vary', varyByEncoding(response.getHeader('vary')))
    const length = Number(
      response.getHeader('content-length') ??
        (last === undefined ? Infinity : Buffer.byteLength(last as Buffer | string)),
    )
    if (!encoding || length < SMALLEST) return
    response.removeHeader('content-length')
    response.setHeader('content-encoding', encoding)
    stream =
      encoding === 'br'
        ? zlib.createBrotliCompress({
            flush: zlib.constants.BROTLI_OPERATION_FLUSH,
            params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 },
          })
        : zlib.createGzip({ flush: zlib.constants.Z_SYNC_FLUSH, level: 5 })
    stream.on('data', (chunk: Buffer) => {
      if (write.call(response, chunk, 'utf8') === false) stream?.pause()
    })
    response.on('drain', () => stream?.resume())
    stream.on('drain', () => response.emit('drain')) // the writer waits for the response's own
    stream.on('end', () => end.call(response, undefined, 'utf8'))
    response.once('close', () => stream?.destroy())
  }

  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    if (decided) return (writeHead as (...all: unknown[]) => ServerResponse).call(this, status, ...rest)
    this.statusCode = status
    const given = rest.find((value) => typeof value === 'object' && value !== null) ?? {}
    // Set one by one, so that the decision sees them.
    for (const [name, value] of Object.entries(given)) this.setHeader(name, value as string)
    decide()
    return writeHead.call(this, status)
  } as typeof response.writeHead
  response.write = function (this: ServerResponse, chunk: never, ...rest: never[]) {
    decide()
    return stream
      ? stream.write(chunk, ...rest)
      : (write as (...all: unknown[]) => boolean).call(this, chunk, ...rest)
  } as typeof response.write
  response.end = function (this: ServerResponse, ...all: never[]) {
    decide(typeof all[0] === 'function' ? '' : (all[0] ?? ''))
    if (stream) stream.end(...(all as []))
    else (end as (...all: unknown[]) => ServerResponse).call(this, ...all)
    return this
  } as typeof response.end
}
