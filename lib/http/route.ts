import 'server-only'
import { env } from '../config/env'
import { AgencyError } from '../errors'
import { gateway } from '../gateway'
import { CLIENT_ADDRESS } from '../config/internal-headers'
import { answer } from './answer'
import { webSessionOf } from './web-session'
import { MAX_BODY, type ApiRequest } from './api-request'

/** Reads a body up to the limit of a call, without trusting what its length header says. */
async function limitedText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength
    if (bytes > MAX_BODY) throw new AgencyError('too_large')
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export const apiRequest = (request: Request, path: string): ApiRequest => ({
  method: request.method,
  path,
  query: new URL(request.url).searchParams,
  header: (name) => request.headers.get(name),
  address: request.headers.get(CLIENT_ADDRESS),
  text: () => limitedText(request),
})

/** The host that the browser sees: the site's own address when it is set, else what was asked for. */
export function ownHost(request: Request): string {
  const { SITE_URL } = env()
  return SITE_URL ? new URL(SITE_URL).host : (request.headers.get('host') ?? new URL(request.url).host)
}

/** A browser's or an outside client's call to /api, answered. */
export async function handleCall(request: Request, path: string): Promise<Response> {
  const { status, headers, body } = await answer(apiRequest(request, path), {
    gateway: gateway(),
    apiKey: env().API_KEY,
    host: ownHost(request),
    session: webSessionOf(request.headers),
    report: (error, call) => console.error(`api ${call}:`, error instanceof Error ? `${error.name}: ${error.message}` : 'unknown fault'),
  })
  return Response.json(body, { status, headers })
}
