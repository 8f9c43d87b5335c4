import { authorize } from '../agency/authorize'
import type { UserCaller } from '../agency/callers'
import { toDatabaseOutage } from '../agency/database-outage'
import { lockUpload, unlockUpload } from '../agency/files/upload-lock'
import { finishUpload, startUpload } from '../agency/files/uploads'
import { DATABASE_TIMEOUT_MS } from '../config/agency-timeout'
import type { Reply } from '../contract/call'
import { AgencyError } from '../errors'
import { createGateway, type Gateway, type Transport } from './gateway'

const handlers = { startUpload, lockUpload, unlockUpload, finishUpload }
type UploadCallName = keyof typeof handlers

const transport: Transport = async (name, input, caller) => {
  if (!Object.hasOwn(handlers, name)) throw new AgencyError('not_found', name)
  const handler = handlers[name as UploadCallName] as (
    input: unknown,
    caller: UserCaller,
  ) => Promise<Reply<unknown>>
  try {
    return await handler(input, (await authorize(name, input as object, caller)) as UserCaller)
  } catch (error) {
    throw toDatabaseOutage(error, name)
  }
}

/** A gateway of uploads alone, because all calls would bring the whole agency into the server's bundle. */
export const createUploadGateway = (): Pick<Gateway, UploadCallName> =>
  createGateway(transport, { timeoutMs: DATABASE_TIMEOUT_MS })
