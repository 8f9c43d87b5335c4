import 'server-only'
import { apiKey, env } from '../config/env'
import { gateway } from '../gateway'
import { handleApiCall } from './handle-api-call'
import { logFault } from './log-fault'
import { createRequestSession } from './web-session'
import { getSiteHost, toApiRequest } from './web-request'

/** Handles a browser's or an outside client's call to /api. */
export async function handleCall(request: Request, path: string): Promise<Response> {
  const { status, headers, body } = await handleApiCall(toApiRequest(request, path), {
    gateway: gateway(),
    apiKey: apiKey(),
    host: getSiteHost(request),
    productSlug: env().PRODUCT_SLUG,
    session: createRequestSession(request.headers),
    report: logFault,
  })
  return Response.json(body, { status, headers })
}
