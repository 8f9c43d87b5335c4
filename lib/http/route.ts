import 'server-only'
import { apiKey, env } from '../config/env'
import { gateway } from '../gateway'
import { CLIENT_ADDRESS } from '../config/internal-headers'
import { answer } from './answer'
import { webSessionOf } from './web-session'
import { limitedText, type ApiRequest } from './api-request'

export const apiRequest = (request: Request, path: string): ApiRequest => ({
  method: request.method,
  path,
  query: new URL(request.url).searchParams,
  header: (name) => request.headers.get(name),
  address: request.headers.get(CLIENT_ADDRESS),
  text: () => limitedText(request.body ?? []),
})

/** The host that the browser sees: the site's own address when it is set, else what was asked for. */
export function ownHost(request: Request): string {
  const { SITE_URL } = env()
  return SITE_URL ? new URL(SITE_URL).host : (request.headers.get('host') ?? new URL(request.url).host)
}

/** A fault, in the log for whoever runs the site. */
export const reportFault = (error: unknown, call: string): void =>
  console.error(`api ${call}:`, error instanceof Error ? `${error.name}: ${error.message}` : 'unknown fault')

/** A browser's or an outside client's call to /api, answered. */
export async function handleCall(request: Request, path: string): Promise<Response> {
  const { status, headers, body } = await answer(apiRequest(request, path), {
    gateway: gateway(),
    apiKey: apiKey(),
    host: ownHost(request),
    session: webSessionOf(request.headers),
    report: reportFault,
  })
  return Response.json(body, { status, headers })
}
