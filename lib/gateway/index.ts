import { apiKey, env } from '../config/env'
import { embeddedGateway } from './embedded'
import type { Gateway } from './gateway'
import { remoteGateway } from './remote'

let chosen: Gateway | undefined

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
    : embeddedGateway()
  return chosen
}
