import { setTimeout as wait } from 'node:timers/promises'
import type { Prisma } from '../../prisma/client/client'
import { db } from './db'

/** Prisma's own word for it, and PostgreSQL's: a deadlock, and a serialisation that failed. */
const CONFLICTS = ['P2034', '40P01', '40001']
const MOST_TRIES = 5

const isConflict = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause, meta } = error as {
    code?: unknown
    cause?: { originalCode?: unknown }
    meta?: { code?: unknown; driverAdapterError?: unknown }
  }
  return (
    [code, cause?.originalCode, meta?.code].some((word) => CONFLICTS.includes(String(word))) ||
    (meta?.driverAdapterError !== undefined && isConflict(meta.driverAdapterError))
  )
}

/**
 * Does work on the database again when it had to give way: of two that wait for each other PostgreSQL
 * ends one, which has then done nothing. The work must have no effect outside the database.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || turn === MOST_TRIES) throw error
      // Not both at once again.
      await wait(Math.random() * 20 * turn)
    }
  }
}

/** A transaction that is done whole or not at all, again if it had to give way. */
export const inTransaction = <T>(work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  retryOnConflict(() => db().$transaction(work))
