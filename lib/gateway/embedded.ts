import { DATABASE_TIMEOUT_MS } from '../config/agency-timeout'
import { askAgency } from '../agency/ask'
import { toDatabaseOutage } from '../agency/database-outage'
import { createGateway, type Gateway, type Transport } from './gateway'

/** Calls the agency in this process. @throws AgencyError `outage` when its database does not answer */
export const embeddedTransport: Transport = async (name, input, caller) => {
  try {
    return await askAgency(name, input, caller)
  } catch (error) {
    throw toDatabaseOutage(error, name)
  }
}

export const embeddedGateway = (): Gateway =>
  createGateway(embeddedTransport, { timeoutMs: DATABASE_TIMEOUT_MS })
