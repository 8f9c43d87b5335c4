import { setTimeout as delay } from 'node:timers/promises'
import { DATABASE_TIMEOUT_MS } from '../config/agency-timeout'
import { askAgency } from '../agency/ask'
import { toDatabaseOutage } from '../agency/database-outage'
import { dropPoolOfMovedDatabase, isRestarting } from '../agency/pool'
import { isTaggedRead } from '../cache/dependencies'
import { createGateway, type Gateway, type Transport } from './gateway'

/** How long a public read waits while PostgreSQL restarts, which takes a second or two. */
const RESTART_WAIT_MS = 4_000
const RETRY_INTERVAL_MS = 100

async function retryDuringRestart<T>(read: () => Promise<T>, maxWaitMs: number): Promise<T> {
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isRestarting(error) || Date.now() > deadline) throw error
      dropPoolOfMovedDatabase()
      await delay(RETRY_INTERVAL_MS)
    }
  }
}

const createEmbeddedTransport =
  (restartWaitMs: number): Transport =>
  async (name, input, caller) => {
    try {
      const ask = () => askAgency(name, input, caller)
      // A call with cache tags is a public read. Only these are repeated: a write that failed may have had an effect.
      return await (isTaggedRead(name) ? retryDuringRestart(ask, restartWaitMs) : ask())
    } catch (error) {
      throw toDatabaseOutage(error, name)
    }
  }

/** Calls the agency in this process. @throws AgencyError `outage` when its database does not answer */
export const embeddedTransport = createEmbeddedTransport(RESTART_WAIT_MS)

/** @param options.restartWaitMs how long reads wait for a restarted database; to be less than `timeoutMs` */
export const createEmbeddedGateway = ({
  timeoutMs = DATABASE_TIMEOUT_MS,
  restartWaitMs = RESTART_WAIT_MS,
} = {}): Gateway => createGateway(createEmbeddedTransport(restartWaitMs), { timeoutMs })
