import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from '../../prisma/client/client'
import { connect } from './pool'

export { disconnect, rows } from './pool'

/** One client for each pool, whatever number of bundles hold this module. */
const shared = globalThis as typeof globalThis & { __agencyPrisma?: WeakMap<pg.Pool, PrismaClient> }

/**
 * The way of before, replaced file by file by `./database` (Kysely); nothing new is written with it.
 *
 * The Prisma client of this process, for what writes. It takes some 100 ms to load and to warm, so
 * what a public page reads imports `./pool` instead, and a start does not wait for it.
 * @throws outage when no database is known
 */
export function db(): PrismaClient {
  const { pool, users } = connect()
  const clients = (shared.__agencyPrisma ??= new WeakMap())
  const known = clients.get(pool)
  if (known) return known
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) })
  clients.set(pool, prisma)
  users.add(() => prisma.$disconnect())
  return prisma
}
