import { agencyTimeoutMs } from '../config/agency-timeout'
import { apiKey, env } from '../config/env'
import { createGateway, type Gateway, type Transport } from './gateway'
import { remoteGateway } from './remote'

let sharedGateway: Gateway | undefined

/** Imports the agency at the first call, so that a site that uses an upstream agency (API_URL) loads no database. */
const lazyEmbeddedTransport: Transport = async (...transportArguments) => {
  const { embeddedTransport } = await import('./embedded')
  return embeddedTransport(...transportArguments)
}

/** The gateway to the agency that the settings name: an upstream agency, or the one in this process. */
export function gateway(): Gateway {
  if (sharedGateway) return sharedGateway
  const { API_URL, API_V2_URL, PRODUCT_SLUG } = env()
  const timeoutMs = agencyTimeoutMs()
  sharedGateway = API_URL
    ? remoteGateway({
        apiUrl: API_URL,
        apiV2Url: API_V2_URL ?? `${API_URL}/v2`,
        productSlug: PRODUCT_SLUG,
        apiKey: apiKey(),
        timeoutMs,
      })
    : createGateway(lazyEmbeddedTransport, { timeoutMs })
  return sharedGateway
}
