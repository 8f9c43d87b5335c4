import { agencyTimeoutMs } from '../config/agency-timeout'
import { env } from '../config/env'
import { createGateway, type Gateway, type Transport } from './gateway'
import { createUpstreamGateway } from './upstream'

let sharedGateway: Gateway | undefined

/** Imports the agency at the first call, so that a site that uses an upstream agency (API_URL) loads no database. */
const lazyEmbeddedTransport: Transport = async (...transportArguments) => {
  const { embeddedTransport } = await import('./embedded')
  return embeddedTransport(...transportArguments)
}

/** Returns the gateway to the agency that the settings choose: an upstream agency, or the one in this process. */
export function gateway(): Gateway {
  const { API_URL } = env()
  return (sharedGateway ??= API_URL
    ? createUpstreamGateway(API_URL)
    : createGateway(lazyEmbeddedTransport, { timeoutMs: agencyTimeoutMs() }))
}
