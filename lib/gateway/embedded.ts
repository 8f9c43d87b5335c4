import { AgencyError, isOutage, outage } from '../errors'
import { askAgency } from '../agency/ask'
import { forgetMovedDatabase, isUnreachable } from '../agency/pool'
import type { CallName } from '../contract'
import { gatewayOver, type Gateway, type Transport } from './gateway'

/** A fault of the database is told as an outage, whatever the driver calls it. */
function told(error: unknown, name: CallName): unknown {
  if (error instanceof AgencyError || isOutage(error)) return error
  if (!isUnreachable(error)) return error
  forgetMovedDatabase()
  return outage(`${name}: the database does not answer`, error)
}

/** Asks the agency in this process. @throws outage when its database does not answer */
export const embeddedTransport: Transport = async (name, input, caller) => {
  try {
    return await askAgency(name, input, caller)
  } catch (error) {
    throw told(error, name)
  }
}

/** The gateway to this repository's own agency. */
export const embeddedGateway = (): Gateway => gatewayOver(embeddedTransport)
