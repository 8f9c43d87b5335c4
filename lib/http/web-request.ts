import { env } from '../config/env'
import { CLIENT_ADDRESS_HEADER } from '../config/internal-headers'
import { readLimitedText, type ApiRequest } from './api-request'

export const toApiRequest = (request: Request, path: string): ApiRequest => ({
  method: request.method,
  path,
  query: new URL(request.url).searchParams,
  header: (name) => request.headers.get(name),
  address: request.headers.get(CLIENT_ADDRESS_HEADER),
  text: () => readLimitedText(request.body ?? []),
})

/** Gets the host that the browser sees: SITE_URL's when that is set, else the request's. */
export function getSiteHost(request: Request): string {
  const { SITE_URL } = env()
  return SITE_URL ? new URL(SITE_URL).host : (request.headers.get('host') ?? new URL(request.url).host)
}
