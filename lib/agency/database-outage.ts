import { AgencyError, isOutage, outage } from '../errors'
import type { CallName } from '../contract'
import { forgetMovedDatabase, isUnreachable } from './pool'

/** The outage that an error of a call is when the database did not answer; otherwise the error itself. */
export function toDatabaseOutage(error: unknown, name: CallName): unknown {
  if (error instanceof AgencyError || isOutage(error)) return error
  if (!isUnreachable(error)) return error
  forgetMovedDatabase()
  return outage(`${name}: the database does not answer`, error)
}
