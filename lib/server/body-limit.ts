import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_POSTED_BYTES } from '../domain/listing-files'
import { errors } from '../errors'

/** Several times the longest description that a person writes. */
const MAX_BODY_BYTES = 1_048_576
/** Room for the other fields of a form with a posted file. */
const FORM_BYTES = 65_536
const FILE_FORM_PATH = /^\/my-account\/properties\/\d{1,10}\/pictures\/change$/

/** Returns the largest body in bytes at a path. Only one page accepts posted files. */
export const getBodyLimit = (path: string): number =>
  FILE_FORM_PATH.test(path) ? MAX_POSTED_BYTES + FORM_BYTES : MAX_BODY_BYTES

/**
 * Accepts a request unless its body is over the limit. The Content-Length is checked before a byte of the body is read.
 * The bytes of a chunked body are counted as they arrive, so such a body may be refused later.
 * @returns false when the request has been refused
 */
export function acceptBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit = MAX_BODY_BYTES,
): boolean {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    refuse(response)
    return false
  }
  if (request.headers['transfer-encoding']) {
    let receivedBytes = 0
    // Wraps `push`, by which Node fills the stream. A 'data' listener would start the stream too early.
    const push = request.push.bind(request)
    request.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
      receivedBytes += chunk?.length ?? 0
      if (receivedBytes <= limit) return push(chunk, encoding)
      if (!response.headersSent) refuse(response)
      return false
    }
  }
  return true
}

function refuse(response: ServerResponse): void {
  const { status, message } = errors.too_large
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify({ code: 0, message, data: null }))
}
