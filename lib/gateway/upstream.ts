import { agencyTimeoutMs } from '../config/agency-timeout'
import { apiKey, env } from '../config/env'
import type { Gateway } from './gateway'
import { createRemoteGateway } from './remote'

export function createUpstreamGateway(apiUrl: string): Gateway {
  const { API_V2_URL, PRODUCT_SLUG } = env()
  return createRemoteGateway({
    apiUrl,
    apiV2Url: API_V2_URL ?? `${apiUrl}/v2`,
    productSlug: PRODUCT_SLUG,
    apiKey: apiKey(),
    timeoutMs: agencyTimeoutMs(),
  })
}
