import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Target } from './request-target'

/* Next's processing time grows faster than the length of a URL. Every request of a browser to this site stays far below
   these limits. */
const MAX_TARGET_LENGTH = 8_192
const MAX_QUERY_PARAMETERS = 64
const MAX_PATH_SEGMENTS = 64
const MAX_HEADERS = 100
const MAX_COOKIES = 100
/** Browsers send one request at a time on a connection. */
const MAX_PIPELINED_REQUESTS = 16

export interface LimitRefusal {
  status: 400 | 414 | 431 | 503
  message: string
}

/** Refuses a request with a URL that is too long, or with too many parameters, headers or cookies. */
export function findLimitRefusal(
  { rawHeaders, headers }: Pick<IncomingMessage, 'rawHeaders' | 'headers'>,
  { path, search }: Target,
): LimitRefusal | undefined {
  if (path.length + search.length > MAX_TARGET_LENGTH) return { status: 414, message: 'URI Too Long' }
  if (countUpTo(MAX_PATH_SEGMENTS, path, '/') > MAX_PATH_SEGMENTS)
    return { status: 414, message: 'Too many path segments' }
  // A list of n parameters or cookies has n - 1 separators, so with n separators there is one too many.
  if (countUpTo(MAX_QUERY_PARAMETERS, search, '&') >= MAX_QUERY_PARAMETERS)
    return { status: 400, message: 'Too many query parameters' }
  // rawHeaders holds names and values alternately.
  if (rawHeaders.length > 2 * MAX_HEADERS) return { status: 431, message: 'Too many headers' }
  if (countUpTo(MAX_COOKIES, headers.cookie ?? '', ';') >= MAX_COOKIES)
    return { status: 431, message: 'Too many cookies' }
  return undefined
}

/** Counts a character in a text. Stops counting at one more than the limit. */
function countUpTo(limit: number, text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at >= 0 && count <= limit; at = text.indexOf(character, at + 1))
    count += 1
  return count
}

const pipelinedRequests = new WeakMap<Socket, number>()

/** Refuses a request on a connection where too many requests already wait for their responses. */
export function findPipeliningRefusal(
  { socket }: Pick<IncomingMessage, 'socket'>,
  response: ServerResponse,
): LimitRefusal | undefined {
  const count = (pipelinedRequests.get(socket) ?? 0) + 1
  pipelinedRequests.set(socket, count)
  response.once('close', () => pipelinedRequests.set(socket, (pipelinedRequests.get(socket) ?? 1) - 1))
  if (count > MAX_PIPELINED_REQUESTS) return { status: 503, message: 'Too many requests on one connection' }
  return undefined
}
