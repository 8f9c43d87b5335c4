import { agencyTimeoutMs } from '../config/agency-timeout'
import { apiKey, env } from '../config/env'
import { createGateway, type Gateway, type Transport } from './gateway'
import { remoteGateway } from './remote'

let chosen: Gateway | undefined

/** Imports the agency with the first call, so that a site of an upstream agency never loads a database. */
const embeddedTransport: Transport = async (...call) =>
  (await import('./embedded')).embeddedTransport(...call)

export function gateway(): Gateway {
  if (chosen) return chosen
  const { API_URL, API_V2_URL, PRODUCT_SLUG } = env()
  const timeoutMs = agencyTimeoutMs()
  chosen = API_URL
    ? remoteGateway({
        apiUrl: API_URL,
        apiV2Url: API_V2_URL ?? `${API_URL}/v2`,
        productSlug: PRODUCT_SLUG,
        apiKey: apiKey(),
        timeoutMs,
      })
    : createGateway(embeddedTransport, { timeoutMs })
  return chosen
}
