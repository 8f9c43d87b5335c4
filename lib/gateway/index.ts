import { apiKey, env } from '../config/env'
import { createGateway, type Gateway, type Transport } from './gateway'
import { remoteGateway } from './remote'

let chosen: Gateway | undefined

/** Loads the agency with the first call, so that an application of an upstream never loads a database. */
const embeddedTransport: Transport = async (name, input, caller) =>
  (await import('./embedded')).embeddedTransport(name, input, caller)

/** The gateway of this process: an upstream's when API_URL is set, else our own agency. Chosen once. */
export function gateway(): Gateway {
  if (chosen) return chosen
  const { API_URL, API_V2_URL, API_TIMEOUT_MS } = env()
  chosen = API_URL
    ? remoteGateway({
        apiUrl: API_URL,
        apiV2Url: API_V2_URL ?? `${API_URL}/v2`,
        apiKey: apiKey(),
        timeoutMs: API_TIMEOUT_MS,
      })
    : createGateway(embeddedTransport)
  return chosen
}
