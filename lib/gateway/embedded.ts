import { DATABASE_TIMEOUT_MS } from '../config/agency-timeout'
import { AgencyError, isOutage, outage } from '../errors'
import { askAgency } from '../agency/ask'
import { forgetMovedDatabase, isUnreachable } from '../agency/pool'
import type { CallName } from '../contract'
import { createGateway, type Gateway, type Transport } from './gateway'

function toOutage(error: unknown, name: CallName): unknown {
  if (error instanceof AgencyError || isOutage(error)) return error
  if (!isUnreachable(error)) return error
  forgetMovedDatabase()
  return outage(`${name}: the database does not answer`, error)
}

/** Calls the agency in this process. @throws AgencyError `outage` when its database does not answer */
export const embeddedTransport: Transport = async (name, input, caller) => {
  try {
    return await askAgency(name, input, caller)
  } catch (error) {
    throw toOutage(error, name)
  }
}

export const embeddedGateway = (): Gateway =>
  createGateway(embeddedTransport, { timeoutMs: DATABASE_TIMEOUT_MS })
