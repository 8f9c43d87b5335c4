import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { omitConnectionHeaders } from './application-protocol'

/** Creates a GET request without a visitor's cookies and other headers, so that everybody may see the response. */
export function createAnonymousRequest(url: string, headers: IncomingHttpHeaders): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = url
  const { host = 'localhost', 'x-forwarded-proto': protocol } = headers
  request.headers = { host, accept: 'text/html', ...(protocol ? { 'x-forwarded-proto': protocol } : {}) }
  request.complete = true
  request.push(null)
  return request
}

/** Converts a HEAD request to a GET request without a body, so that the responses to both have the same headers. */
export function toGetRequest(request: IncomingMessage): IncomingMessage {
  const getRequest = createAnonymousRequest(request.url ?? '/', request.headers)
  // This request is not anonymous: it keeps the visitor's other headers.
  getRequest.headers = omitConnectionHeaders(request.headers, 'content-length', 'transfer-encoding')
  return getRequest
}
