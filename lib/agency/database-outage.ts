import { AgencyError, isOutage, outage } from '../errors'
import type { CallName } from '../contract'
import { dropPoolOfMovedDatabase, isUnreachable } from './pool'

/** Converts an error of a call to an outage if the database could not be reached. Returns other errors unchanged. */
export function toDatabaseOutage(error: unknown, name: CallName): unknown {
  if (error instanceof AgencyError || isOutage(error)) return error
  if (!isUnreachable(error)) return error
  dropPoolOfMovedDatabase()
  return outage(`${name}: the database does not answer`, error)
}
