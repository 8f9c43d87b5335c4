import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { env } from '../config/env'
import type { Gateway } from '../gateway/gateway'
import { answerMedia } from '../media/answer'
import { clientAddress } from '../server/request-headers'
import { answer } from './answer'
import { limitedText, type ApiRequest } from './api-request'

interface Options {
  gateway: Gateway
  apiKey: string
}

/**
 * The agency's API alone over HTTP, for others to develop against: the contract's paths at the
 * root, pictures under /media. Every call needs the api key; there are no pages of ours to let in.
 */
export function createAgencyServer({ gateway, apiKey }: Options): Server {
  const report = (error: unknown, call: string) => console.error(`${call}:`, error)
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://agency')
    const [area, ...rest] = pathname.slice(1).split('/')
    if (area === 'media') return sendMedia(rest, searchParams.get('w'), request.headers.accept, response)
    const { status, headers, body } = await answer(apiRequest(request, pathname.slice(1), searchParams), {
      gateway,
      apiKey,
      host: null,
      report,
    })
    response
      .writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body))
  }
  return createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      report(error, request.url ?? '')
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ code: 0, message: 'Internal error', data: null }))
    })
  })
}

const apiRequest = (request: IncomingMessage, path: string, query: URLSearchParams): ApiRequest => ({
  method: request.method ?? '',
  path,
  query,
  header: (name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : null
  },
  // A site in front of the agency says for whom it asks; it is believed where TRUST_PROXY says so.
  address: clientAddress(request.headers, request.socket.remoteAddress, env().TRUST_PROXY === '1'),
  text: () => limitedText(request),
})

async function sendMedia(
  [area = '', id = '', file = '', ...more]: string[],
  width: string | null,
  accept: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await answerMedia(more.length ? '' : area, id, file, width, accept)
  response.writeHead(status, headers).end(body ?? undefined)
}
