import 'server-only'
import { apiKey, env } from '../config/env'
import { gateway } from '../gateway'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import { handleApiCall } from './handle-api-call'
import { logFault } from './log-fault'
import { webSessionOf } from './web-session'
import { readLimitedText, type ApiRequest } from './api-request'

export const toApiRequest = (request: Request, path: string): ApiRequest => ({
  method: request.method,
  path,
  query: new URL(request.url).searchParams,
  header: (name) => request.headers.get(name),
  address: request.headers.get(CLIENT_ADDRESS_HEADER),
  text: () => readLimitedText(request.body ?? []),
})

/** The host that the browser sees: of SITE_URL when that is set, else of the request. */
export function siteHost(request: Request): string {
  const { SITE_URL } = env()
  return SITE_URL ? new URL(SITE_URL).host : (request.headers.get('host') ?? new URL(request.url).host)
}

/** Handles a browser's or an outside client's call to /api. */
export async function handleCall(request: Request, path: string): Promise<Response> {
  const { status, headers, body } = await handleApiCall(toApiRequest(request, path), {
    gateway: gateway(),
    apiKey: apiKey(),
    host: siteHost(request),
    productSlug: env().PRODUCT_SLUG,
    session: webSessionOf(request.headers),
    report: logFault,
  })
  return Response.json(body, { status, headers })
}
