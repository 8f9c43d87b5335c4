import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { env } from '../config/env'
import type { Gateway } from '../gateway/gateway'
import { getClientAddress } from '../server/request-headers'
import { parseTarget } from '../server/request-target'
import { handleApiCall } from './handle-api-call'
import { readLimitedText, type ApiRequest } from './api-request'
import { readMedia } from './media-access'

interface AgencyServerOptions {
  gateway: Gateway
  apiKey: string
}

/** Serves only the agency's API, with pictures under /media. Every call needs the API key. */
export function createAgencyServer({ gateway, apiKey }: AgencyServerOptions): Server {
  const report = (error: unknown, call: string) => console.error(`${call}:`, error)
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const target = parseTarget(request.url ?? '/')
    const path = target.path.slice(1)
    const query = new URLSearchParams(target.search)
    const [firstSegment, ...mediaPath] = path.split('/')
    if (firstSegment === 'media') return sendMedia(gateway, mediaPath, query.get('w'), request, response)
    const { status, headers, body } = await handleApiCall(toApiRequest(request, path, query), {
      gateway,
      apiKey,
      host: null,
      productSlug: env().PRODUCT_SLUG,
      report,
    })
    response
      .writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body))
  }
  // A request must arrive within 30 seconds, its headers within 15.
  return createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      report(error, request.url ?? '')
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 0, message: 'Internal error', data: null }))
    })
  })
}

const toApiRequest = (request: IncomingMessage, path: string, query: URLSearchParams): ApiRequest => ({
  method: request.method ?? '',
  path,
  query,
  header: (name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : null
  },
  // A website that calls the agency forwards its visitor's address, which is trusted only with TRUST_PROXY=1.
  address: getClientAddress(request.headers, request.socket.remoteAddress, {
    trustsProxy: env().TRUST_PROXY === '1',
  }),
  text: () => readLimitedText(request),
})

/** Sends a public file. This server has no sessions, so it sends no private files. */
async function sendMedia(
  gateway: Gateway,
  [area = '', id = '', file = '', ...more]: string[],
  width: string | null,
  { headers: { accept, 'if-none-match': ifNoneMatch } }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await readMedia(gateway, {
    // A path with further segments gets an area that does not exist, so it is not found.
    area: more.length > 0 ? '' : area,
    id,
    file,
    width,
    ...(accept === undefined ? {} : { accept }),
    ...(ifNoneMatch === undefined ? {} : { ifNoneMatch }),
  })
  response.writeHead(status, headers)
  if (body instanceof Readable) await pipeline(body, response)
  else response.end(body ?? undefined)
}
